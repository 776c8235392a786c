/** The shape of run.json: what was run, by what, under which rules. */
import { z } from 'zod';

const ruleSchema = z.object({
  key: z.string(),
  value: z.unknown(),
  default: z.unknown(),
  changed: z.boolean(),
  meaning: z.string(),
  provenance: z.string(),
});

const measureSchema = z.object({ name: z.string(), of: z.enum(['game', 'seat']), meaning: z.string() });

const cellSchema = z.object({
  id: z.string(),
  study: z.string(),
  game: z.string(),
  gameTitle: z.string(),
  seats: z.int().min(1),
  lineup: z.string(),
  players: z.array(z.string()),
  seed: z.string(),
  blocks: z.int().min(0),
  games: z.int().min(0),
  unfinished: z.int().min(0),
  seconds: z.number().min(0),
  signature: z.string(),
  rules: z.array(ruleSchema),
  measures: z.array(measureSchema),
  /** Which choices were tried one by one, if any. */
  choices: z.object({ by: z.string(), gain: z.string() }).optional(),
});

export const runSchema = z.object({
  program: z.string(),
  version: z.string(),
  commit: z.string().nullable(),
  node: z.string(),
  seed: z.string().optional(),
  started: z.string(),
  finished: z.string(),
  seconds: z.number().min(0),
  workers: z.int().min(0),
  complete: z.boolean(),
  stopped: z.string().optional(),
  studies: z.array(z.object({ id: z.string(), title: z.string(), question: z.string() })),
  cells: z.array(cellSchema),
});

export type RunFile = z.infer<typeof runSchema>;
export type RunCell = z.infer<typeof cellSchema>;
export type RuleUsed = z.infer<typeof ruleSchema>;
