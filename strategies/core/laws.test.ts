/** The laws on everything the catalogue lists: a bot gets them by standing in its folder. */
import { describe, expect, it } from 'vitest';
import { listGames } from '../../engine/core/catalog.ts';
import { UserError } from '../../engine/core/errors.ts';
import type { Game, GameModule } from '../../engine/core/game.ts';
import { parametersOf } from '../../engine/core/rules.ts';
import { bytesPerDecision, NEGLIGIBLE } from './allocation.ts';
import { listStrategies, loadKnowledge } from './catalog.ts';
import { alwaysLegal, ignoresTheHidden, leavesTheTurnAlone, repeatsItself } from './laws.ts';
import type { Knowledge, StrategyModule } from './strategy.ts';
import type { Trial } from './trial.ts';

/** Small budgets: a law is as true of six iterations as of a thousand. */
const SMALL: Readonly<Record<string, number>> = { iterations: 6, samples: 2, playoutLimit: 100 };

function smallOptions({ options }: StrategyModule): unknown {
  const keys = parametersOf(options).map(({ key }) => key);
  return options.parse(Object.fromEntries(Object.entries(SMALL).filter(([key]) => keys.includes(key))));
}

interface Seating {
  readonly name: string;
  readonly strategy: StrategyModule;
  readonly game: Game;
  readonly knowledge: Knowledge;
  /** The promise to allocate nothing is measured at the smallest and the largest table. */
  readonly measured: boolean;
}

const PRINTED = 'printed rules';

/** The printed rules, and every variant switched on. */
function settings(module: GameModule, seats: number): { kind: string; rules: unknown }[] {
  const printed = { kind: PRINTED, rules: module.rules.parse({}) };
  const switches = parametersOf(module.rules).filter((parameter) => parameter.default === false);
  const variants = {};
  for (const { key } of switches) switchOn(variants, key.split('.'));
  const rules = module.rules.parse(variants);
  const playable = switches.length > 0 && module.refuse?.(rules, seats) === undefined;
  return playable ? [printed, { kind: 'all variants', rules }] : [printed];
}

function switchOn(rules: Record<string, unknown>, [name, ...inner]: string[]): void {
  if (inner.length === 0) rules[name] = true;
  else switchOn((rules[name] ??= {}) as Record<string, unknown>, inner);
}

async function seatings(strategy: StrategyModule, module: GameModule): Promise<Seating[]> {
  const sizes = Array.from({ length: module.seats.max - module.seats.min + 1 }, (_, i) => module.seats.min + i);
  return Promise.all(
    sizes.flatMap((seats) =>
      settings(module, seats).map(async ({ kind, rules }) => {
        const game = module.create(rules, seats);
        const knowledge = await loadKnowledge(game, module.id);
        const name = `${strategy.id}, ${module.id} for ${seats}, ${kind}`;
        const measured = kind === PRINTED && [sizes[0], sizes[sizes.length - 1]].includes(seats);
        return { name, strategy, game, knowledge, measured };
      }),
    ),
  );
}

const games = await listGames();
const strategies = await listStrategies();
const all = await Promise.all(
  strategies.flatMap((strategy) =>
    games
      .filter(({ id }) => strategy.game === undefined || strategy.game === id)
      .map((game) => seatings(strategy, game)),
  ),
);

function trialOf({ strategy, game, knowledge }: Seating): Trial {
  const create = () => strategy.create(game, smallOptions(strategy), knowledge);
  return { game, create, games: 10, decisions: 50, seed: 'laws' };
}

/** A strategy may refuse a table size, in a sentence. */
function refuses(seating: Seating): boolean {
  try {
    trialOf(seating).create(seating.game.states.create());
    return false;
  } catch (error) {
    expect(error).toBeInstanceOf(UserError);
    return true;
  }
}

describe.each(all.flat().filter((seating) => !refuses(seating)))('$name', (seating) => {
  it('always chooses a legal action', () => alwaysLegal(trialOf(seating)));
  it('gives the same answer to the same turn and stream', () => repeatsItself(trialOf(seating)));
  it('leaves the turn alone', () => leavesTheTurnAlone(trialOf(seating)));
  it('decides alike whatever is hidden', () => ignoresTheHidden(trialOf(seating)));
  if (seating.measured && !seating.strategy.allocates) {
    it('allocates nothing', () => expect(bytesPerDecision(trialOf(seating))).toBeLessThan(NEGLIGIBLE));
  }
});

it('is asked of every strategy of the house', () => {
  const tried = new Set(all.flat().map(({ strategy }) => strategy.id));
  expect([...tried].sort()).toEqual(strategies.map(({ id }) => id).sort());
});
