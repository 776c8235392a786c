/**
 * Adds up buffered games column by column. A loop over one column keeps its sums in registers:
 * several times as fast as going through all quantities after every game.
 */

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
}

/** Adds the block sums of one column to `tally[sum]`, and their squares to `tally[square]`. */
export function addColumn(buffer: GameBuffer, column: number, tally: Float64Array, sum: number, square: number): void {
  const { values, weights, ends, width, count } = buffer;
  let block = 0;
  let sums = 0;
  let squares = 0;
  if (buffer.single) {
    for (let row = 0, at = column; row < count; row++, at += width) {
      sums += values[at];
      squares += values[at] * values[at];
    }
    tally[sum] += weights[0] * sums;
    tally[square] += weights[0] * weights[0] * squares;
    return;
  }
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

/** Counts the values of one column in bins that start at `tally[start]`. */
export function countColumn(
  buffer: GameBuffer,
  column: number,
  tally: Float64Array,
  start: number,
  low: number,
  bins: number,
): void {
  const { values, width, count } = buffer;
  for (let row = 0, at = column; row < count; row++, at += width) tally[start + binOf(values[at] - low, bins)] += 1;
}

/** The same for all seats with one kind of player. */
export function countKind(
  buffer: GameBuffer,
  column: number,
  kind: number,
  tally: Float64Array,
  start: number,
  low: number,
  bins: number,
): void {
  const { values, kinds, width, seats, count } = buffer;
  for (let row = 0, at = column, seat = 0; row < count; row++, at += width) {
    for (let end = seat + seats, value = at; seat < end; seat++, value++) {
      if (kinds[seat] === kind) tally[start + binOf(values[value] - low, bins)] += 1;
    }
  }
}

/**
 * Remembers the first game of each length from `tally[start]` on, and after those the shortest and
 * the longest with their numbers. The longest is kept negative: everywhere the smaller wins.
 */
export function keepExamples(
  buffer: GameBuffer,
  column: number,
  tally: Float64Array,
  start: number,
  low: number,
  bins: number,
): void {
  const { values, numbers, width, count } = buffer;
  const ends = start + bins;
  for (let row = 0, at = column; row < count; row++, at += width) {
    const length = values[at];
    const example = start + binOf(length - low, bins);
    if (numbers[row] < tally[example]) tally[example] = numbers[row];
    if (length < tally[ends]) {
      tally[ends] = length;
      tally[ends + 1] = numbers[row];
    }
    if (-length < tally[ends + 2]) {
      tally[ends + 2] = -length;
      tally[ends + 3] = numbers[row];
    }
  }
}

/** The bin of a value counted from the low end: 0 for what lies below, the last for what lies above. */
function binOf(offset: number, bins: number): number {
  const bin = offset + 1;
  return bin < 0 ? 0 : bin >= bins ? bins - 1 : bin;
}
