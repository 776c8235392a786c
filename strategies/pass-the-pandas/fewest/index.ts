import type { PandasState } from '../../../engine/games/pass-the-pandas/state.ts';
import { defineStrategy, NO_OPTIONS, type Turn } from '../../core/strategy.ts';
import { exchange, isBamboozled, withFewest } from '../receivers.ts';

function decide(turn: Turn<PandasState>): number {
  return isBamboozled(turn) ? exchange(turn) : withFewest(turn);
}

export default defineStrategy({
  id: 'pass-the-pandas/fewest',
  title: 'Fewest',
  about: 'Passes every panda to the player with the fewest dice, who is closest to winning.',
  game: 'pass-the-pandas',
  options: NO_OPTIONS,
  create: () => ({ decide }),
});
