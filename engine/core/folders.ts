/**
 * Finding things by folder: a game, a bot or a study is a folder with an index, and nothing else
 * is edited to add one. The same code serves the sources (`index.ts`) and the build (`index.js`).
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { UserError } from './errors.ts';

/** The ending of this very file: `.ts` in the repository, `.js` once built. */
const ENDING = path.extname(fileURLToPath(import.meta.url));

/** The top of the house: the folder that holds engine/, strategies/ and the others. */
export const HOUSE = findHouse(path.dirname(fileURLToPath(import.meta.url)));

function findHouse(folder: string): string {
  if (existsSync(path.join(folder, 'engine', 'games'))) return folder;
  const parent = path.dirname(folder);
  if (parent === folder) throw new Error('engine/games is nowhere above this file.');
  return findHouse(parent);
}

/** The ids of all folders under `root` that have an index, as paths with slashes, sorted. */
export function listFolders(root: string, prefix = ''): string[] {
  const names = readdirSync(path.join(HOUSE, root, prefix), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => prefix + entry.name);
  return names.flatMap((id) => (hasFile(root, id, 'index') ? [id] : listFolders(root, `${id}/`))).sort();
}

export function hasFile(root: string, id: string, name: string): boolean {
  return existsSync(path.join(HOUSE, root, id, name + ENDING));
}

/** The default export of `root/id/name`. */
export async function importDefault<T>(root: string, id: string, name: string): Promise<T> {
  const file = path.join(HOUSE, root, id, name + ENDING);
  return ((await import(pathToFileURL(file).href)) as { default: T }).default;
}

/** A name that is a path (`./my-bot.ts`) rather than a folder of ours. */
export function isPath(name: string): boolean {
  return /^\.{1,2}[\\/]/.test(name) || path.isAbsolute(name);
}

/**
 * The default export of a file or folder outside the house, TypeScript or JavaScript. It is
 * bundled first, so that it may import what it likes, `panda-lab` itself included.
 */
export async function importOutside(name: string, what: string): Promise<unknown> {
  const file = outsideFile(name, what);
  const { build } = await import('esbuild');
  const bundle = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'silent',
    nodePaths: nodePaths(),
    alias: { 'panda-lab': path.join(HOUSE, 'strategies', 'core', `author${ENDING}`) },
  }).catch((error: { errors?: { text: string; location?: { line: number } | null }[]; message: string }) => {
    const first = error.errors?.[0];
    const line = first?.location ? ` (line ${first.location.line})` : '';
    throw new UserError(`The ${what} ${name} cannot be compiled: ${first?.text ?? error.message}${line}.`);
  });
  const text = Buffer.from(bundle.outputFiles[0].contents).toString('base64');
  try {
    return ((await import(`data:text/javascript;base64,${text}`)) as { default?: unknown }).default;
  } catch (error) {
    throw new UserError(`The ${what} ${name} cannot be loaded: ${(error as Error).message}.`);
  }
}

function outsideFile(name: string, what: string): string {
  const base = path.resolve(name);
  const candidates = /\.[cm]?[jt]s$/.test(base)
    ? [base]
    : ['index.ts', 'index.js', 'index.mjs'].map((file) => path.join(base, file));
  const found = candidates.find((file) => existsSync(file));
  if (found) return found;
  throw new UserError(
    `There is no ${what} at ${name}: expected ${candidates.map((file) => path.basename(file)).join(' or ')}.`,
  );
}

/** Where an outside file may find the libraries we use ourselves, zod above all. */
function nodePaths(): string[] {
  const folders: string[] = [];
  for (let folder = HOUSE; ; folder = path.dirname(folder)) {
    folders.push(path.join(folder, 'node_modules'));
    if (path.dirname(folder) === folder) return folders;
  }
}
