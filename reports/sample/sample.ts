/** A small results folder made by hand, for tests: two line-ups of Pass the Pandas at a table of four. */
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Papa from 'papaparse';
import { sampleRun, type SampleCell } from './sample-run.ts';

/** What a person outside may have named. */
export interface SampleNames {
  readonly title: string;
  readonly question: string;
  readonly lineup: string;
  readonly strategy: string;
  readonly replay: string;
}

const NAMES: SampleNames = {
  title: 'Does it pay to go first?',
  question: 'Does the seat decide who wins, and does looking ahead help?',
  lineup: 'one looks ahead',
  strategy: 'mcts(iterations=200)',
  replay: 'panda1-WyJwYXNzIl0',
};

/** The texts of all files, by name. */
export type SampleFiles = Record<'summary.csv' | 'histograms.csv' | 'examples.csv' | 'run.json', string>;

export function sampleFiles(given: Partial<SampleNames> = {}): SampleFiles {
  const names = { ...NAMES, ...given };
  const cells: SampleCell[] = [
    {
      id: 'pandas-1',
      lineup: 'four at random',
      players: ['random', 'random', 'random', 'random'],
      blocks: 20_000,
      games: 20_000,
    },
    {
      id: 'pandas-2',
      lineup: names.lineup,
      players: [names.strategy, 'random', 'random', 'random'],
      blocks: 2_000,
      games: 8_000,
    },
  ];
  return {
    'summary.csv': csv(cells.flatMap((cell, index) => summaryRows(cell, index === 1))),
    'histograms.csv': csv(cells.flatMap(histogramRows)),
    'examples.csv': csv(cells.flatMap((cell) => exampleRows(cell, names.replay))),
    'run.json': JSON.stringify(sampleRun(names, cells), null, 2),
  };
}

/** Writes them into a new folder of the system's temporary one. */
export async function writeSample(files: Partial<SampleFiles> = sampleFiles()): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'panda-lab-report-'));
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  return folder;
}

function csv(rows: readonly object[]): string {
  return `${Papa.unparse(rows as object[], { newline: '\n' })}\n`;
}

const SEAT_SHARES = [0.2752, 0.2651, 0.2341, 0.2256];
const MIXED_SEAT_SHARES = [0.2712, 0.2581, 0.2433, 0.2274];

function summaryRows(cell: SampleCell, mixed: boolean): object[] {
  const row = rowMaker(cell);
  const shares = mixed ? MIXED_SEAT_SHARES : SEAT_SHARES;
  const spread = (share: number) => Math.sqrt(share * (1 - share)) * (mixed ? 0.55 : 1);
  const strategies: [string, number, number][] = mixed
    ? [
        [cell.players[0], 0.3124, 0.205],
        ['random', 0.2292, 0.068],
      ]
    : [['random', 0.25, 0]];
  return [
    ...shares.map((share, seat) => row('win_share', `seat:${seat + 1}`, share, spread(share))),
    ...strategies.map(([label, share, sd]) => row('win_share', `strategy:${label}`, share, sd)),
    row('turns', 'game', mixed ? 18.93 : 17.02, mixed ? 5.1 : 7.2),
    ...strategies.map(([label, share]) => row('score', `strategy:${label}`, share * 9.1, 4.2)),
    ...shares.map((_, seat) => row('started', `seat:${seat + 1}`, seat === 0 ? 1 : 0, 0)),
  ];
}

function rowMaker(cell: SampleCell) {
  return (quantity: string, who: string, mean: number, sd: number): object => {
    const half = (1.96 * sd) / Math.sqrt(cell.blocks);
    const digits = (value: number) => Number(value.toPrecision(10));
    return {
      study: 'going-first',
      cell: cell.id,
      game: 'pass-the-pandas',
      seats: 4,
      lineup: cell.lineup,
      quantity,
      who,
      blocks: cell.blocks,
      games: cell.games,
      unfinished: 0,
      mean,
      sd: digits(sd),
      low95: digits(mean - half),
      high95: digits(mean + half),
    };
  };
}

function histogramRows(cell: SampleCell): object[] {
  const bell = (value: number, middle: number, width: number) => Math.exp(-(((value - middle) / width) ** 2));
  const bins = (quantity: string, who: string, weight: (value: number) => number, last: number) =>
    Array.from({ length: last + 1 }, (_, value) => {
      const count = Math.round(cell.games * weight(value));
      return { cell: cell.id, quantity, who, low: value, high: value, count };
    }).filter((row) => row.count > 0);
  const beyond = { cell: cell.id, quantity: 'turns', who: 'game', low: 60, high: '', count: 3 };
  const strategies = [...new Set(cell.players)];
  return [
    ...bins('turns', 'game', (value) => 0.055 * bell(value, 16, 10), 59),
    beyond,
    ...strategies.flatMap((label, index) =>
      bins('score', `strategy:${label}`, (value) => (value === 0 ? 0.75 - 0.06 * index : 0.04 * bell(value, 8, 4)), 20),
    ),
  ];
}

function exampleRows(cell: SampleCell, replay: string): object[] {
  const kinds = { shortest: 1, typical: 16, longest: 69 };
  return Object.entries(kinds).map(([kind, value]) => ({ cell: cell.id, kind, quantity: 'turns', value, replay }));
}
