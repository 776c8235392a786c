/** The laboratory for programs: `import { simulate } from 'panda-lab'`. */
export * from '../strategies/core/author.ts';
export { UserError } from '../engine/core/errors.ts';
export { listGames, loadGame } from '../engine/core/catalog.ts';
export { parametersOf, type Parameter } from '../engine/core/rules.ts';
export { listStrategies } from '../strategies/core/catalog.ts';
export { readReplayCode } from '../experiments/lab/replay-code.ts';
export { replayGame, type ReplayedGame, type Step } from '../experiments/lab/replay.ts';
export type { Finding } from '../experiments/lab/summary.ts';
export type { Player } from '../experiments/lab/cell.ts';
export { makeReport } from '../reports/make-report.ts';
export { simulate, type SimulateOptions, type Simulation } from './simulation.ts';
