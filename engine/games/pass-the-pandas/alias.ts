/**
 * Alias tables (Walker 1977): one of many outcomes by one look-up. The weights are whole numbers
 * and stay so: nothing is rounded here.
 */
export interface Outcome {
  /** What happens, packed into a number. */
  readonly packed: number;
  /** How many of all equally likely throws give it. */
  readonly weight: number;
}

export interface Column {
  /** Of `throws`, how many fall to the column's own outcome; the rest go to the other. */
  share: number;
  readonly own: number;
  other: number;
}

/** Splits the weights, `throws` in all, over equal columns, at most two outcomes a column (Vose 1991). */
export function aliasColumns(outcomes: readonly Outcome[], throws: number, count: number): Column[] {
  const columns = Array.from({ length: count }, (_, i): Column => {
    const { packed, weight } = outcomes[i] ?? { packed: outcomes[0].packed, weight: 0 };
    return { share: weight * count, own: packed, other: packed };
  });
  const small = columns.filter((column) => column.share < throws);
  const large = columns.filter((column) => column.share >= throws);
  for (let short = small.pop(); short; short = small.pop()) {
    const donor = large[large.length - 1];
    short.other = donor.own;
    donor.share -= throws - short.share;
    if (donor.share < throws) small.push(large.pop()!);
  }
  return columns;
}
