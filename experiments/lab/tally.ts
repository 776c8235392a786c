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
  readonly quantities: readonly Quantity[];
  readonly valueCount: number;
  readonly columns: readonly Entry[];
  readonly sums: number;
  readonly squares: number;
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
  const columns = quantities.flatMap((quantity, q): Entry[] => {
    if (quantity.of === 'game') return [{ quantity, who: 'game', column: starts[q], kind: -1, players: 1 }];
    const bySeat = Array.from({ length: seats }, (_, seat) => seatEntry(quantity, starts[q], seat));
    const ofKind = (kind: number) => kindOf.filter((other) => other === kind).length;
    return [...bySeat, ...byKind(quantity, starts[q]).map((entry) => ({ ...entry, players: ofKind(entry.kind) }))];
  });
  const squares = COUNTS + columns.length;
  let end = squares + columns.length;
  const histograms = quantities.flatMap((quantity, q): Histogram[] => {
    if (!quantity.range) return [];
    const [low, high] = quantity.range;
    const bins = high - low + 3;
    const one = [{ quantity, who: 'game', column: starts[q], kind: -1 }];
    const sources = quantity.of === 'game' ? one : byKind(quantity, starts[q]);
    return sources.map((source) => ({ ...source, start: (end += bins) - bins, low, bins }));
  });
  const lengthHistogram = histograms.find(({ quantity }) => quantity.of === 'game');
  const size = end + (lengthHistogram?.bins ?? 0) + EXTREMES;
  return {
    seats,
    quantities,
    valueCount: count,
    columns,
    sums: COUNTS,
    squares,
    histograms,
    lengthHistogram,
    examples: end,
    size,
  };
}

/** Words of the shortest and longest game. */
export const EXTREMES = 4;

function seatEntry(quantity: Quantity, start: number, seat: number): Entry {
  return { quantity, who: `seat:${seat + 1}`, column: start + seat, kind: -1, players: 1 };
}

export function createTally(plan: TallyPlan): Float64Array {
  // Examples are found by "smaller wins", so there is none at infinity.
  return new Float64Array(plan.size).fill(Infinity, plan.examples);
}
