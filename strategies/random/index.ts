import { below } from '../../engine/core/stream.ts';
import { defineStrategy, NO_OPTIONS, type Turn } from '../core/strategy.ts';

function decide(turn: Turn): number {
  return turn.legal[below(turn.rng, turn.legalCount)];
}

export default defineStrategy({
  id: 'random',
  title: 'Random',
  about: 'Chooses evenly among the legal actions.',
  options: NO_OPTIONS,
  create: () => ({ decide }),
});
