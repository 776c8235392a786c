/**
 * Imports go one way: engine ← strategies ← experiments; reports imports nothing of ours; scripts
 * may import all. A game never imports another game, a game's bot only that game.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  engine: ['engine'],
  strategies: ['engine', 'strategies'],
  experiments: ['engine', 'strategies', 'experiments'],
  reports: ['reports'],
  scripts: ['engine', 'strategies', 'experiments', 'reports', 'scripts'],
};

/** Why `file` may not import `target` (both relative to the house), or undefined if it may. */
export function breach(file: string, target: string): string | undefined {
  const [room, ...inside] = file.split('/');
  const [otherRoom, ...otherInside] = target.split('/');
  if (!MAY_IMPORT[room]?.includes(otherRoom)) return `${room} must not know ${otherRoom}`;
  const ownGame = gameOf(room, inside);
  const otherGame = gameOf(otherRoom, otherInside);
  if (otherGame === undefined || otherGame === ownGame || room === 'experiments' || room === 'scripts')
    return undefined;
  if (file.endsWith('.test.ts') && ownGame === undefined) return undefined;
  return ownGame === undefined
    ? `${room} must not know the game ${otherGame}`
    : `${ownGame} must not know ${otherGame}`;
}

/** The game a file belongs to, if it belongs to one. */
function gameOf(room: string, inside: readonly string[]): string | undefined {
  if (room === 'engine' && inside[0] === 'games') return inside[1];
  // A folder of bots of one game lies one deeper than a generic bot: strategies/<game>/<bot>/index.ts.
  if (room === 'strategies' && GAMES.has(inside[0])) return inside[0];
  return undefined;
}

const HOUSE = path.resolve(import.meta.dirname, '..', '..');
const GAMES = new Set(readdirSync(path.join(HOUSE, 'engine', 'games')));

function breaches(): string[] {
  return Object.keys(MAY_IMPORT).flatMap((room) =>
    readdirSync(path.join(HOUSE, room), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .flatMap((name) => breachesOf(path.posix.join(room, name.split(path.sep).join('/')))),
  );
}

function breachesOf(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(path.join(HOUSE, file), 'utf8'));
  return importedFiles
    .filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => path.posix.join(path.posix.dirname(file), fileName))
    .flatMap((target) => {
      const why = breach(file, target);
      return why === undefined ? [] : [`${file} imports ${target}: ${why}.`];
    });
}

if (process.argv[1] === import.meta.filename) {
  const found = breaches();
  for (const line of found) console.error(line);
  console.log(found.length === 0 ? 'Imports go one way.' : `${found.length} imports go the wrong way.`);
  process.exitCode = found.length === 0 ? 0 : 1;
}
