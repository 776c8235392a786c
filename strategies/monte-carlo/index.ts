/** Flat Monte Carlo: no tree, the same number of playouts for every action. */
import { z } from 'zod';
import { FlatSearch } from '../core/flat.ts';
import { iterations, playoutLimit } from '../core/options.ts';
import { Playouts } from '../core/playouts.ts';
import { defineStrategy } from '../core/strategy.ts';

export default defineStrategy({
  id: 'monte-carlo',
  title: 'Monte Carlo',
  about: 'Plays every action out at random equally often, all with the same luck, and takes the one that won most.',
  options: z.strictObject({ iterations, playoutLimit }),
  create(game, { iterations, playoutLimit }, { value }) {
    const search = new FlatSearch(game, new Playouts(game, value, playoutLimit));
    return { decide: (turn) => search.best(turn, Math.max(1, Math.floor(iterations / turn.legalCount))) };
  },
});
