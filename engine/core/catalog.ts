/** Finds games: by folder name under engine/games, or by path for games from outside. */
import { listNames, nearest, UserError } from './errors.ts';
import { importDefault, importOutside, isPath, listFolders } from './folders.ts';
import type { GameModule } from './game.ts';

const ROOT = 'engine/games';

/** All games that ship, calibration games included. */
export async function listGames(): Promise<GameModule[]> {
  return Promise.all(listFolders(ROOT).map((id) => importDefault<GameModule>(ROOT, id, 'index')));
}

export async function loadGame(name: string): Promise<GameModule> {
  if (isPath(name)) return requireGame(await importOutside(name, 'game'), name);
  const known = listFolders(ROOT);
  if (known.includes(name)) return importDefault<GameModule>(ROOT, name, 'index');
  const shown = (await listGames()).filter((module) => !module.calibration).map((module) => module.id);
  throw new UserError(`There is no game "${name}". ${nearest(name, known)}${listNames(shown)}`);
}

const REQUIRED = ['id', 'title', 'about', 'seats', 'rules', 'create'] as const;

function requireGame(module: unknown, name: string): GameModule {
  const missing = REQUIRED.filter((key) => (module as Partial<GameModule> | undefined)?.[key] === undefined);
  if (missing.length === 0) return module as GameModule;
  throw new UserError(
    `The game ${name} has no ${missing.join(', no ')}: its default export must be a game (see defineGame).`,
  );
}
