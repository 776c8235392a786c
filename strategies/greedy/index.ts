/** Looks one action ahead. */
import { z } from 'zod';
import { FlatSearch } from '../core/flat.ts';
import { option } from '../core/options.ts';
import { Playouts } from '../core/playouts.ts';
import { defineStrategy } from '../core/strategy.ts';

const options = z.strictObject({
  samples: option(z.int().min(1).max(100_000).default(20), 'How often each action is imagined.'),
  playoutLimit: option(
    z.int().min(1).max(100_000).default(50),
    'Decisions of the random playouts that value an action where the game has no value function.',
  ),
});

export default defineStrategy({
  id: 'greedy',
  title: 'Greedy',
  about: 'Imagines each action a few times and takes the one that leads to the best position.',
  options,
  create(game, { samples, playoutLimit }, { value }) {
    const search = new FlatSearch(game, new Playouts(game, value, value ? 0 : playoutLimit));
    return { decide: (turn) => search.best(turn, samples) };
  },
});
