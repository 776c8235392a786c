import { describe, expect, it } from 'vitest';
import { forEachDecision } from '../core/trial.ts';
import random from '../random/index.ts';
import { collectSamples, fitWeights, surprise } from './fit.ts';
import { WEIGHTS } from './outlook.ts';
import { createPandas, turnAt, type Position } from './positions.ts';
import createValue from './value.ts';

const four = createPandas({}, 4);

function valueAt(position: Position, game = four): number[] {
  const out = new Float64Array(game.seats);
  createValue(game)(turnAt(game, position).seen, out);
  return [...out];
}

const variants = [
  {},
  { places: true },
  { bambooChallenge: false },
  { bamboozled: { on: true, dice: 1 } },
  { bamboozled: { on: true, dice: 1, timing: 'before-challenge' } },
  { pandamonium: { on: true } },
  { pandamonium: { on: true }, bamboozled: { on: true } },
];

describe.each(variants)('the value function with %j', (rules) => {
  it.each([2, 3, 4, 5])('gives every seat of %i a share, one win in all', (seats) => {
    const game = createPandas(rules, seats);
    const value = createValue(game);
    const out = new Float64Array(seats);
    const create = () => random.create(game as never, {}, {});
    forEachDecision(
      { game: game as never, create, games: 20, decisions: 500, seed: 'value' },
      ({ player, turn, truth }) => {
        value(truth as never, out);
        expect(out.reduce((sum, share) => sum + share)).toBeCloseTo(1, 12);
        expect(Math.min(...out)).toBeGreaterThanOrEqual(0);
        return player.decide(turn);
      },
    );
  });
});

describe('the value of a position', () => {
  it('is a whole win for a player who goes out with this turn', () => {
    expect(valueAt({ dice: [2, 4, 4, 4], mover: 0, pandas: 2 })).toEqual([1, 0, 0, 0]);
  });

  it('lets nobody out who can be stopped with a panda', () => {
    const [, , , last] = valueAt({ dice: [5, 4, 4, 1], mover: 0, previous: 3, bambooToBeat: 1 });
    expect(last).toBeLessThan(0.5);
  });

  it('is higher with fewer dice, and higher for who rolls next', () => {
    const [, next, after, last] = valueAt({ dice: [4, 2, 3, 5], mover: 0 });
    expect(next).toBeGreaterThan(after);
    expect(after).toBeGreaterThan(last);
  });

  it('is higher for a mover with nothing but bamboo', () => {
    const [bamboo] = valueAt({ dice: [3, 4, 4, 4], mover: 0, pandas: 1, bamboo: 2 });
    const [blank] = valueAt({ dice: [3, 4, 4, 4], mover: 0, pandas: 1 });
    expect(bamboo).toBeGreaterThan(blank);
  });

  it('stays with the winner while others play for places', () => {
    const game = createPandas({ places: true }, 4);
    expect(valueAt({ dice: [3, 0, 2, 1], mover: 0, out: [1] }, game)).toEqual([0, 1, 0, 0]);
  });

  it('counts points in a match, the more the nearer the target', () => {
    const shareOfLeader = (target: number) => {
      const game = createPandas({ pandamonium: { on: true, target } }, 4);
      const { seen } = turnAt(game, { dice: [4, 4, 4, 4], mover: 0 });
      seen.points.set([0, 10, 0, 0]);
      const out = new Float64Array(4);
      createValue(game)(seen, out);
      return out[1];
    };
    expect(shareOfLeader(100)).toBeGreaterThan(0.3);
    expect(shareOfLeader(15)).toBeGreaterThan(shareOfLeader(100));
  });
});

describe.each([3, 4, 5])('the weights for %i players', (seats) => {
  const samples = collectSamples(createPandas({}, seats), 1000, 'weights');
  const fitted = fitWeights(samples);

  it('are where fitting them to other games leads', () => {
    fitted.forEach((weight, i) => expect(Math.abs(weight - WEIGHTS[seats][i])).toBeLessThan(0.5));
  });

  it('foretell games better than knowing nothing, and nearly as well as weights fitted to them', () => {
    const shipped = surprise(samples, WEIGHTS[seats]);
    // A thousand games tell a gain of about 0.003 only roughly: half of it must show.
    expect(shipped).toBeLessThan(Math.log(seats) - 0.0015);
    expect(shipped - surprise(samples, fitted)).toBeLessThan(0.001);
  });
});
