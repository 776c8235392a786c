/** Options of strategies: schemas with a meaning, as rules of games have. */
import { z, type ZodType } from 'zod';
import { rule } from '../../engine/core/rules.ts';
import { TO_THE_END } from './playouts.ts';

/** Marks a schema as an option; its default is the laboratory's own choice. */
export function option<T extends ZodType>(schema: T, meaning: string): T {
  return rule(schema, meaning, 'laboratory');
}

/** Budgets are counted, never timed: the same seed gives the same play on any machine. */
export const iterations = option(
  z.int().min(1).max(1_000_000).default(1000),
  'Playouts for each decision, all actions together.',
);

export const playoutLimit = option(
  z.int().min(0).max(TO_THE_END).default(TO_THE_END),
  `Decisions before a playout is cut off and valued (by the game's value function, else as even); ${TO_THE_END}: none.`,
);
