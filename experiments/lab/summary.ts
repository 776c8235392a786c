/** Totals of a cell → rows of summary.csv, histograms.csv and examples.csv. */
import { WIN_POINTS } from '../../engine/core/game.ts';
import type { Cell } from './cell.ts';
import { estimate, estimateShare, type Estimate } from './interval.ts';
import type { Gains } from './gains.ts';
import { replayCode } from './replay-code.ts';
import type { Entry } from './tally.ts';
import type { Totals } from './totals.ts';

export const SUMMARY_COLUMNS = [
  'study',
  'cell',
  'game',
  'seats',
  'lineup',
  'quantity',
  'who',
  'blocks',
  'games',
  'unfinished',
  'mean',
  'sd',
  'low95',
  'high95',
] as const;
export const HISTOGRAM_COLUMNS = ['cell', 'quantity', 'who', 'low', 'high', 'count'] as const;
export const EXAMPLE_COLUMNS = ['cell', 'kind', 'quantity', 'value', 'replay'] as const;

type CsvRow<Columns extends readonly string[]> = Record<Columns[number], string | number>;
export type SummaryRow = CsvRow<typeof SUMMARY_COLUMNS>;
export type HistogramRow = CsvRow<typeof HISTOGRAM_COLUMNS>;
export type ExampleRow = CsvRow<typeof EXAMPLE_COLUMNS>;

/** A quantity of somebody with its interval. */
export interface Finding extends Estimate {
  readonly quantity: string;
  readonly who: string;
}

export function findingsOf(totals: Totals): Finding[] {
  return totals.plan.columns.map((entry, i) => findingOf(entry, i, totals));
}

function findingOf({ quantity, who, players }: Entry, i: number, totals: Totals): Finding {
  const isShare = quantity.name === 'win_share';
  // A block value is a sum over all rotations, and over all players of a kind.
  const unit = totals.plan.seats * players * (isShare ? WIN_POINTS : 1);
  const compute = isShare ? estimateShare : estimate;
  return { quantity: quantity.name, who, ...compute(totals.blocks, totals.sums[i], totals.squares[i], unit) };
}

export function summaryRows(cell: Cell, totals: Totals): SummaryRow[] {
  const { study, id, game, lineup, players } = cell;
  const { blocks, games, unfinished } = totals;
  return findingsOf(totals).map(({ quantity, who, mean, sd, low, high }) => ({
    study,
    cell: id,
    game,
    seats: players.length,
    lineup,
    quantity,
    who,
    blocks,
    games,
    unfinished,
    mean: digits(mean),
    sd: digits(sd),
    low95: digits(low),
    high95: digits(high),
  }));
}

/** What each choice gained: a quantity such as `gain:round=3` of `choice:takes red6`. */
export function gainRows(cell: Cell, gains: Gains): SummaryRow[] {
  const { study, id, game, lineup, players, choices } = cell;
  if (!choices) return [];
  return gains.estimates(choices.gain === 'win_share').map(({ group, choice, count, mean, sd, low, high }) => ({
    study,
    cell: id,
    game,
    seats: players.length,
    lineup,
    quantity: `gain:${choices.by}=${group}`,
    who: `choice:${choice}`,
    blocks: count,
    games: count,
    unfinished: 0,
    mean: digits(mean),
    sd: digits(sd),
    low95: digits(low),
    high95: digits(high),
  }));
}

/** Ten digits: more than any interval needs, and the same on every machine. */
function digits(value: number): number | '' {
  return Number.isFinite(value) ? Number(value.toPrecision(10)) : '';
}

/** Bins of one histogram; wide ranges are gathered into wider bins. */
const MOST_BINS = 120;

export function histogramRows(cell: Cell, totals: Totals): HistogramRow[] {
  const { histograms } = totals.plan;
  const first = histograms[0]?.start ?? 0;
  return histograms.flatMap(({ quantity, who, start, low, bins }) => {
    const counts = totals.counts.subarray(start - first, start - first + bins);
    const width = binWidth(counts);
    const rows: HistogramRow[] = [];
    const add = (from: number | '', to: number | '', count: number) => {
      if (count > 0) rows.push({ cell: cell.id, quantity: quantity.name, who, low: from, high: to, count });
    };
    add('', low - 1, counts[0]);
    for (let bin = 1; bin < bins - 1; bin += width) {
      const end = Math.min(bin + width, bins - 1);
      add(low + bin - 1, low + end - 2, total(counts.subarray(bin, end)));
    }
    add(low + bins - 2, '', counts[bins - 1]);
    return rows;
  });
}

/** The smallest of 1, 2, 5, 10, 20 … that needs no more than MOST_BINS bins for the values that occur. */
function binWidth(counts: Float64Array): number {
  const used = counts.findLastIndex((count) => count > 0) - counts.findIndex((count) => count > 0) + 1;
  for (let ten = 1; ; ten *= 10) {
    const width = [1, 2, 5].map((step) => step * ten).find((step) => used / step <= MOST_BINS);
    if (width !== undefined) return width;
  }
}

function total(counts: Float64Array): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** A game of median length, the shortest and the longest, each the first of its kind. */
export function exampleRows(cell: Cell, totals: Totals): ExampleRow[] {
  const { plan } = totals;
  const histogram = plan.lengthHistogram;
  if (!histogram || totals.blocks === 0) return [];
  const { quantity } = histogram;
  const start = histogram.start - plan.histograms[0].start;
  const counts = totals.counts.subarray(start, start + histogram.bins);
  const median = medianBin(counts);
  const { shortest, longest } = totals.extremes;
  const row = (kind: string, value: number, game: number): ExampleRow => {
    const seats = cell.players.length;
    return {
      cell: cell.id,
      kind,
      quantity: quantity.name,
      value,
      replay: replayCode(cell, Math.floor(game / seats), game % seats),
    };
  };
  return [
    row('shortest', ...shortest),
    row('typical', histogram.low + median - 1, totals.examples[median]),
    row('longest', ...longest),
  ];
}

function medianBin(counts: Float64Array): number {
  const half = total(counts) / 2;
  let seen = 0;
  return counts.findIndex((count) => (seen += count) >= half);
}
