/** What is measured: every game whose folder says so in bench.json. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { HOUSE, listFolders } from '../../engine/core/folders.ts';

const caseSchema = z.strictObject({
  seats: z.int(),
  /** The strategy of the whole table. */
  strategy: z.string(),
  /** The native kernel to compare with, as `anchors/run` names it. */
  anchor: z.strictObject({ program: z.string(), kernel: z.string() }).optional(),
  /** Goals: time of a game through the whole pipeline, and of the bare engine, as multiples of the anchor's. */
  pipelineAtMost: z.number().optional(),
  engineAtMost: z.number().optional(),
  /** Goals for games without an anchor, and for search: per second and core. */
  gamesAtLeast: z.number().optional(),
  mctsAtLeast: z.number().optional(),
});

export type BenchCase = z.infer<typeof caseSchema> & { readonly game: string };

export function benchCases(): BenchCase[] {
  return listFolders('engine/games').flatMap((game) => {
    const file = path.join(HOUSE, 'engine', 'games', game, 'bench.json');
    return existsSync(file) ? [{ game, ...caseSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) }] : [];
  });
}
