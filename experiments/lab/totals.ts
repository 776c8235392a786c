/** All tallies of a cell added up. Whole numbers without limit, so any number of blocks stays exact. */
import { BLOCKS, EXTREMES, GAMES, UNFINISHED_GAMES, type TallyPlan } from './tally.ts';

export class Totals {
  readonly plan: TallyPlan;
  blocks = 0;
  games = 0;
  unfinished = 0;
  readonly sums: bigint[];
  readonly squares: bigint[];
  /** Counts of all histograms, one after the other, as in a tally. */
  readonly counts: Float64Array;
  readonly #examples: Float64Array;

  constructor(plan: TallyPlan) {
    this.plan = plan;
    this.sums = plan.columns.map(() => 0n);
    this.squares = plan.columns.map(() => 0n);
    this.counts = new Float64Array(plan.examples - plan.counts);
    this.#examples = new Float64Array(plan.size - plan.examples).fill(Infinity);
  }

  add(tally: Float64Array): void {
    const { plan } = this;
    this.blocks += tally[BLOCKS];
    this.games += tally[GAMES];
    this.unfinished += tally[UNFINISHED_GAMES];
    for (let entry = 0; entry < plan.columns.length; entry++) {
      this.sums[entry] += exact(tally[plan.sums + entry]);
      this.squares[entry] += exact(tally[plan.squares + entry]);
    }
    for (let i = 0; i < this.counts.length; i++) this.counts[i] += tally[plan.counts + i];
    this.#addExamples(tally.subarray(plan.examples));
  }

  /** The first game in each bin of the length histogram; Infinity where there is none. */
  get examples(): Float64Array {
    return this.#examples.subarray(0, -EXTREMES);
  }

  /** The shortest and the longest game: their length and number. */
  get extremes(): { shortest: [number, number]; longest: [number, number] } {
    const [shortest, first, longest, last] = this.#examples.subarray(-EXTREMES);
    return { shortest: [shortest, first], longest: [-longest, last] };
  }

  #addExamples(other: Float64Array): void {
    const mine = this.#examples;
    const ends = mine.length - EXTREMES;
    for (let i = 0; i < ends; i++) mine[i] = Math.min(mine[i], other[i]);
    for (const at of [ends, ends + 2]) {
      const earlier = other[at] === mine[at] && other[at + 1] < mine[at + 1];
      if (other[at] < mine[at] || earlier) mine.set(other.subarray(at, at + 2), at);
    }
  }
}

function exact(sum: number): bigint {
  if (!Number.isSafeInteger(sum)) throw new Error(`A sum of ${sum} is not exact any more: use smaller shards.`);
  return BigInt(sum);
}
