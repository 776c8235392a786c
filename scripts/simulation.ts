/** One line-up, many games: what `simulate` means, for the command line and for programs. */
import { loadGame } from '../engine/core/catalog.ts';
import { UserError } from '../engine/core/errors.ts';
import { blocksFor } from '../experiments/lab/blocks.ts';
import type { Cell, Player } from '../experiments/lab/cell.ts';
import { lineupName, readPlayer } from '../experiments/lab/study.ts';
import { findingsOf, type Finding } from '../experiments/lab/summary.ts';
import { conduct, type Conduct } from './conduct.ts';
import type { StudyInfo } from './run-info.ts';

export interface SimulateOptions extends Pick<
  Conduct,
  'workers' | 'shardBlocks' | 'check' | 'out' | 'gamesCsv' | 'onProgress' | 'signal'
> {
  /** A game's id, or a path to one. */
  readonly game: string;
  /** One for the whole table, or one for each seat: `'mcts(iterations=200)'` or an object. */
  readonly strategies?: string | Player | readonly (string | Player)[];
  /** Table size; needed where one strategy stands for the whole table and four seats are not meant. */
  readonly players?: number;
  /** What differs from the printed rules. */
  readonly rules?: Readonly<Record<string, unknown>>;
  /** Single games, rounded up to whole blocks; 10,000 if neither is given. */
  readonly games?: number;
  readonly blocks?: number;
  readonly seed?: string | number;
}

export interface Simulation {
  readonly cell: Cell;
  readonly blocks: number;
  readonly games: number;
  readonly unfinished: number;
  readonly seconds: number;
  /** False if it was stopped early. */
  readonly complete: boolean;
  /** Every quantity with its 95 % interval. */
  readonly findings: readonly Finding[];
}

const GAMES = 10_000;

/** Plays games of one line-up and reports every quantity with its interval. */
export async function simulate(options: SimulateOptions): Promise<Simulation> {
  const cell = await simulationCell(options);
  const result = await conduct({ ...options, studies: [studyOf(cell)], cells: [cell] });
  if (result.failure) throw new UserError(result.failure.message);
  const { totals } = result.cells[0];
  const { blocks, games, unfinished } = totals;
  const { seconds, complete } = result;
  return { cell, blocks, games, unfinished, seconds, complete, findings: findingsOf(totals) };
}

/** A simulation is a study of one cell. */
export function studyOf(cell: Cell): StudyInfo {
  const title = `${cell.game}: ${cell.lineup}`;
  return { id: cell.study, title, question: `What happens in ${title}?` };
}

/** The one cell of a simulation. */
export async function simulationCell(options: SimulateOptions): Promise<Cell> {
  const { game, rules = {}, seed = '1', games, blocks } = options;
  const { seats } = await loadGame(game);
  const given = [options.strategies ?? 'random'].flat().map((one) => (typeof one === 'string' ? readPlayer(one) : one));
  const size = options.players ?? (given.length > 1 ? given.length : Math.min(Math.max(4, seats.min), seats.max));
  if (given.length !== 1 && given.length !== size) {
    throw new UserError(
      `${given.length} strategies cannot fill ${size} seats: name one for all, or one for each seat.`,
    );
  }
  if (games !== undefined && blocks !== undefined)
    throw new UserError('Say how much to play as games or as blocks, not both.');
  const players = given.length === 1 ? Array.from({ length: size }, () => given[0]) : given;
  return {
    id: 'simulation',
    study: 'simulation',
    game,
    rules,
    lineup: lineupName(players),
    players,
    seed: String(seed),
    blocks: whole(blocks, 'blocks') ?? blocksFor(whole(games, 'games') ?? GAMES, players, String(seed)),
  };
}

function whole(count: number | undefined, what: string): number | undefined {
  if (count === undefined || (Number.isSafeInteger(count) && count >= 1)) return count;
  throw new UserError(`The number of ${what} must be a whole number of at least 1, not ${count}.`);
}
