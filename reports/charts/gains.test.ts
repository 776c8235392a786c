import { expect, it } from 'vitest';
import * as vega from 'vega';
import { compile } from 'vega-lite';
import type { SummaryRow } from '../data/rows.ts';
import type { ReportCell } from '../model.ts';
import { sampleRun } from '../sample/sample-run.ts';
import { gains } from './gains.ts';

const NAMES = { title: 't', question: 'q', lineup: 'l', strategy: 's', replay: 'r' };
const CELL = { id: 'worth-1', lineup: 'l', players: ['s', 's'], blocks: 100, games: 100 };

function gainRow(choice: string, round: number, mean: number, half: number | undefined): SummaryRow {
  return {
    study: 'worth',
    cell: 'worth-1',
    game: 'g',
    seats: 2,
    lineup: 'l',
    quantity: `gain:round=${round}`,
    who: `choice:${choice}`,
    blocks: 100,
    games: 100,
    unfinished: 0,
    mean,
    sd: half === undefined ? undefined : half * 5,
    low95: half === undefined ? undefined : mean - half,
    high95: half === undefined ? undefined : mean + half,
  };
}

function cellOf(summary: SummaryRow[], gain = 'score'): ReportCell {
  const facts = { ...sampleRun(NAMES, [CELL]).cells[0], choices: { by: 'round', gain } };
  return { facts, summary, histograms: [], examples: [], name: 'n', slug: 'worth-1', verdicts: [] };
}

const TWO_ROUNDS = [
  gainRow('takes red6', 1, -12.34, 1.2),
  gainRow('takes green20', 1, 12.34, 1.2),
  gainRow('takes red6', 2, 0.1, 0.4),
  gainRow('takes green20', 2, -0.1, 0.4),
];

/** All rows of data that a spec shows. */
function rowsOf(cell: ReportCell): Record<string, unknown>[] {
  const { datasets } = gains.draw(cell)!.spec as unknown as { datasets: Record<string, Record<string, unknown>[]> };
  return Object.values(datasets).flat();
}

it('tells the best choice first, with signs and errors', () => {
  const drawing = gains.draw(cellOf(TWO_ROUNDS))!;
  expect(drawing.title).toBe('What each choice adds, by round');
  expect(drawing.says).toBe('Gains in score, the best choice first: takes green20 6.12, takes red6 -6.12.');
  const fields = rowsOf(cellOf(TWO_ROUNDS)).filter((row) => row.error !== undefined);
  expect(fields.slice(0, 4).map(({ choice, group, mean, error }) => [choice, group, mean, error])).toEqual([
    ['takes red6', 'round 1', '−12.3', '±1.2'],
    ['takes green20', 'round 1', '+12.3', '±1.2'],
    ['takes red6', 'round 2', '+0.1', '±0.4'],
    ['takes green20', 'round 2', '−0.1', '±0.4'],
  ]);
});

it('marks what cannot be told from nothing', () => {
  const told = rowsOf(cellOf(TWO_ROUNDS)).filter((row) => row.told === true);
  expect(new Set(told.map(({ group }) => group))).toEqual(new Set(['round 1']));
});

it('counts shares of the win in percent', () => {
  const shares = [gainRow('a', 1, 0.05, 0.01), gainRow('b', 1, -0.05, 0.01)];
  const field = rowsOf(cellOf(shares, 'win_share')).find((row) => row.choice === 'a' && row.mean !== undefined)!;
  expect([field.mean, field.error]).toEqual(['+5.0', '±1.0']);
});

it('shows no more columns than can bear numbers, and says so', () => {
  const many = Array.from({ length: 15 }, (_, i) => gainRow('a', i + 1, i, 1));
  expect(gains.draw(cellOf(many))!.subtitle).toContain('The other 3 columns are in summary.csv.');
});

it('is not drawn where no choices were tried', () => {
  expect(gains.draw(cellOf([{ ...gainRow('a', 1, 1, 1), quantity: 'score', who: 'seat:1' }]))).toBeUndefined();
});

it('Vega-Lite has nothing to complain about, nor where there is no interval', () => {
  const complaints: unknown[] = [];
  const logger = vega.logger(vega.Warn);
  logger.warn = (...words) => (complaints.push(words), logger);
  for (const rows of [TWO_ROUNDS, [gainRow('a', 1, 1, undefined), gainRow('b', 1, -1, undefined)]]) {
    compile(gains.draw(cellOf(rows))!.spec, { logger });
  }
  expect(complaints).toEqual([]);
});
