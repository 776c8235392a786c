/**
 * Compiles the house with esbuild, folder by folder: every game, strategy and study keeps its
 * place, so that things are found by folder in the build exactly as in the sources.
 */
import { cpSync, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

/** Where the entries are: what is found by name at run time, and what other programs call. */
const ROOTS = ['engine/games', 'strategies'];
const ENTRIES = ['strategies/core/author.ts', 'experiments/lab/shard.ts', 'scripts/bench/kernel.ts'];
const PROGRAMS = ['scripts/main.ts', 'scripts/api.ts'];

export async function compile(house: string, outdir: string, programs: boolean): Promise<void> {
  const found = ROOTS.flatMap((root) => entriesUnder(house, root));
  await build({
    absWorkingDir: house,
    entryPoints: [...found, ...ENTRIES, ...(programs ? PROGRAMS : [])],
    outdir,
    outbase: house,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    chunkNames: 'chunks/[name]-[hash]',
    logLevel: 'silent',
  });
  const studies = path.join(house, 'experiments', 'studies');
  if (programs && existsSync(studies))
    cpSync(studies, path.join(outdir, 'experiments', 'studies'), { recursive: true });
}

/** Every index.ts, and the value functions beside the strategies of a game. */
function entriesUnder(house: string, root: string): string[] {
  return readdirSync(path.join(house, root), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && (entry.name === 'index.ts' || entry.name === 'value.ts'))
    .map((entry) => path.relative(house, path.join(entry.parentPath, entry.name)));
}
