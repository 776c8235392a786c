import { describe, expect, it } from 'vitest';
import type { Game } from '../../engine/core/game.ts';
import { KuhnPoker } from '../../engine/games/kuhn-poker/game.ts';
import { createPandas, turnAt } from '../pass-the-pandas/positions.ts';
import createPandasValue from '../pass-the-pandas/value.ts';
import type { Turn } from '../core/strategy.ts';
import module, { Mcts } from './index.ts';
import { bestAction } from './search.ts';

const pandas = createPandas({}, 4);
const value = createPandasValue(pandas);

function create(options: object, game: Game = pandas as never, known: object = {}): Mcts<never> {
  return module.create(game, module.options.parse(options), known) as Mcts<never>;
}

/** Seat 3 goes out by the challenge unless it gets the panda. */
const leaving = turnAt(pandas, { dice: [5, 4, 4, 1], mover: 0, previous: 3, bambooToBeat: 1 });
/** Seat 1 rolls next and has one die; the others are far away. */
const near = turnAt(pandas, { dice: [6, 1, 6, 6], mover: 0, pandas: 1 });

describe('the tree search', () => {
  it.each([
    ['by default', {}],
    ['choosing by value', { finalChoice: 'value' }],
    ['cut off at once', { playoutLimit: 0 }],
    ['cut off after three decisions', { playoutLimit: 3 }],
    ['with greedy playouts', { playout: 'greedy', iterations: 300 }],
    ['with few iterations', { iterations: 100 }],
  ])('stops the player who would go out, %s', (_name, options) => {
    expect(create(options, pandas as never, { value }).decide(leaving as Turn<never>)).toBe(3);
  });

  it('passes to the next player if they are about to win', () => {
    expect(create({ iterations: 4000 }).decide(near as Turn<never>)).toBe(1);
  });

  it('takes the only action without a thought', () => {
    const turn = { ...near, legalCount: 1 };
    expect(create({}).decide(turn as Turn<never>)).toBe(near.legal[0]);
  });

  it('calls with a king and folds a jack, whatever the other may hold', () => {
    const game = new KuhnPoker();
    const player = create({}, game as never);
    const seen = game.states.create();
    const choices = [0, 1, 2].map((card) => {
      const truth = game.states.create();
      game.start(truth);
      game.apply(truth, 1);
      game.states.observe(truth, 1, seen);
      seen.card[1] = card;
      const turn = { seat: 1, seen, legal: Int32Array.of(0, 1), legalCount: 2, rng: Int32Array.of(1, 2, 3, 4) };
      return player.decide(turn as unknown as Turn<never>);
    });
    expect([choices[0], choices[2]]).toEqual([0, 1]);
  });

  it('refuses greedy playouts in a game without a value function', () => {
    expect(() => create({ playout: 'greedy' })).toThrow('the game has no value function');
  });
});

describe('the arena', () => {
  it.each([1, 2, 10, 5000])('holds exactly the nodes that %i iterations need', (iterations) => {
    const player = create({ iterations });
    for (let i = 0; i < 3; i++) player.decide(near as Turn<never>);
    const { tree } = player.search;
    expect(tree.count).toBeLessThanOrEqual(iterations + 1);
    expect(tree.visits.length).toBe(iterations + 1);
    expect(rootVisits(player)).toBe(iterations);
  });

  it('gives every node at least one visit, and no more to children than to their parent', () => {
    const player = create({ iterations: 2000 });
    player.decide(near as Turn<never>);
    const { tree } = player.search;
    for (let node = 1; node < tree.count; node++) {
      expect(tree.visits[node]).toBeGreaterThan(0);
      expect(tree.available[node]).toBeGreaterThanOrEqual(tree.visits[node]);
      expect(childVisits(player, node)).toBeLessThan(tree.visits[node]);
    }
  });

  it('keeps the decisions of different movers after the same action apart', () => {
    const player = create({ iterations: 2000 });
    player.decide(near as Turn<never>);
    const { first } = player.search.tree;
    const child = first[0];
    const movers = [0, 1, 2, 3].filter((mover) => first[child * 4 + mover] !== 0);
    expect(movers.length).toBeGreaterThan(1);
  });
});

describe('the final choice', () => {
  it('is the most visited action or the one with the best mean', () => {
    const player = create({ iterations: 10 });
    player.decide(near as Turn<never>);
    const { tree } = player.search;
    const children = [tree.first[0], tree.next[tree.first[0]], tree.next[tree.next[tree.first[0]]]];
    children.forEach((child, i) => {
      tree.visits[child] = [5, 3, 2][i];
      tree.won[child] = [1, 2, 0][i];
    });
    expect(bestAction(tree, 0, false)).toBe(tree.action[children[0]]);
    expect(bestAction(tree, 0, true)).toBe(tree.action[children[1]]);
  });
});

function rootVisits(player: Mcts<never>): number {
  return childVisits(player, 0);
}

function childVisits(player: Mcts<never>, node: number): number {
  const { first, next, visits, seats } = player.search.tree;
  let sum = 0;
  for (let mover = 0; mover < seats; mover++) {
    for (let child = first[node * seats + mover]; child !== 0; child = next[child]) sum += visits[child];
  }
  return sum;
}
