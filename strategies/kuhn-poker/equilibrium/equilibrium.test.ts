import { describe, expect, it } from 'vitest';
import { KuhnPoker } from '../../../engine/games/kuhn-poker/game.ts';
import type { Turn } from '../../core/strategy.ts';
import module, { betChances, situation } from './index.ts';

const game = new KuhnPoker();
const DEALS = [0, 1, 2].flatMap((first) =>
  [0, 1, 2].filter((second) => second !== first).map((second) => [first, second]),
);

/** What the first player wins on average, in chips, when both bet by these chances. */
function expectedChips(first: Float64Array, second: Float64Array): number {
  return DEALS.reduce((sum, deal) => sum + chipsFrom(deal, [], [first, second]), 0) / DEALS.length;
}

function chipsFrom(deal: number[], actions: number[], chances: Float64Array[]): number {
  const state = game.states.create();
  game.start(state);
  state.card.set(deal);
  for (const action of actions) game.apply(state, action);
  if (state.mover < 0) {
    const measures = new Int32Array(3);
    game.measure(state, measures);
    return measures[1];
  }
  const bet = chances[state.mover][3 * situation(state.decisions, state.lastAction) + deal[state.mover]];
  const branch = (action: number, chance: number) =>
    chance === 0 ? 0 : chance * chipsFrom(deal, [...actions, action], chances);
  return branch(0, 1 - bet) + branch(1, bet);
}

/** All ways to play without mixing: one bit for each card and situation. */
const pure = Array.from({ length: 2 ** 6 }, (_, bits) => Array.from({ length: 6 }, (__, i) => (bits >> i) & 1));
const asFirst = (ways: number[]) => Float64Array.of(...ways.slice(0, 3), 0, 0, 0, 0, 0, 0, ...ways.slice(3));
const asSecond = (ways: number[]) => Float64Array.of(0, 0, 0, ...ways, 0, 0, 0);

describe.each([0, 0.1, 1 / 3])('the equilibrium with alpha %f', (alpha) => {
  const chances = betChances(alpha);

  it('costs the first player a chip in eighteen hands', () => {
    expect(expectedChips(chances, betChances(1 / 3))).toBeCloseTo(-1 / 18, 12);
  });

  it('cannot be exploited by any second player', () => {
    const worst = Math.min(...pure.map((ways) => expectedChips(chances, asSecond(ways))));
    expect(worst).toBeCloseTo(-1 / 18, 12);
  });
});

describe('the player', () => {
  it('cannot be exploited by any first player when second', () => {
    const best = Math.max(...pure.map((ways) => expectedChips(asFirst(ways), betChances(0))));
    expect(best).toBeCloseTo(-1 / 18, 12);
  });

  it('bets as often as its chances say', () => {
    const player = module.create(game as never, module.options.parse({ alpha: 0.2 }), {});
    const seen = game.states.create();
    game.start(seen);
    const often = [0, 1, 2].map((card) => {
      seen.card.set([card, -0x80000000]);
      const rng = Int32Array.of(1, 2, 3, 4);
      const turn: Turn<typeof seen> = { seat: 0, seen, legal: Int32Array.of(0, 1), legalCount: 2, rng };
      let bets = 0;
      for (let i = 0; i < 4000; i++) bets += player.decide(turn);
      return bets / 4000;
    });
    expect(Math.abs(often[0] - 0.2)).toBeLessThan(0.025);
    expect(often[1]).toBe(0);
    expect(Math.abs(often[2] - 0.6)).toBeLessThan(0.03);
  });

  it('takes no alpha above a third', () => {
    expect(module.options.safeParse({ alpha: 0.34 }).success).toBe(false);
  });
});
