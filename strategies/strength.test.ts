/** Thinking pays: every search beats random play, clearly and with fixed seeds. */
import { describe, expect, it } from 'vitest';
import type { Game } from '../engine/core/game.ts';
import kuhnPoker from '../engine/games/kuhn-poker/index.ts';
import passThePandas from '../engine/games/pass-the-pandas/index.ts';
import pig from '../engine/games/pig/index.ts';
import { loadKnowledge } from './core/catalog.ts';
import { contest } from './core/contest.ts';
import type { Knowledge, StrategyModule } from './core/strategy.ts';
import greedy from './greedy/index.ts';
import mcts from './mcts/index.ts';
import monteCarlo from './monte-carlo/index.ts';
import random from './random/index.ts';

const pandas = passThePandas.create(passThePandas.rules.parse({ bamboozled: { on: true, dice: 2 } }), 4);
const pandasKnowledge = await loadKnowledge(pandas, passThePandas.id);
const pigs = pig.create(pig.rules.parse({ target: 40 }), 2);
const kuhn = kuhnPoker.create(kuhnPoker.rules.parse({}), 2);

interface Challenger {
  readonly module: StrategyModule;
  readonly options: object;
}

/** The challenger's share of the win among random players. */
function share({ module, options }: Challenger, game: Game, blocks: number, knowledge: Knowledge = {}): number {
  const player = module.create(game, module.options.parse(options), knowledge);
  const others = Array.from({ length: game.seats - 1 }, () => random.create(game, {}, {}));
  return contest(game, [player, ...others], blocks, 'strength')[0];
}

describe.each([
  { module: greedy, options: { samples: 20 } },
  { module: monteCarlo, options: { iterations: 60 } },
  { module: mcts, options: { iterations: 60 } },
])('$module.id', (challenger) => {
  // By the printed rules luck decides nearly all; exchanging hands leaves more to decide.
  it('wins more than its share at bamboozled Pass the Pandas', () => {
    expect(share(challenger, pandas, 700, pandasKnowledge)).toBeGreaterThan(0.265);
  });

  it('beats random play at Pig', () => {
    expect(share(challenger, pigs, 50)).toBeGreaterThan(0.6);
  });

  it('beats random play at Kuhn poker', () => {
    expect(share(challenger, kuhn, 500)).toBeGreaterThan(0.55);
  });
});
