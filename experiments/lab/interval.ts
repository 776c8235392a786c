/** From exact sums over blocks to a mean with its 95 % interval. */
import { studentQuantile } from './student.ts';

export interface Estimate {
  readonly mean: number;
  /** Between blocks; NaN with fewer than two blocks. */
  readonly sd: number;
  readonly low: number;
  readonly high: number;
}

const CONFIDENCE = 0.95;
/** From here on t and the normal distribution agree to four digits, and t costs time. */
const MANY = 100_000;
const quantiles = new Map<number, number>();

function quantile(freedom: number): number {
  const key = Math.min(freedom, MANY);
  let value = quantiles.get(key);
  if (value === undefined) quantiles.set(key, (value = studentQuantile((1 + CONFIDENCE) / 2, key)));
  return value;
}

/** Mean and interval of block values / `unit`, from their sum and sum of squares. */
export function estimate(blocks: number, sum: bigint, squares: bigint, unit: number): Estimate {
  const n = BigInt(blocks);
  if (blocks === 0) return { mean: NaN, sd: NaN, low: NaN, high: NaN };
  const mean = Number(sum) / blocks / unit;
  if (blocks === 1) return { mean, sd: NaN, low: NaN, high: NaN };
  // Exact until the one division: n · squares − sum² cannot cancel badly in whole numbers.
  const spread = Number(n * squares - sum * sum) / (blocks * (blocks - 1));
  const sd = Math.sqrt(spread) / unit;
  const half = (quantile(blocks - 1) * sd) / Math.sqrt(blocks);
  return { mean, sd, low: mean - half, high: mean + half };
}

/**
 * The same for a share between 0 and 1. Where every block gave 0 (or every block 1) the spread
 * says nothing; then the exact bound for a share never (always) seen is used.
 */
export function estimateShare(blocks: number, sum: bigint, squares: bigint, unit: number): Estimate {
  const plain = estimate(blocks, sum, squares, unit);
  const unseen = 1 - ((1 - CONFIDENCE) / 2) ** (1 / blocks);
  if (plain.mean === 0) return { ...plain, low: 0, high: unseen };
  if (plain.mean === 1) return { ...plain, low: 1 - unseen, high: 1 };
  if (Number.isNaN(plain.low)) return plain;
  return { ...plain, low: Math.max(0, plain.low), high: Math.min(1, plain.high) };
}
