/**
 * Tallies: exact sums of whole numbers that a shard brings home, in one `Float64Array`. Sums are
 * of blocks, because the block is the sample; they may be added in any order and by any number
 * of workers, and the result is the same to the last bit.
 *
 *   counts     blocks, games, unfinished games
 *   sums       for each entry (a quantity of a seat, a kind of player or the game)
 *   squares    of the same block values
 *   counts by value, for quantities with a range, one more at each end for what lies outside
 *   examples   the first game of each length, and the shortest and longest
 */
import { kindsOf, type Cell } from './cell.ts';
import { placeValues, type Quantity } from './quantities.ts';

export const BLOCKS = 0;
export const GAMES = 1;
export const UNFINISHED_GAMES = 2;
const COUNTS = 3;

/** Blocks of one shard: beyond this, squares might not be exact any more. */
export const MOST_BLOCKS = 65_536;

/** Of which values of a game something is made: one column, or all seats of one kind of player. */
interface Source {
  readonly quantity: Quantity;
  readonly who: string;
  /** A value's place in a game's values; for a kind, the first seat's. */
  readonly column: number;
  /** The kind of player, or -1. */
  readonly kind: number;
}

/** One row of the summary. */
export interface Entry extends Source {
  /** How many players' values it sums up. */
  readonly players: number;
  /** Where its values are counted one by one, if they are; those of a kind are counted seat by seat. */
  readonly bins?: Bins | undefined;
}

/** Counts by value: what lies below, low .. high, what lies above. */
export interface Bins {
  /** Where they start among the counts; for a seat, those of the first kind of player. */
  readonly start: number;
  readonly low: number;
  readonly size: number;
  /** The seat whose values are counted, each with its kind of player; -1 for a value of the game. */
  readonly seat: number;
}

export interface Histogram extends Source {
  /** Where its counts start in a tally: below, low .. high, above. */
  readonly start: number;
  readonly low: number;
  readonly bins: number;
}

/** How the tally of a cell is laid out. */
export interface TallyPlan {
  readonly seats: number;
  /** Kinds of player. */
  readonly kinds: number;
  readonly quantities: readonly Quantity[];
  readonly valueCount: number;
  readonly columns: readonly Entry[];
  readonly sums: number;
  readonly squares: number;
  /** Where the counts of all histograms start. */
  readonly counts: number;
  readonly histograms: readonly Histogram[];
  /** Of the quantity that says how long a game was, if one does. */
  readonly lengthHistogram: Histogram | undefined;
  /** First game in each bin of that histogram; then shortest (value, game), longest (−value, game). */
  readonly examples: number;
  readonly size: number;
}

export function planTally(players: Cell['players'], quantities: readonly Quantity[]): TallyPlan {
  const seats = players.length;
  const { labels, kindOf } = kindsOf(players);
  const { starts, count } = placeValues(quantities, seats);
  const byKind = (quantity: Quantity, column: number) =>
    labels.map((label, kind) => ({ quantity, who: `strategy:${label}`, column, kind }));
  const binStarts = placeBins(quantities, labels.length);
  const columns = quantities.flatMap((quantity, q): Entry[] => {
    const column = starts[q];
    const bins = (seat: number) => binsOf(quantity, binStarts[q], seat);
    if (quantity.of === 'game') return [{ quantity, who: 'game', column, kind: -1, players: 1, bins: bins(-1) }];
    const bySeat = Array.from({ length: seats }, (_, seat): Entry => {
      return { quantity, who: `seat:${seat + 1}`, column: column + seat, kind: -1, players: 1, bins: bins(seat) };
    });
    const ofKind = (kind: number) => kindOf.filter((other) => other === kind).length;
    return [...bySeat, ...byKind(quantity, column).map((entry) => ({ ...entry, players: ofKind(entry.kind) }))];
  });
  const squares = COUNTS + columns.length;
  const counts = squares + columns.length;
  const histograms = quantities.flatMap((quantity, q): Histogram[] => {
    const bins = binsOf(quantity, binStarts[q], -1);
    if (!bins) return [];
    const one = [{ quantity, who: 'game', column: starts[q], kind: -1 }];
    const sources = quantity.of === 'game' ? one : byKind(quantity, starts[q]);
    return sources.map((source, i) => {
      return { ...source, start: counts + bins.start + i * bins.size, low: bins.low, bins: bins.size };
    });
  });
  const lengthHistogram = histograms.find(({ quantity }) => quantity.of === 'game');
  const examples = counts + binStarts[quantities.length];
  const size = examples + (lengthHistogram?.bins ?? 0) + EXTREMES;
  return {
    seats,
    kinds: labels.length,
    quantities,
    valueCount: count,
    columns,
    sums: COUNTS,
    squares,
    counts,
    histograms,
    lengthHistogram,
    examples,
    size,
  };
}

/** Words of the shortest and longest game. */
export const EXTREMES = 4;

/** Where the bins of each quantity start; last, where they end. A quantity of seats has bins for each kind of player. */
function placeBins(quantities: readonly Quantity[], kinds: number): number[] {
  let end = 0;
  const starts = quantities.map((quantity) => {
    const start = end;
    end += (binsOf(quantity, start, -1)?.size ?? 0) * (quantity.of === 'game' ? 1 : kinds);
    return start;
  });
  return [...starts, end];
}

function binsOf({ range }: Quantity, start: number, seat: number): Bins | undefined {
  return range && { start, low: range[0], size: range[1] - range[0] + 3, seat };
}

export function createTally(plan: TallyPlan): Float64Array {
  // Examples are found by "smaller wins", so there is none at infinity.
  return new Float64Array(plan.size).fill(Infinity, plan.examples);
}
