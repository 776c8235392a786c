import { describe, expect, it } from 'vitest';
import { BLOCK_KEY_WORDS, fillBlockKey, keyFromText, startStream } from '../../engine/core/seeds.ts';
import { below, createStream } from '../../engine/core/stream.ts';
import { Counter } from './counter.ts';
import type { Quantity } from './quantities.ts';
import { planTally, type TallyPlan } from './tally.ts';
import { Totals } from './totals.ts';

const QUANTITIES: Quantity[] = [
  { name: 'length', of: 'game', meaning: 'with a histogram', range: [-3, 40] },
  { name: 'plain', of: 'game', meaning: 'without' },
  { name: 'score', of: 'seat', meaning: 'with a histogram', range: [0, 30] },
];

interface Game {
  readonly values: number[];
  readonly kinds: number[];
}

/** Blocks of games with numbers in -spread .. spread. */
function drawBlocks(plan: TallyPlan, kindOf: number[], rotations: number, spread: number): Game[][] {
  const stream = createStream();
  const blockKey = new Int32Array(BLOCK_KEY_WORDS);
  fillBlockKey(blockKey, keyFromText('counter'), rotations);
  startStream(stream, blockKey, 0);
  const number = () => (below(stream, 65_536) % (2 * spread + 1)) - spread;
  return Array.from({ length: 300 }, () =>
    Array.from({ length: rotations }, (_, rotation) => ({
      values: Array.from({ length: plan.valueCount }, number),
      kinds: kindOf.map((_, seat) => kindOf[(seat + rotation) % kindOf.length]),
    })),
  );
}

function count(plan: TallyPlan, blocks: Game[][], rotations: number): Totals {
  const counter = new Counter(plan);
  blocks.forEach((games, block) => {
    games.forEach(({ values, kinds }, rotation) => {
      counter.row.values.set(values);
      counter.addGame(Int32Array.from(kinds), plan.seats / rotations, block * plan.seats + rotation);
    });
    counter.endBlock();
  });
  const totals = new Totals(plan);
  totals.add(counter.take());
  return totals;
}

/** The same by plain big numbers, game by game. */
function expectPlainSums(plan: TallyPlan, totals: Totals, blocks: Game[][], rotations: number): void {
  plan.columns.forEach(({ column, kind }, entry) => {
    const valueOf = ({ values, kinds }: Game) =>
      kind < 0
        ? values[column]
        : kinds.reduce((sum, other, seat) => sum + (other === kind ? values[column + seat] : 0), 0);
    const sums = blocks.map((games) => games.reduce((sum, game) => sum + valueOf(game) * (plan.seats / rotations), 0));
    expect(totals.sums[entry]).toBe(sums.reduce((sum, value) => sum + BigInt(value), 0n));
    expect(totals.squares[entry]).toBe(sums.reduce((sum, value) => sum + BigInt(value) ** 2n, 0n));
  });
}

function expectPlainCounts(plan: TallyPlan, totals: Totals, blocks: Game[][]): void {
  for (const { column, kind, start, low, bins } of plan.histograms) {
    const expected = new Array<number>(bins).fill(0);
    for (const { values, kinds } of blocks.flat()) {
      const seen =
        kind < 0 ? [values[column]] : values.slice(column, column + plan.seats).filter((_, s) => kinds[s] === kind);
      for (const value of seen) expected[Math.max(0, Math.min(bins - 1, value - low + 1))]++;
    }
    expect(Array.from(totals.counts.subarray(start - plan.counts, start - plan.counts + bins))).toEqual(expected);
  }
}

const player = (strategy: string) => ({ strategy, options: {} });

describe('a counter agrees with plain sums over all games', () => {
  for (const seats of [2, 3, 4, 6]) {
    for (const spread of [20, 4000, 30_000]) {
      it(`${seats} equal players, numbers up to ${spread}`, () => {
        const plan = planTally(
          Array.from({ length: seats }, () => player('a')),
          QUANTITIES,
        );
        const blocks = drawBlocks(plan, new Array<number>(seats).fill(0), 1, spread);
        const totals = count(plan, blocks, 1);
        expect(totals.blocks).toBe(300);
        expectPlainSums(plan, totals, blocks, 1);
        expectPlainCounts(plan, totals, blocks);
      });
    }
  }

  it('different players, several games a block', () => {
    const plan = planTally(['a', 'b', 'b'].map(player), QUANTITIES);
    const blocks = drawBlocks(plan, [0, 1, 1], 3, 35);
    const totals = count(plan, blocks, 3);
    expect(totals.games).toBe(900);
    expectPlainSums(plan, totals, blocks, 3);
    expectPlainCounts(plan, totals, blocks);
  });

  it('alternating players, two games a block', () => {
    const plan = planTally(['a', 'b', 'a', 'b'].map(player), QUANTITIES);
    const blocks = drawBlocks(plan, [0, 1, 0, 1], 2, 35);
    const totals = count(plan, blocks, 2);
    expectPlainSums(plan, totals, blocks, 2);
    expectPlainCounts(plan, totals, blocks);
  });
});

it('a block with an unfinished game does not count, and its games do', () => {
  const plan = planTally(['a', 'b'].map(player), QUANTITIES);
  const counter = new Counter(plan);
  counter.row.values.fill(1);
  counter.addGame(Int32Array.of(0, 1), 1, 0);
  counter.addUnfinished();
  counter.endBlock();
  const totals = new Totals(plan);
  totals.add(counter.take());
  expect([totals.blocks, totals.games, totals.unfinished]).toEqual([0, 2, 1]);
  expect(totals.sums.every((sum) => sum === 0n)).toBe(true);
});
