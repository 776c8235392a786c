import type { PassThePandas } from '../../../engine/games/pass-the-pandas/game.ts';
import type { PandasState } from '../../../engine/games/pass-the-pandas/state.ts';
import { defineStrategy, NO_OPTIONS, type Turn } from '../../core/strategy.ts';
import { exchange, isBamboozled, withFewest } from '../receivers.ts';

function decide(turn: Turn<PandasState>): number {
  if (isBamboozled(turn)) return exchange(turn);
  return previousIsLeaving(turn) ? turn.seen.previous : withFewest(turn);
}

/** Whether the challenge to come would take the previous player's last dice. */
function previousIsLeaving({ seat, seen }: Turn<PandasState>): boolean {
  const { previous } = seen;
  const owed = seen.bambooToBeat - seen.bamboo;
  return previous !== seat && owed > 0 && seen.dice[previous] <= owed;
}

export default defineStrategy({
  id: 'pass-the-pandas/blocker',
  title: 'Blocker',
  about: 'Keeps the previous player from going out by the coming Bamboo Challenge, then passes to the fewest dice.',
  game: 'pass-the-pandas',
  options: NO_OPTIONS,
  /** Where no challenge is played there is nobody to block. */
  create: (game: PassThePandas) => ({ decide: game.rules.bambooChallenge ? decide : decideUnchallenged }),
});

function decideUnchallenged(turn: Turn<PandasState>): number {
  return isBamboozled(turn) ? exchange(turn) : withFewest(turn);
}
