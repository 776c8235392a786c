import { expect, it } from 'vitest';
import type { SummaryRow } from '../data/rows.ts';
import { decide, ERROR_RATE } from './judge.ts';

/** Chance of each number of wins in `blocks` single games at an even share. */
function chances(blocks: number, share: number): number[] {
  let chance = (1 - share) ** blocks;
  return Array.from({ length: blocks + 1 }, (_, wins) => {
    const own = chance;
    chance *= ((blocks - wins) / (wins + 1)) * (share / (1 - share));
    return own;
  });
}

function rowFor(wins: number, blocks: number): SummaryRow {
  const mean = wins / blocks;
  const sd = Math.sqrt((mean * (1 - mean) * blocks) / (blocks - 1));
  const half = (2 * sd) / Math.sqrt(blocks);
  return { mean, sd, blocks, low95: mean - half, high95: mean + half } as SummaryRow;
}

it.each([
  [20, 1 / 4, 4],
  [100, 1 / 4, 4],
  [100, 1 / 10, 10],
  [1000, 1 / 5, 40],
])('with %i games at an even share of %f, false verdicts stay rarer than promised', (blocks, share, statements) => {
  const wrong = chances(blocks, share).reduce(
    (sum, chance, wins) => sum + (decide(rowFor(wins, blocks), share, statements).outcome === 'open' ? 0 : chance),
    0,
  );
  expect(wrong).toBeGreaterThan(0);
  expect(wrong).toBeLessThan((1.3 * ERROR_RATE) / statements);
});

it('the stricter interval widens with the number of statements and stays a share', () => {
  const one = decide(rowFor(30, 100), 0.25, 1).strict!;
  const many = decide(rowFor(30, 100), 0.25, 100).strict!;
  expect(many.high - many.low).toBeGreaterThan(1.5 * (one.high - one.low));
  expect(decide(rowFor(0, 100), 0.25, 4).strict!.low).toBe(0);
});
