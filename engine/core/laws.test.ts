/** The laws, on every game in the catalogue; and proof that each of them can fail. */
import { describe, expect, it } from 'vitest';
import kuhnPoker from '../games/kuhn-poker/index.ts';
import pig from '../games/pig/index.ts';
import { listGames } from './catalog.ts';
import type { Game } from './game.ts';
import { LAWS } from './laws.ts';
import { randomRules } from './random-rules.ts';
import { parseRules } from './rules.ts';
import { keyFromText } from './seeds.ts';
import type { GameState } from './states.ts';

const SEEDS = 12;
const RULE_SETS = 12;

for (const module of await listGames()) {
  for (let seats = module.seats.min; seats <= module.seats.max; seats++) {
    describe(`${module.id} for ${seats}`, () => {
      const stream = keyFromText(`${module.id} ${seats}`);
      const settings = Array.from({ length: RULE_SETS }, () => randomRules(module, seats, stream));
      it.each(LAWS.map(({ name, check }) => [name, check] as const))('%s', (_name, check) => {
        const printed = module.create(parseRules(module, {}, seats), seats);
        for (let seed = 0; seed < SEEDS; seed++) check(printed, `law ${seed}`);
        for (const rules of settings) {
          const game = module.create(parseRules(module, rules, seats), seats);
          try {
            check(game, 'law');
          } catch (error) {
            throw new Error(`With rules ${JSON.stringify(rules)}: ${(error as Error).message}`, { cause: error });
          }
        }
      });
    });
  }
}

type Break = (game: Game) => Partial<Game>;

/** A game with one thing wrong. */
function broken(game: Game, wrong: Break): Game {
  return Object.assign(Object.create(game) as Game, wrong(game));
}

const toy = () => pig.create(parseRules(pig, {}, 2), 2);
const poker = () => kuhnPoker.create({}, 2);
let calls = 0;

describe('a broken game is caught', () => {
  it.each<[string, () => Game, Break, RegExp]>([
    [
      'same seed',
      toy,
      (game) => ({ start: (s) => (game.start(s), void (s.words[1] += calls++)) }),
      /not the same when played again|shorter/,
    ],
    ['ascending', toy, () => ({ legalActions: (_s, out) => (out.set([1, 0]), 2) }), /not ascending/],
    ['ascending', toy, () => ({ legalActions: (_s, out) => ((out[0] = 1), 1) }), /with 1 legal actions is none/],
    ['read the same', toy, () => ({ describeAction: () => 'something' }), /read the same/],
    [
      'asking',
      toy,
      (game) => ({ mover: (s) => (s.words[3]++, game.mover(s)) }),
      /question changed the state|played again/,
    ],
    ['points', toy, () => ({ score: (_s, out) => void out.fill(100) }), /add up to 200/],
    ['measures', toy, () => ({ measure: (_s, out) => void out.fill(0) }), /More than 4 measures/],
    ['measures', toy, () => ({ measure: (_s, out) => void (out[0] = 1) }), /is not written/],
    [
      'guess looks',
      poker,
      () => ({ determinize: (s: GameState) => void (s as GameState & { card: Int32Array }).card.fill(0) }),
      /shows something else/,
    ],
    ['guess looks', poker, () => ({ determinize: () => {} }), /leaves something hidden/],
    [
      'trace',
      toy,
      (game) => ({ states: { ...game.states, observe: (truth, _viewer, into) => into.words.set(truth.words) } }),
      /trace of coming luck/,
    ],
    [
      'created or lost',
      toy,
      () => ({
        conserve: () => {
          throw new Error('a die is missing');
        },
      }),
      /a die is missing/,
    ],
    [
      'played to its end',
      toy,
      (game) => ({ determinize: (s) => void (s.words[0] = 7), legalActions: game.legalActions.bind(game) }),
      /./,
    ],
  ])('by the law about %s', (name, make, wrong, message) => {
    const law = LAWS.find((one) => one.name.includes(name))!;
    const game = make();
    for (let seed = 0; seed < 3; seed++) law.check(game, `${seed}`);
    expect(() => {
      for (let seed = 0; seed < 3; seed++) law.check(broken(game, wrong), `${seed}`);
    }).toThrow(message);
  });

  it('because it never ends', () => {
    const endless = broken(toy(), (game) => ({ maxDecisions: 100, apply: (s) => void game.mover(s) }));
    expect(() => LAWS[0].check(endless, '1')).toThrow(/not over after 100 decisions/);
  });
});
