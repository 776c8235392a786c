/** The run.json of the sample: one rule changed, all kinds of provenance. */
import type { RunFile } from '../data/run-file.ts';
import type { SampleNames } from './sample.ts';

export interface SampleCell {
  readonly id: string;
  readonly lineup: string;
  readonly players: string[];
  readonly blocks: number;
  readonly games: number;
}

const RULES = [
  {
    key: 'startingDice.4',
    value: 6,
    default: 5,
    changed: true,
    meaning: 'Dice each player starts with at a table of 4.',
    provenance: 'rulebook',
  },
  {
    key: 'bambooChallenge',
    value: true,
    default: true,
    changed: false,
    meaning: 'Whether losing the challenge costs dice.',
    provenance: 'rulebook',
  },
  {
    key: 'startPlayer',
    value: 'first-seat',
    default: 'first-seat',
    changed: false,
    meaning: 'Who starts the first deal.',
    provenance: 'inferred',
  },
  {
    key: 'pandamonium.target',
    value: 25,
    default: 25,
    changed: false,
    meaning: 'Points that end a match.',
    provenance: 'reconstructed',
  },
  {
    key: 'maxTurns',
    value: 100_000,
    default: 100_000,
    changed: false,
    meaning: 'A longer game is given up.',
    provenance: 'laboratory',
  },
];

const MEASURES: RunFile['cells'][number]['measures'] = [
  { name: 'turns', of: 'game', meaning: 'turns taken' },
  { name: 'score', of: 'seat', meaning: 'dice held by the others on going out' },
  { name: 'started', of: 'seat', meaning: 'deals this seat started' },
];

export function sampleRun(names: SampleNames, cells: readonly SampleCell[]): RunFile {
  return {
    program: 'panda-lab',
    version: '0.1.0',
    commit: '0123456789abcdef0123456789abcdef01234567',
    node: 'v20.20.2',
    started: '2025-11-18T08:33:16.868Z',
    finished: '2025-11-18T08:34:18.802Z',
    seconds: 61.934,
    workers: 2,
    complete: true,
    studies: [{ id: 'going-first', title: names.title, question: names.question }],
    cells: cells.map((cell) => ({
      ...cell,
      study: 'going-first',
      game: 'pass-the-pandas',
      gameTitle: 'Pass the Pandas',
      seats: 4,
      seed: 'bamboo',
      unfinished: 0,
      seconds: 30.5,
      signature: '0e952d29',
      rules: RULES,
      measures: MEASURES,
    })),
  };
}
