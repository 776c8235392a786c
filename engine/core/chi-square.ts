/** How well counts fit what chance should have made of them: for tests of randomness. */

/** Two-sided 99.9 % of a normal distribution: what every test at a fixed seed must stay within. */
export const LIMIT = 3.2905;

/**
 * Pearson's chi-square against equal chances (or the weights given), as a standard normal score:
 * far above zero the counts are too uneven, far below they are too even to be chance.
 */
export function chiSquareScore(counts: ArrayLike<number>, weights?: ArrayLike<number>): number {
  const all = Array.from(counts);
  const shares = Array.from(weights ?? all.map(() => 1));
  const draws = sumOf(all);
  const whole = sumOf(shares);
  const chiSquare = sumOf(
    all.map((count, i) => {
      const expected = (draws * shares[i]) / whole;
      return (count - expected) ** 2 / expected;
    }),
  );
  return normalScore(chiSquare, all.length - 1);
}

/** The cube root of a chi-square is close to normal (Wilson and Hilferty, 1931). */
export function normalScore(chiSquare: number, freedom: number): number {
  const variance = 2 / (9 * freedom);
  return (Math.cbrt(chiSquare / freedom) - (1 - variance)) / Math.sqrt(variance);
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
