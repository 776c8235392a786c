/** Finds strategies: by folder path under strategies/, or by path for bots from outside. */
import { listNames, nearest, UserError } from '../../engine/core/errors.ts';
import { hasFile, importDefault, importOutside, isPath, listFolders } from '../../engine/core/folders.ts';
import type { Game, GameModule } from '../../engine/core/game.ts';
import { parseParameters } from '../../engine/core/rules.ts';
import { guarded } from './guarded.ts';
import { NO_OPTIONS, type Knowledge, type Strategy, type StrategyModule, type ValueModule } from './strategy.ts';

const ROOT = 'strategies';

/** The ids of all strategies, or of those that play one game; only folder names are read. */
export function strategyIds(game?: string): string[] {
  const ids = listFolders(ROOT);
  return game === undefined ? ids : ids.filter((id) => !id.includes('/') || id.startsWith(`${game}/`));
}

/** All strategies that ship, or those that play one game. */
export async function listStrategies(game?: string): Promise<StrategyModule[]> {
  return Promise.all(strategyIds(game).map((id) => importDefault<StrategyModule>(ROOT, id, 'index')));
}

export async function loadStrategy(name: string, game: string): Promise<StrategyModule> {
  const module = isPath(name) ? requireStrategy(await importOutside(name, 'strategy'), name) : await ours(name, game);
  if (module.game === undefined || module.game === game) return module;
  throw new UserError(`The strategy "${name}" plays ${module.game}, not ${game}. ${listNames(strategyIds(game))}`);
}

async function ours(name: string, game: string): Promise<StrategyModule> {
  if (strategyIds().includes(name)) return importDefault<StrategyModule>(ROOT, name, 'index');
  const known = strategyIds(game);
  throw new UserError(`There is no strategy "${name}". ${nearest(name, known)}${listNames(known)}`);
}

/** A bot from outside needs no more than `create`; its path is its name. */
function requireStrategy(module: unknown, name: string): StrategyModule {
  const given = module as Partial<StrategyModule> | undefined;
  if (typeof given?.create !== 'function') {
    throw new UserError(
      `The strategy ${name} has no create function: its default export must be a strategy (see defineStrategy).`,
    );
  }
  if (given.options !== undefined && typeof given.options.safeParse !== 'function') {
    throw new UserError(`The options of strategy ${name} are no zod schema.`);
  }
  const defaults = { title: name, about: '', options: NO_OPTIONS, allocates: true };
  return { ...defaults, ...(given as StrategyModule), id: name };
}

/** Knowledge of play that ships for a game: its value function, if its folder offers one. */
export async function loadKnowledge(game: Game, id: string): Promise<Knowledge> {
  if (isPath(id) || !hasFile(ROOT, id, 'value')) return {};
  const createValue = await importDefault<ValueModule>(ROOT, id, 'value');
  return { value: createValue(game) };
}

/** One player, ready to play. Bots from outside are watched: they must answer legally. */
export async function createPlayer(
  name: string,
  options: unknown,
  game: Game,
  gameModule: GameModule,
): Promise<Strategy> {
  const module = await loadStrategy(name, gameModule.id);
  const parsed = parseParameters(module.options, options, `strategy "${name}"`, 'option');
  const knowledge = await loadKnowledge(game, gameModule.id);
  return isPath(name)
    ? guarded(() => module.create(game, parsed, knowledge), name)
    : module.create(game, parsed, knowledge);
}
