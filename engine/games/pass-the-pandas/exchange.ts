/** Variant Bamboozled: a roll of nothing but blanks may be exchanged for another player's dice. */
import type { Action } from '../../core/game.ts';
import type { PandasRules } from './rules.ts';
import { EXCHANGING, PASSING, type PandasState } from './state.ts';

/** The mover has rolled nothing but blanks and now decides. */
export function offerExchange({ bamboozled }: PandasRules, s: PandasState): void {
  s.phase = EXCHANGING;
  if (bamboozled.timing === 'after-challenge') settleChallenge(s);
}

/** All dice of both players change hands, or nothing happens. */
export function decideExchange({ bamboozled }: PandasRules, s: PandasState, action: Action): void {
  const { dice } = s;
  s.phase = PASSING;
  if (action < dice.length) {
    const own = dice[s.mover];
    dice[s.mover] = dice[action];
    dice[action] = own;
  }
  if (bamboozled.timing === 'before-challenge') settleChallenge(s);
}

/** Step 4 around an exchange, after which the previous player may hold less than the difference. */
function settleChallenge(s: PandasState): void {
  const { dice, previous } = s;
  const paid = Math.min(Math.max(0, s.bambooToBeat - s.bamboo), dice[previous]);
  dice[previous] -= paid;
  dice[s.mover] += paid;
  s.bambooTaken += paid;
  s.bambooToBeat = 0;
}
