import { describe, expect, it } from 'vitest';
import { keyFromText } from '../../engine/core/seeds.ts';
import { fraction } from '../../engine/core/stream.ts';
import { estimate, estimateShare } from './interval.ts';
import { studentQuantile } from './student.ts';

describe("Student's t", () => {
  it.each([
    [1, 12.7062],
    [2, 4.30265],
    [5, 2.57058],
    [10, 2.22814],
    [30, 2.04227],
    [120, 1.97993],
    [100_000, 1.95999],
  ])('has the 97.5 %% point of printed tables for %i degrees of freedom', (freedom, printed) => {
    expect(studentQuantile(0.975, freedom)).toBeCloseTo(printed, 4);
  });
});

describe('an estimate', () => {
  it('has mean, spread and interval of its blocks', () => {
    // Blocks 2, 4, 4, 4, 5, 5, 7, 9: sum 40, squares 232.
    const { mean, sd, low, high } = estimate(8, 40n, 232n, 1);
    expect(mean).toBe(5);
    expect(sd).toBeCloseTo(Math.sqrt(32 / 7), 12);
    expect((high - low) / 2).toBeCloseTo((studentQuantile(0.975, 7) * sd) / Math.sqrt(8), 12);
  });

  it('gives no interval from one block, and nothing from none', () => {
    expect(estimate(1, 3n, 9n, 1)).toEqual({ mean: 3, sd: NaN, low: NaN, high: NaN });
    expect(estimate(0, 0n, 0n, 1).mean).toBeNaN();
  });

  it('stays exact where floating-point sums would not', () => {
    const blocks = 1_000_000_000;
    const value = 2 ** 40;
    const n = BigInt(blocks);
    const { mean, sd } = estimate(blocks, n * BigInt(value), n * BigInt(value) ** 2n, 1);
    expect(mean).toBe(value);
    expect(sd).toBe(0);
  });

  it('of a share never seen has an upper bound above zero', () => {
    const { low, high } = estimateShare(100, 0n, 0n, 1);
    expect(low).toBe(0);
    expect(high).toBeCloseTo(1 - 0.025 ** (1 / 100), 12);
  });

  it('of a share always seen has a lower bound below one', () => {
    expect(estimateShare(50, 50n, 50n, 1)).toMatchObject({ mean: 1, low: 0.025 ** (1 / 50), high: 1 });
  });

  it('of a share stays between zero and one', () => {
    const { low, high } = estimateShare(3, 1n, 1n, 1);
    expect(low).toBe(0);
    expect(high).toBeLessThanOrEqual(1);
  });

  it('covers the truth in about 95 % of small studies', () => {
    const stream = keyFromText('coverage');
    const studies = 2000;
    let covered = 0;
    for (let study = 0; study < studies; study++) {
      let sum = 0;
      let squares = 0;
      for (let block = 0; block < 40; block++) {
        const value = Math.floor(100 * (fraction(stream) + fraction(stream) + fraction(stream)));
        sum += value;
        squares += value * value;
      }
      const { low, high } = estimate(40, BigInt(sum), BigInt(squares), 1);
      // The floor takes half a point off the mean of three fractions.
      if (low <= 149.5 && 149.5 <= high) covered++;
    }
    expect(covered / studies).toBeGreaterThan(0.935);
    expect(covered / studies).toBeLessThan(0.965);
  });
});
