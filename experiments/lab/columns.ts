/**
 * Adds up buffered games column by column. A loop over one column keeps its sums in registers:
 * several times as fast as going through all quantities after every game.
 */
import { binOf } from './bins.ts';
import type { Bins } from './tally.ts';

/** Rows of a buffer. */
export const ROWS = 128;

/** Finished games, one row each. */
export interface GameBuffer {
  readonly seats: number;
  /** Values of a row, and the rows one after the other. */
  readonly width: number;
  readonly values: Int32Array;
  /** Of each row: the kind of player in each seat, how often it counts, and its number. */
  readonly kinds: Int32Array;
  readonly weights: Int32Array;
  readonly numbers: Float64Array;
  /** Whether a block ends with the row. */
  readonly ends: Int32Array;
  count: number;
  /** Whether every block is a single game, all with the same weight: the usual case of equal players. */
  single: boolean;
  /** Whether so far only small numbers have been found, in single games. */
  small: boolean;
  /** Whether all players are of one kind. */
  readonly oneKind: boolean;
}

/** Adds the block sums of one column to `tally[sum]`, and their squares to `tally[square]`. */
export function addColumn(buffer: GameBuffer, column: number, tally: Float64Array, sum: number, square: number): void {
  if (buffer.single && addSmall(buffer, column, tally, sum, square)) return;
  addBlocks(buffer, column, tally, sum, square);
}

function addBlocks(buffer: GameBuffer, column: number, tally: Float64Array, sum: number, square: number): void {
  buffer.small = false;
  const { values, weights, ends, width, count } = buffer;
  let block = 0;
  let sums = 0;
  let squares = 0;
  for (let row = 0, at = column; row < count; row++, at += width) {
    block += values[at] * weights[row];
    if (ends[row] === 0) continue;
    sums += block;
    squares += block * block;
    block = 0;
  }
  tally[sum] += sums;
  tally[square] += squares;
}

/** The same for all seats with one kind of player; `start` is the first seat's column. */
export function addKind(
  buffer: GameBuffer,
  start: number,
  kind: number,
  tally: Float64Array,
  sum: number,
  square: number,
): void {
  const { values, kinds, weights, ends, width, seats, count } = buffer;
  if (buffer.small && buffer.oneKind && addSmallSeats(buffer, start, tally, sum, square)) return;
  let block = 0;
  let sums = 0;
  let squares = 0;
  for (let row = 0, at = start, seat = 0; row < count; row++, at += width) {
    let all = 0;
    for (let end = seat + seats, value = at; seat < end; seat++, value++)
      if (kinds[seat] === kind) all += values[value];
    block += all * weights[row];
    if (ends[row] === 0) continue;
    sums += block;
    squares += block * block;
    block = 0;
  }
  tally[sum] += sums;
  tally[square] += squares;
}

/**
 * The usual case of equal players and small numbers: every row is a block, all have the same weight,
 * and whole-number arithmetic does, which is twice as fast. False, with nothing added, if a number is
 * too large for that.
 */
function addSmall(
  { values, weights, width, count }: GameBuffer,
  column: number,
  tally: Float64Array,
  sum: number,
  square: number,
): boolean {
  let sums = 0;
  let squares = 0;
  let bits = 0;
  let at = column;
  for (let row = count; row > 0; row--) {
    const value = values[at];
    sums = (sums + value) | 0;
    squares = (squares + Math.imul(value, value)) | 0;
    bits |= value ^ (value >> 31);
    at = (at + width) | 0;
  }
  return keepSmall(bits, weights[0], sums, squares, tally, sum, square);
}

/** The same for the sum of all seats, whose values have already been found small. */
function addSmallSeats(
  { values, weights, width, count, seats }: GameBuffer,
  column: number,
  tally: Float64Array,
  sum: number,
  square: number,
): boolean {
  let sums = 0;
  let squares = 0;
  let bits = 0;
  let at = column;
  for (let row = count; row > 0; row--) {
    let value = (values[at] + values[at + 1]) | 0;
    if (seats > 2) value = (value + values[at + 2]) | 0;
    if (seats > 3) value = (value + values[at + 3]) | 0;
    for (let seat = 4; seat < seats; seat++) value = (value + values[at + seat]) | 0;
    sums = (sums + value) | 0;
    squares = (squares + Math.imul(value, value)) | 0;
    bits |= value ^ (value >> 31);
    at = (at + width) | 0;
  }
  return keepSmall(bits, weights[0], sums, squares, tally, sum, square);
}

/** The same for one column whose values are counted one by one as well: going through it once is enough. */
export function addAndCount(
  buffer: GameBuffer,
  column: number,
  tally: Float64Array,
  sum: number,
  square: number,
  counts: Int32Array,
  { start, low, size }: Bins,
): void {
  const { values, weights, width, count } = buffer;
  let sums = 0;
  let squares = 0;
  let bits = 0;
  let at = column;
  // The two halves of the counts in turn (see Counter).
  let lane = start;
  const lanes = start ^ (start + (counts.length >> 1));
  for (let row = count; row > 0; row--) {
    const value = values[at];
    sums = (sums + value) | 0;
    squares = (squares + Math.imul(value, value)) | 0;
    bits |= value ^ (value >> 31);
    const bin = (lane + binOf((value - low) | 0, size)) | 0;
    counts[bin] = (counts[bin] + 1) | 0;
    lane ^= lanes;
    at = (at + width) | 0;
  }
  if (!keepSmall(bits, weights[0], sums, squares, tally, sum, square)) addBlocks(buffer, column, tally, sum, square);
}

function keepSmall(
  bits: number,
  weight: number,
  sums: number,
  squares: number,
  tally: Float64Array,
  sum: number,
  square: number,
): boolean {
  if (bits >>> SMALL_BITS !== 0) return false;
  tally[sum] += weight * sums;
  tally[square] += weight * weight * squares;
  return true;
}

/** The squares of a whole buffer of numbers with so many bits fit in a signed word. */
const SMALL_BITS = 12;
