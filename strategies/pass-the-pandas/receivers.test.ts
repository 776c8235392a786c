import { describe, expect, it } from 'vitest';
import type { StrategyModule } from '../core/strategy.ts';
import blocker from './blocker/index.ts';
import fewest from './fewest/index.ts';
import { createPandas, turnAt, type Position } from './positions.ts';
import spread from './spread/index.ts';

const four = createPandas({}, 4);

function choice(module: StrategyModule, position: Position, game = four): number {
  return module.create(game as never, {}, {}).decide(turnAt(game, position));
}

describe('fewest', () => {
  it('passes to the player with the fewest dice', () => {
    expect(choice(fewest, { dice: [5, 4, 2, 3], mover: 0 })).toBe(2);
  });

  it('breaks ties clockwise from the mover', () => {
    expect(choice(fewest, { dice: [3, 5, 3, 3], mover: 0 })).toBe(2);
    expect(choice(fewest, { dice: [3, 5, 3, 3], mover: 2 })).toBe(3);
    expect(choice(fewest, { dice: [3, 5, 3, 4], mover: 2 })).toBe(0);
  });

  it('does not count the mover, who has fewer', () => {
    expect(choice(fewest, { dice: [4, 1, 5, 6], mover: 1 })).toBe(0);
  });

  it('passes nothing to players who are out', () => {
    const places = createPandas({ places: true }, 4);
    expect(choice(fewest, { dice: [4, 3, 0, 5], mover: 0, out: [2] }, places)).toBe(1);
  });
});

describe('spread', () => {
  it('passes to the player with the most dice, ties clockwise from the mover', () => {
    expect(choice(spread, { dice: [1, 4, 6, 3], mover: 0 })).toBe(2);
    expect(choice(spread, { dice: [6, 4, 2, 6], mover: 1 })).toBe(3);
    expect(choice(spread, { dice: [9, 4, 4, 4], mover: 0 })).toBe(1);
  });

  it('passes nothing to players who are out', () => {
    const places = createPandas({ places: true }, 4);
    expect(choice(spread, { dice: [0, 3, 2, 1], mover: 3, out: [0] }, places)).toBe(1);
  });
});

describe('blocker', () => {
  const leaving = { dice: [5, 1, 3, 2], mover: 0, previous: 3, bambooToBeat: 2, bamboo: 0 };

  it('keeps the previous player from going out by the challenge', () => {
    expect(choice(blocker, leaving)).toBe(3);
    expect(choice(fewest, leaving)).toBe(1);
  });

  it('passes to the fewest once the previous player keeps a die', () => {
    expect(choice(blocker, { ...leaving, dice: [4, 1, 3, 3] })).toBe(1);
    expect(choice(blocker, { ...leaving, bamboo: 1 })).toBe(1);
  });

  it('blocks nobody where no challenge is played', () => {
    expect(choice(blocker, leaving, createPandas({ bambooChallenge: false }, 4))).toBe(1);
  });

  it('blocks nobody on the first turn', () => {
    expect(choice(blocker, { dice: [5, 1, 3, 2], mover: 0, bambooToBeat: 0 })).toBe(1);
  });
});

describe.each([fewest, spread, blocker])('$title, bamboozled', (module) => {
  const game = createPandas({ bamboozled: { on: true } }, 4);

  it('exchanges with the player with the fewest dice', () => {
    expect(choice(module, { dice: [5, 4, 2, 2], mover: 0, bamboozled: true }, game)).toBe(2);
  });

  it('keeps its dice unless somebody has fewer', () => {
    expect(choice(module, { dice: [4, 4, 6, 5], mover: 0, bamboozled: true }, game)).toBe(4);
  });
});
