/**
 * What choices gained, as exact sums. A gain is what a choice led to, less the average of all choices
 * there were: a fraction, whose lower part is how many there were. Sums are kept apart by that
 * number and brought together at the end, so they can be added in any order.
 */
import { WIN_POINTS } from '../../engine/core/game.ts';
import { estimate, type Estimate } from './interval.ts';

/** Sums of gains times `among`, which are whole numbers. */
export interface GainSum {
  /** The value that tells decisions apart, such as the round. */
  readonly group: number;
  /** The choice in words. */
  readonly choice: string;
  /** Out of how many. */
  readonly among: number;
  readonly count: number;
  readonly sum: bigint;
  readonly squares: bigint;
}

export interface Gain extends Estimate {
  readonly group: number;
  readonly choice: string;
  /** Decisions it was open in. */
  readonly count: number;
}

export class Gains {
  readonly #sums = new Map<string, GainSum>();

  add({ group, choice, among, count, sum, squares }: GainSum): void {
    const key = JSON.stringify([group, choice, among]);
    const old = this.#sums.get(key) ?? { count: 0, sum: 0n, squares: 0n };
    this.#sums.set(key, {
      group,
      choice,
      among,
      count: old.count + count,
      sum: old.sum + sum,
      squares: old.squares + squares,
    });
  }

  /** Adds what the choices of one decision led to. */
  addDecision(group: number, choices: readonly string[], values: readonly number[]): void {
    const among = choices.length;
    const all = values.reduce((sum, value) => sum + value, 0);
    for (const [i, choice] of choices.entries()) {
      const sum = BigInt(among * values[i] - all);
      this.add({ group, choice, among, count: 1, sum, squares: sum * sum });
    }
  }

  /** All sums, and the memory empty again. */
  take(): GainSum[] {
    const sums = [...this.#sums.values()];
    this.#sums.clear();
    return sums;
  }

  /** By group, then by choice, each with its interval. `isShare`: points of the win, told as shares. */
  estimates(isShare: boolean): Gain[] {
    const parts = new Map<string, GainSum[]>();
    for (const part of this.#sums.values()) {
      const key = JSON.stringify([part.group, part.choice]);
      const same = parts.get(key);
      if (same) same.push(part);
      else parts.set(key, [part]);
    }
    return [...parts.values()].map((sums) => estimateGain(sums, isShare)).sort(inOrder);
  }
}

function inOrder(a: Gain, b: Gain): number {
  return a.group - b.group || (a.choice < b.choice ? -1 : 1);
}

function estimateGain(sums: readonly GainSum[], isShare: boolean): Gain {
  const unit = sums.reduce((least, { among }) => leastCommonMultiple(least, BigInt(among)), 1n);
  let [count, sum, squares] = [0, 0n, 0n];
  for (const part of sums) {
    const factor = unit / BigInt(part.among);
    count += part.count;
    sum += part.sum * factor;
    squares += part.squares * factor * factor;
  }
  const { group, choice } = sums[0];
  return { group, choice, count, ...estimate(count, sum, squares, Number(unit) * (isShare ? WIN_POINTS : 1)) };
}

function leastCommonMultiple(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y > 0n) [x, y] = [y, x % y];
  return (a / x) * b;
}
