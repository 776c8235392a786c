/** Copied code must do what its original does, to the last drawn number. */
import { expect, it, vi } from 'vitest';
import type { Game } from '../../engine/core/game.ts';
import kuhnPoker from '../../engine/games/kuhn-poker/index.ts';
import passThePandas from '../../engine/games/pass-the-pandas/index.ts';
import type { StrategyModule } from './strategy.ts';
import { forEachDecision } from './trial.ts';

const pandas = passThePandas.create(passThePandas.rules.parse({}), 4);
const kuhn = kuhnPoker.create(kuhnPoker.rules.parse({}), 2);

/** Everything a search decides and draws in a few games. */
function course(module: StrategyModule, game: Game, options: object): number[] {
  const noted: number[] = [];
  const create = () => module.create(game, module.options.parse(options), {});
  forEachDecision({ game, create, games: 5, decisions: 40, seed: 'copies' }, ({ player, turn }) => {
    const action = player.decide(turn);
    noted.push(action, ...turn.rng);
    return action;
  });
  return noted;
}

async function courses(): Promise<number[][]> {
  const { default: mcts } = await import('../mcts/index.ts');
  const { default: monteCarlo } = await import('../monte-carlo/index.ts');
  return [mcts, monteCarlo].flatMap((module) => [
    course(module, pandas, { iterations: 30 }),
    course(module, pandas, { iterations: 30, playoutLimit: 3 }),
    course(module, kuhn, { iterations: 30 }),
  ]);
}

it('plays a search the same with copies and with originals', async () => {
  const copied = await courses();
  vi.resetModules();
  vi.doMock('../../engine/core/own-copy.ts', () => ({ ownCopy: <F>(original: F) => original }));
  const original = await courses();
  expect(original).toEqual(copied);
  expect(copied.every((course) => course.length > 20)).toBe(true);
});
