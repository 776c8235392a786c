import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { UserError } from '../../engine/core/errors.ts';
import passThePandas from '../../engine/games/pass-the-pandas/index.ts';
import { createPandas, turnAt } from '../pass-the-pandas/positions.ts';
import { createPlayer, listStrategies, loadKnowledge, loadStrategy, strategyIds } from './catalog.ts';
import { BotError } from './guarded.ts';
import type { Turn } from './strategy.ts';

const game = createPandas({}, 4);
const turn = turnAt(game, { dice: [4, 5, 3, 5], mover: 0 }) as unknown as Turn;
const player = (name: string, options: unknown = {}) => createPlayer(name, options, game as never, passThePandas);

const folder = mkdtempSync(path.join(tmpdir(), 'bots-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a bot outside the house; returns its path. */
function bot(name: string, text: string): string {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

describe('the catalogue', () => {
  it('lists the strategies of a game and those of all games', () => {
    expect(strategyIds('pass-the-pandas')).toEqual([
      'greedy',
      'mcts',
      'monte-carlo',
      'pass-the-pandas/blocker',
      'pass-the-pandas/fewest',
      'pass-the-pandas/spread',
      'random',
    ]);
  });

  it('lists strategies that say who they are', async () => {
    for (const module of await listStrategies()) {
      expect(strategyIds()).toContain(module.id);
      expect(module.about).toMatch(/^[A-Z].*\.$/);
      expect(module.game ?? module.id).toBe(module.id.split('/')[0]);
    }
  });

  it('names the strategies there are, and the likely one, when asked for another', async () => {
    await expect(loadStrategy('monte-carlos', 'pass-the-pandas')).rejects.toThrow(
      'There is no strategy "monte-carlos". Did you mean "monte-carlo"? There are: greedy, mcts, monte-carlo,',
    );
  });

  it('says which game a strategy plays', async () => {
    await expect(loadStrategy('pig/hold', 'pass-the-pandas')).rejects.toThrow(
      'The strategy "pig/hold" plays pig, not pass-the-pandas.',
    );
  });

  it('refuses options that are not there or out of range', async () => {
    await expect(player('mcts', { iteration: 5 })).rejects.toThrow('Did you mean "iterations"?');
    await expect(player('mcts', { iterations: 0 })).rejects.toThrow('cannot be 0: it takes 1 to 1000000');
    await expect(player('random', { samples: 1 })).rejects.toThrow(UserError);
  });

  it('knows the value function of a game that has one', async () => {
    expect((await loadKnowledge(game as never, 'pass-the-pandas')).value).toBeTypeOf('function');
    expect(await loadKnowledge(game as never, 'pig')).toEqual({});
  });
});

describe('a bot from outside', () => {
  it('may be a TypeScript file that imports panda-lab', async () => {
    const text = `
      import { below, defineStrategy, NO_OPTIONS, type Turn } from 'panda-lab';
      export default defineStrategy({
        id: 'mine', title: 'Mine', about: 'Guesses.', options: NO_OPTIONS,
        create: () => ({ decide: (turn: Turn) => turn.legal[below(turn.rng, turn.legalCount)] }),
      });`;
    const mine = await player(bot('mine.ts', text));
    expect([1, 2, 3]).toContain(mine.decide(turn));
  });

  it('may be a plain JavaScript file with nothing but create', async () => {
    const mine = await player(
      bot('mine.js', 'export default { create: () => ({ decide: (turn) => turn.legal[1] }) };'),
    );
    expect(mine.decide(turn)).toBe(2);
  });

  it('may be a folder, and goes by its path', async () => {
    bot('folder/index.ts', 'export default { create: () => ({ decide: (turn: never) => 1 as number }) };');
    const name = path.join(folder, 'folder');
    expect((await loadStrategy(name, 'pass-the-pandas')).id).toBe(name);
  });

  it('may take options', async () => {
    const text = `
      import { z } from 'zod';
      export default {
        options: z.strictObject({ place: z.int().min(0).max(1).default(0) }),
        create: (game, { place }) => ({ decide: (turn) => turn.legal[place] }),
      };`;
    const file = bot('options.js', text);
    expect((await player(file, { place: 1 })).decide(turn)).toBe(2);
    await expect(player(file, { place: 2 })).rejects.toThrow('The option "place"');
  });

  it.each([
    ['is not there', undefined, 'There is no strategy at'],
    ['has no create', 'export default { decide() {} };', 'has no create function'],
    ['exports nothing', 'const create = 1;', 'has no create function'],
    ['does not compile', 'export default {\n  create( => 1\n};', /cannot be compiled: .* \(line 2\)/],
    ['plays another game', 'export default { game: "pig", create() {} };', 'plays pig, not pass-the-pandas'],
    ['has options of another kind', 'export default { options: {}, create() {} };', 'are no zod schema'],
    ['fails to load', 'throw new Error("no luck today");', 'cannot be loaded: no luck today'],
  ])('that %s is a mistake told in a sentence', async (name, text, sentence) => {
    const file = text === undefined ? path.join(folder, 'nobody.ts') : bot(`${name}.ts`, text);
    const loading = loadStrategy(file, 'pass-the-pandas');
    await expect(loading).rejects.toThrow(sentence);
    await expect(loading).rejects.toBeInstanceOf(UserError);
  });

  it.each([
    ['throws', '() => { throw new Error("not today"); }', 'cannot be set up: not today'],
    ['returns nothing', '() => {}', 'has no decide function'],
    ['returns no player', '() => ({ decide: 5 })', 'has no decide function'],
  ])('whose create %s is a mistake told in a sentence', async (name, create, sentence) => {
    const playing = player(bot(`create ${name}.js`, `export default { create: ${create} };`));
    await expect(playing).rejects.toThrow(sentence);
    await expect(playing).rejects.toBeInstanceOf(UserError);
  });

  it.each([
    ['chooses an illegal action', '() => 0', 'chose action 0, which is not legal (legal: 1, 2, 3)'],
    ['answers nonsense', '() => "left"', 'chose action left, which is not legal'],
    ['answers nothing', '() => undefined', 'chose action undefined, which is not legal'],
    ['throws', '() => { throw new Error("dizzy"); }', 'threw an error: dizzy'],
    ['throws what is no error', '() => { throw "dizzy"; }', 'threw an error: dizzy'],
  ])('that %s is named', async (name, decide, sentence) => {
    const file = bot(`${name}.js`, `export default { create: () => ({ decide: ${decide} }) };`);
    const watched = await player(file);
    expect(() => watched.decide(turn)).toThrow(BotError);
    expect(() => watched.decide(turn)).toThrow(`The strategy ${file} ${sentence}`);
  });
});
