/** The numbers of Pig. */
import { z } from 'zod';
import { rule } from '../../core/rules.ts';

export const rulesSchema = z.strictObject({
  target: rule(z.int().min(2).max(1000).default(100), 'Points that win the game.'),
  sides: rule(z.int().min(2).max(20).default(6), 'Sides of the die; a one loses the turn.'),
  maxTurns: rule(
    z.int().min(100).max(1_000_000).default(100_000),
    'A game still going after this many turns is given up as unfinished.',
    'laboratory',
  ),
});
export type PigRules = z.infer<typeof rulesSchema>;
