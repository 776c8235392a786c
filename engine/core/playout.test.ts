/** Playouts: those of a game itself against deciding step by step; and proof that this can fail. */
import { describe, expect, it } from 'vitest';
import { listGames } from './catalog.ts';
import type { Game } from './game.ts';
import { playoutScores, twoSampleScore } from './playout-law.ts';
import { randomRules } from './random-rules.ts';
import { parseRules } from './rules.ts';
import { keyFromText } from './seeds.ts';
import { nextWord } from './stream.ts';

const GAMES = 12_000;
const RULE_SETS = 4;
/** Some hundred figures are compared: one beyond this is no chance. */
const LIMIT = 4.5;

const modules = await listGames();
const tables = modules.flatMap((module) =>
  Array.from({ length: module.seats.max - module.seats.min + 1 }, (_, i) => ({ module, seats: module.seats.min + i })),
);
const printed = tables.map(({ module, seats }) => ({
  name: `${module.id} for ${seats}`,
  module,
  seats,
  game: module.create(parseRules(module, {}, seats), seats),
}));
const fast = printed.filter(({ game }) => game.playout !== undefined);

describe('a playout ends as stepping does', () => {
  it('in at least one game', () => {
    expect(fast.map(({ module }) => module.id)).toContain('pass-the-pandas');
  });

  it.each(fast)('$name, by the printed rules', ({ game }) => {
    expect(Math.max(...playoutScores(game, GAMES, 'printed'))).toBeLessThan(LIMIT);
  });

  it.each(fast)('$name, by random rules', ({ module, seats }) => {
    const stream = keyFromText(`${module.id} ${seats} played out`);
    let compared = 0;
    for (let draw = 0; draw < 10 * RULE_SETS && compared < RULE_SETS; draw++) {
      const rules = randomRules(module, seats, stream);
      const game = module.create(parseRules(module, rules, seats), seats);
      if (game.playout === undefined) continue;
      compared++;
      for (const score of playoutScores(game, GAMES / 4, 'random rules')) {
        expect(score, JSON.stringify(rules)).toBeLessThan(LIMIT);
      }
    }
    expect(compared).toBe(RULE_SETS);
  });
});

describe('a playout that ends otherwise is caught', () => {
  const { game } = fast.find(({ name }) => name === 'pass-the-pandas for 4')!;
  const scoresWith = (playout: NonNullable<Game['playout']>) =>
    Math.max(...playoutScores(Object.assign(Object.create(game) as Game, { playout }), GAMES, 'planted'));

  it('if every panda goes to the next seat', () => {
    const legal = new Int32Array(game.maxLegal);
    const biased = scoresWith((state) => {
      while (game.mover(state) >= 0) {
        const count = game.legalActions(state, legal);
        const next = (game.mover(state) + 1) % game.seats;
        game.apply(state, legal.subarray(0, count).includes(next) ? next : legal[0]);
      }
    });
    expect(biased).toBeGreaterThan(LIMIT);
  });

  it('if one win in twenty goes to the first seat', () => {
    const favoured = scoresWith((state, stream) => {
      game.playout!(state, stream);
      if (nextWord(stream) >>> 0 > 0.05 * 2 ** 32) return;
      const { place } = state as typeof state & { place: Int32Array };
      place.fill(0);
      place[0] = 1;
    });
    expect(favoured).toBeGreaterThan(LIMIT);
  });

  it('if it loses count of the turns', () => {
    const miscounted = scoresWith((state, stream) => {
      game.playout!(state, stream);
      (state as typeof state & { turns: number }).turns++;
    });
    expect(miscounted).toBeGreaterThan(LIMIT);
  });
});

describe('two samples', () => {
  it('of one value are the same', () => {
    expect(twoSampleScore(new Float64Array(9), new Float64Array(9))).toBe(0);
  });

  it('of different values are far apart', () => {
    expect(twoSampleScore(new Float64Array(99), new Float64Array(99).fill(1))).toBeGreaterThan(LIMIT);
  });
});
