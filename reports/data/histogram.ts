/** What a histogram tells: its quantiles, and bars few enough to look at. */
import type { CellResults } from './results.ts';
import type { HistogramRow } from './rows.ts';

/** One bin of one quantity of one `who`. */
export type Bin = Pick<HistogramRow, 'low' | 'high' | 'count'>;

/** From `low` to `high`, both included; an end that is missing is open. */
export interface Bar {
  readonly low?: number | undefined;
  readonly high?: number | undefined;
  readonly share: number;
}

export function binsOf(cell: CellResults, quantity: string, who: string): Bin[] {
  const rows = cell.histograms.filter((row) => row.quantity === quantity && row.who === who && row.count > 0);
  return rows.sort((a, b) => (a.low ?? -Infinity) - (b.low ?? -Infinity));
}

/** The value that a share of all games stay at or below; none if it lies in an open bin. */
export function quantile(bins: readonly Bin[], share: number): number | undefined {
  const total = countOf(bins);
  let sum = 0;
  for (const bin of bins) {
    sum += bin.count;
    if (sum >= share * total) return bin.low === undefined ? undefined : bin.high;
  }
  return undefined;
}

function countOf(bins: readonly Bin[]): number {
  return bins.reduce((sum, bin) => sum + bin.count, 0);
}

/** The few games this far out share one bar, lest they squeeze all others into a corner. */
const TAIL = 0.005;
const MOST_BARS = 45;

/** Limits that several histograms can share: a step of 1, 2 or 5 times a power of ten. */
export interface Grid {
  readonly step: number;
  /** Where a bar starts; the others follow by steps, both ways. */
  readonly origin: number;
  /** Everything above goes into one open bar. */
  readonly last: number;
}

export function gridFor(histograms: readonly (readonly Bin[])[]): Grid {
  const ends = histograms.map(endsOf);
  const low = Math.min(...ends.map((end) => end.low));
  const high = Math.max(...ends.map((end) => end.high));
  const last = Math.max(...ends.map((end) => end.last));
  // A tail that would hardly lengthen the picture is drawn as it is.
  const end = high - low <= 1.25 * (last - low) ? high : last;
  const widths = ends.map((each) => each.width);
  const step = stepFor((end - low + 1) / MOST_BARS, widths);
  const widest = Math.max(...widths);
  const origin = ((low % widest) + widest) % widest;
  return { step, origin, last: origin + Math.floor((end - origin) / step) * step + step - 1 };
}

function endsOf(bins: readonly Bin[]) {
  const closed = bins.filter((bin) => bin.low !== undefined && bin.high !== undefined);
  const low = closed[0]?.low ?? bins[0]?.low ?? bins[0]?.high ?? 0;
  const high = closed.at(-1)?.high ?? low;
  const last = quantile(bins, 1 - TAIL) ?? high;
  const width = Math.max(1, ...closed.map((bin) => bin.high! - bin.low! + 1));
  return { low, high, last, width };
}

/** Bars must hold whole bins, or their heights would go up and down for no reason. */
function stepFor(least: number, widths: readonly number[]): number {
  for (let power = 1; power < 1e9; power *= 10) {
    const candidates = [1, 2, 5].map((factor) => factor * power);
    const step = candidates.find((each) => each >= least && widths.every((width) => each % width === 0));
    if (step !== undefined) return step;
  }
  const widest = Math.max(...widths);
  return widest * Math.ceil(least / widest);
}

/** Bins poured into the bars of a grid; bars without a game are left out. */
export function barsOf(bins: readonly Bin[], grid: Grid): Bar[] {
  const total = countOf(bins);
  const bars = new Map<string, { low?: number | undefined; high?: number | undefined; count: number }>();
  for (const bin of bins) {
    const bar = barFor(bin, grid);
    const key = `${bar.low}:${bar.high}`;
    bars.set(key, { ...bar, count: (bars.get(key)?.count ?? 0) + bin.count });
  }
  return [...bars.values()].map(({ low, high, count }) => ({ low, high, share: count / total }));
}

function barFor(bin: Bin, { step, origin, last }: Grid): Omit<Bar, 'share'> {
  if (bin.low === undefined) return { high: bin.high };
  if (bin.low > last) return { low: last + 1 };
  if (bin.high === undefined) return { low: bin.low };
  const low = origin + Math.floor((bin.low - origin) / step) * step;
  return { low, high: low + step - 1 };
}
