import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listGames, loadGame } from './catalog.ts';
import { UserError } from './errors.ts';
import { HOUSE, hasFile, importOutside, isPath, listFolders } from './folders.ts';
import { stepRandomly } from './playout.ts';
import { parseRules } from './rules.ts';
import { createStream } from './stream.ts';

/** A whole game as somebody outside would write it: take one or two stones, the last one wins. */
const STONES = `
import { z } from 'zod';
import { defineGame, defineStates, NOBODY, rule, WIN_POINTS, word, type StateOf } from 'panda-lab';
import { title } from './title.ts';

const layout = { mover: word(), heap: word() };
type State = StateOf<typeof layout>;

export default defineGame({
  id: 'stones',
  title,
  about: 'Take one or two stones; whoever takes the last one wins.',
  seats: { min: 2, max: 2 },
  rules: z.strictObject({ stones: rule(z.int().min(1).max(99).default(7), 'Stones to begin with.') }),
  create: ({ stones }, seats) => ({
    seats, actionCount: 3, maxLegal: 2, maxDecisions: 99,
    states: defineStates(seats, layout),
    measures: [],
    start(s: State) { s.mover = 0; s.heap = stones; },
    mover: (s: State) => (s.heap === 0 ? NOBODY : s.mover),
    legalActions(s: State, out: Int32Array) { out[0] = 1; out[1] = 2; return Math.min(2, s.heap); },
    apply(s: State, action: number) { s.heap -= action; s.mover = 1 - s.mover; },
    score(s: State, out: Int32Array) { out.fill(0); out[1 - s.mover] = WIN_POINTS; },
    measure() {},
    determinize() {},
    describeAction: (_s: State, action: number) => 'take ' + action,
    describeState: (s: State) => s.heap + ' stones left',
  }),
});
`;

let folder = '';

function write(file: string, text: string): string {
  const whole = path.join(folder, file);
  mkdirSync(path.dirname(whole), { recursive: true });
  writeFileSync(whole, text);
  return whole;
}

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'panda-lab-games-'));
  write('stones/title.ts', "export const title: string = 'Stones';");
  write('stones/index.ts', STONES);
});
afterAll(() => rmSync(folder, { recursive: true }));

async function complaint(promise: Promise<unknown>): Promise<string> {
  const error: unknown = await promise.then(
    () => new Error('Nobody complained.'),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(UserError);
  return (error as Error).message;
}

describe('the games that ship', () => {
  it('are the folders under engine/games, by name', async () => {
    const root = path.join(HOUSE, 'engine', 'games');
    const folders = readdirSync(root).filter((name) => existsSync(path.join(root, name, 'index.ts')));
    const games = await listGames();
    expect(games.map(({ id }) => id)).toEqual(folders.sort());
    expect(listFolders('engine/games')).toEqual(folders);
  });

  it('are loaded by name', async () => {
    expect((await loadGame('pass-the-pandas')).title).toBe('Pass the Pandas');
  });

  it('are suggested when a name is misspelt; calibration games are not advertised', async () => {
    const message = await complaint(loadGame('pass-the-panda'));
    expect(message).toMatch(/^There is no game "pass-the-panda"\. Did you mean "pass-the-pandas"\? There are: /);
    expect(message).not.toContain('kuhn-poker');
    expect((await loadGame('kuhn-poker')).calibration).toBe(true);
  });
});

describe('a game from outside', () => {
  it.each(['stones', 'stones/index.ts'])('is loaded by the path of its folder or file: %s', async (name) => {
    const module = await loadGame(path.join(folder, name));
    expect([module.id, module.title]).toEqual(['stones', 'Stones']);
  });

  it('can be played', async () => {
    const module = await loadGame(path.join(folder, 'stones'));
    const game = module.create(parseRules(module, { stones: 9 }, 2), 2);
    const state = game.states.create();
    game.start(state);
    expect(game.describeState(state)).toBe('9 stones left');
    stepRandomly(game, state, createStream(), new Int32Array(game.maxLegal), game.maxDecisions);
    const points = new Int32Array(2);
    game.score(state, points);
    expect(Math.max(...points)).toBe(2520);
  });

  it.each(['js', 'mjs'])('may be plain JavaScript: %s', async (ending) => {
    const fields = "id: 'plain', title: 'Plain', about: '', seats: { min: 2, max: 2 }, rules: {}, create() {}";
    write(`${ending}/index.${ending}`, `export default { ${fields} };`);
    expect((await loadGame(path.join(folder, ending))).title).toBe('Plain');
  });

  it.each([
    ['nowhere', 'index.ts or index.js or index.mjs'],
    ['nowhere.ts', 'nowhere.ts'],
  ])('that is not there is missed: %s', async (name, expected) => {
    const whole = path.join(folder, name);
    expect(await complaint(loadGame(whole))).toBe(`There is no game at ${whole}: expected ${expected}.`);
  });

  it('that does not compile is named with the line', async () => {
    const file = write('broken.ts', 'export default {\n  id: \n');
    const message = await complaint(loadGame(file));
    expect(message).toContain(`The game ${file} cannot be compiled: `);
    expect(message).toMatch(/\(line \d\)\.$/);
  });

  it('that imports what is not there is named', async () => {
    const file = write('lonely.ts', "import { x } from 'no-such-library';\nexport default x;");
    expect(await complaint(loadGame(file))).toContain('Could not resolve "no-such-library" (line 1).');
  });

  it('that throws while loading is named with the reason', async () => {
    const file = write('thrower.ts', "throw new Error('out of stones');");
    expect(await complaint(loadGame(file))).toBe(`The game ${file} cannot be loaded: out of stones.`);
  });

  it('that lacks something is told what', async () => {
    const file = write(
      'half.ts',
      "export default { id: 'half', title: 'Half', about: '', seats: { min: 2, max: 2 } };",
    );
    expect(await complaint(loadGame(file))).toBe(
      `The game ${file} has no rules, no create: its default export must be a game (see defineGame).`,
    );
  });

  it('that exports nothing is told so', async () => {
    const file = write('nothing.ts', 'export const x = 1;');
    expect(await complaint(loadGame(file))).toContain(`The game ${file} has no id, no title, `);
  });
});

describe('a name', () => {
  it.each(['./bot.ts', '../bots/a', '.\\bot.ts', '/srv/bot.ts'])('like %s is a path', (name) => {
    expect(isPath(name)).toBe(true);
  });

  it.each(['pig', 'pass-the-pandas/fewest', '.hidden', ''])('like "%s" is not', (name) => {
    expect(isPath(name)).toBe(false);
  });

  it('may ask for a file of a folder', () => {
    expect(hasFile('engine/games', 'pig', 'rules')).toBe(true);
    expect(hasFile('engine/games', 'pig', 'no-such-file')).toBe(false);
  });

  it('in messages says what was looked for', async () => {
    expect(await complaint(importOutside('./no-bot.ts', 'strategy'))).toBe(
      'There is no strategy at ./no-bot.ts: expected no-bot.ts.',
    );
  });
});
