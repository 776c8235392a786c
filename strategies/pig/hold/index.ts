import { z } from 'zod';
import type { Pig } from '../../../engine/games/pig/game.ts';
import type { PigState } from '../../../engine/games/pig/state.ts';
import { option } from '../../core/options.ts';
import { defineStrategy, type Turn } from '../../core/strategy.ts';
import { HOLD, ROLL } from '../actions.ts';

export default defineStrategy({
  id: 'pig/hold',
  title: 'Hold',
  about: 'Rolls until the turn has brought so many points, or enough to win.',
  game: 'pig',
  options: z.strictObject({
    at: option(z.int().min(1).max(1000).default(20), 'Points of a turn at which it holds.'),
  }),
  create(game: Pig, { at }) {
    const { target } = game.rules;
    return {
      decide({ seat, seen }: Turn<PigState>): number {
        const enough = Math.min(at, target - seen.total[seat]);
        return seen.turnTotal < enough ? ROLL : HOLD;
      },
    };
  },
});
