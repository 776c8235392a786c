import { describe, expect, it } from 'vitest';
import { Pig } from '../../engine/games/pig/game.ts';
import { rulesSchema } from '../../engine/games/pig/rules.ts';
import { contest } from '../core/contest.ts';
import hold from './hold/index.ts';
import optimal from './optimal/index.ts';
import { PigSolution, solvePig } from './solve.ts';

const create = (rules: object, seats = 2) => new Pig(rulesSchema.parse(rules), seats);

describe('the solution of Pig', () => {
  it('gives the first player 0.530593 of the games to 100', () => {
    expect(solvePig(100, 6).start[0]).toBeCloseTo(0.530593, 6);
  });

  it('holds at 21 in the beginning', () => {
    const solution = solvePig(100, 6);
    const rolls = Array.from({ length: 40 }, (_, total) => solution.shouldRoll(0, 0, total));
    expect(rolls.indexOf(false)).toBe(21);
  });

  it('wins a game to 2 by the first roll that is no one', () => {
    expect(new PigSolution(2, 6).start[0]).toBeCloseTo(6 / 7, 12);
    expect(new PigSolution(2, 2).start[0]).toBeCloseTo(2 / 3, 12);
  });

  it.each([
    [12, 6],
    [15, 4],
  ])('agrees with plain value iteration for target %i and %i sides', (target, sides) => {
    const solution = new PigSolution(target, sides);
    iterateValues(target, sides).forEach((chance, i) => expect(solution.start[i]).toBeCloseTo(chance, 9));
  });

  it('is found once and shared', () => {
    expect(solvePig(30, 6)).toBe(solvePig(30, 6));
    expect(solvePig(30, 6)).not.toBe(solvePig(30, 8));
  });
});

/** The chance to win at the start of each turn, by repeating Bellman's equation until it stands. */
function iterateValues(target: number, sides: number): Float64Array {
  const chance = new Float64Array(target ** 3).fill(0.5);
  const at = (own: number, other: number, total: number) =>
    own + total >= target ? 1 : chance[(own * target + other) * target + total];
  for (let sweep = 0; sweep < 2000; sweep++) {
    for (let own = 0; own < target; own++) {
      for (let other = 0; other < target; other++) {
        for (let total = 0; own + total < target; total++) {
          let roll = 1 - at(other, own, 0);
          for (let side = 2; side <= sides; side++) roll += at(own, other, total + side);
          const banked = 1 - at(other, own + total, 0);
          chance[(own * target + other) * target + total] = Math.max(roll / sides, total > 0 ? banked : 0);
        }
      }
    }
  }
  return Float64Array.from({ length: target * target }, (_, i) => chance[i * target]);
}

describe('the players of Pig', () => {
  const game = create({});
  const best = optimal.create(game as never, {}, {});

  it('win more often with the solution than by holding at 20', () => {
    const holder = hold.create(game as never, { at: 20 }, {});
    const [share] = contest(game as never, [best, holder], 2000, 'pig');
    expect(share).toBeGreaterThan(0.52);
    expect(share).toBeLessThan(0.57);
  });

  it('hold what wins', () => {
    const state = game.states.create();
    game.start(state);
    state.total.set([90, 50]);
    Object.assign(state, { mover: 0, turnTotal: 10 });
    const turn = { seat: 0, seen: state, legal: Int32Array.of(0, 1), legalCount: 2, rng: new Int32Array(4) };
    expect(best.decide(turn)).toBe(0);
    expect(hold.create(game as never, { at: 20 }, {}).decide(turn)).toBe(0);
    state.turnTotal = 9;
    expect(best.decide(turn)).toBe(1);
    expect(hold.create(game as never, { at: 20 }, {}).decide(turn)).toBe(1);
  });

  it('are optimal for two only, and for targets that can be solved', () => {
    expect(() => optimal.create(create({}, 3) as never, {}, {})).toThrow('for 2 players');
    expect(() => optimal.create(create({ target: 500 }) as never, {}, {})).toThrow('not for 2 up to 500');
  });
});
