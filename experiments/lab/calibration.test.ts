/** The whole pipeline against games whose answers are known. */
import { describe, expect, it } from 'vitest';
import type { Cell } from './cell.ts';
import { runCells } from './run.ts';
import { findingsOf } from './summary.ts';
import { HERE } from './workers.ts';

/** Half-width of a 99.9 % interval in terms of a 95 % one. */
const WIDER = 3.2905 / 1.96;

async function find(game: string, strategy: string, blocks: number, quantity: string) {
  const players = [0, 1].map(() => ({ strategy, options: {} }));
  const cell: Cell = { id: 'c', study: 's', game, rules: {}, lineup: 'l', players, seed: 'calibration', blocks };
  const { cells } = await runCells([cell], { workers: HERE });
  const found = findingsOf(cells[0].totals).find(
    (finding) => finding.quantity === quantity && finding.who === 'seat:1',
  )!;
  return { ...found, half: (WIDER * (found.high - found.low)) / 2, unfinished: cells[0].totals.unfinished };
}

describe('calibration', () => {
  it('finds the value of Kuhn poker for the first player, −1/18', async () => {
    const { mean, half, unfinished } = await find('kuhn-poker', 'kuhn-poker/equilibrium', 300_000, 'score');
    expect(unfinished).toBe(0);
    expect(half).toBeLessThan(0.01);
    expect(Math.abs(mean + 1 / 18)).toBeLessThan(half);
  });

  it('finds the share of the first player in optimal Pig, 0.530593', async () => {
    const { mean, half } = await find('pig', 'pig/optimal', 60_000, 'win_share');
    expect(half).toBeLessThan(0.01);
    expect(Math.abs(mean - 0.530593)).toBeLessThan(half);
  });
});
