/** Counts buffered games value by value, and remembers examples of each length. */
import type { GameBuffer } from './columns.ts';
import type { Bins } from './tally.ts';

/** Counts the values of one column in bins; those of a seat go to its kind of player's, one kind's after the other's. */
export function countColumn(
  { values, kinds, width, seats, count }: GameBuffer,
  column: number,
  counts: Int32Array,
  { start, low, size, seat }: Bins,
): void {
  for (let row = 0, at = column; row < count; row++, at += width) {
    const kind = seat < 0 ? 0 : kinds[row * seats + seat];
    counts[start + kind * size + binOf(values[at] - low, size)]++;
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
export function binOf(offset: number, bins: number): number {
  const bin = (offset + 1) | 0;
  // One comparison for both ends: seen as unsigned, a negative number is a large one.
  if (bin >>> 0 < bins) return bin;
  return bin < 0 ? 0 : bins - 1;
}
