/** Where the compiled worker is: beside us in a build; in the repository, compiled when it changed. */
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { HOUSE } from '../../engine/core/folders.ts';

const SOURCES = ['engine', 'strategies', 'experiments/lab', 'scripts/bench'];

/** The compiled `shard` module, which workers run. */
export function workerFile(): Promise<string> {
  return compiledFile('experiments/lab/shard');
}

/** The compiled file of a module, given by its path without an ending. */
export async function compiledFile(module: string): Promise<string> {
  const built = path.join(HOUSE, `${module}.js`);
  if (existsSync(built)) return built;
  const cache = path.join(HOUSE, 'node_modules', '.cache', 'panda-lab');
  const folder = path.join(cache, hashOfSources());
  if (!existsSync(folder)) await compileInto(cache, folder);
  return path.join(folder, `${module}.js`);
}

/** Compiled aside and moved into place whole, so that two runs at once cannot disturb each other. */
async function compileInto(cache: string, folder: string): Promise<void> {
  const { compile } = await import('./compile.ts');
  mkdirSync(cache, { recursive: true });
  const aside = mkdtempSync(path.join(cache, 'part-'));
  await compile(HOUSE, aside, false);
  try {
    renameSync(aside, folder);
  } catch (error) {
    // Another run was faster.
    rmSync(aside, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

function hashOfSources(): string {
  const hash = createHash('sha256');
  for (const root of SOURCES) {
    const files = readdirSync(path.join(HOUSE, root), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort();
    for (const file of files)
      hash.update(path.relative(HOUSE, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}
