/**
 * Kuhn poker as solved by H. W. Kuhn (1950). The first player has a whole family of best ways to
 * play, one for each chance `alpha` to bluff with the jack; the second player has a single one.
 * Against each other the first player loses 1/18 of a chip a hand, whatever `alpha`.
 */
import { z } from 'zod';
import { fraction } from '../../../engine/core/stream.ts';
import type { KuhnState } from '../../../engine/games/kuhn-poker/state.ts';
import { option } from '../../core/options.ts';
import { defineStrategy, type Turn } from '../../core/strategy.ts';

const options = z.strictObject({
  alpha: option(
    z
      .number()
      .min(0)
      .max(1 / 3)
      .default(1 / 3),
    'How often the first player bets with a jack; with a king it bets three times as often.',
  ),
});

/** Actions of the game. */
const PASS = 0;
const BET = 1;

/** Chance to bet or call with jack, queen, king: opening; after a check; after a bet; after check and bet. */
export function betChances(alpha: number): Float64Array {
  return Float64Array.of(alpha, 0, 3 * alpha, 1 / 3, 0, 1, 0, 1 / 3, 1, 0, alpha + 1 / 3, 1);
}

/** Which three of those chances apply. */
export function situation(decisions: number, lastAction: number): number {
  return decisions < 2 ? decisions * (1 + lastAction) : 3;
}

export default defineStrategy({
  id: 'kuhn-poker/equilibrium',
  title: 'Equilibrium',
  about: 'Bets, calls and bluffs in the proportions nobody can exploit.',
  game: 'kuhn-poker',
  options,
  create(_game, { alpha }) {
    const chances = betChances(alpha);
    return {
      decide({ seat, seen, rng }: Turn<KuhnState>): number {
        const chance = chances[3 * situation(seen.decisions, seen.lastAction) + seen.card[seat]];
        return fraction(rng) < chance ? BET : PASS;
      },
    };
  },
});
