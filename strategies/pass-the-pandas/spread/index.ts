import type { PandasState } from '../../../engine/games/pass-the-pandas/state.ts';
import { defineStrategy, NO_OPTIONS, type Turn } from '../../core/strategy.ts';
import { exchange, isBamboozled, withMost } from '../receivers.ts';

function decide(turn: Turn<PandasState>): number {
  return isBamboozled(turn) ? exchange(turn) : withMost(turn);
}

export default defineStrategy({
  id: 'pass-the-pandas/spread',
  title: 'Spread',
  about: 'Passes every panda to the player with the most dice, who is furthest from winning.',
  game: 'pass-the-pandas',
  options: NO_OPTIONS,
  create: () => ({ decide }),
});
