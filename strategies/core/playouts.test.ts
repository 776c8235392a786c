import { describe, expect, it } from 'vitest';
import { startLuck } from '../../engine/core/luck.ts';
import { createStream } from '../../engine/core/stream.ts';
import { UNFINISHED, WIN_POINTS } from '../../engine/core/game.ts';
import passThePandas from '../../engine/games/pass-the-pandas/index.ts';
import { Playouts, TO_THE_END } from './playouts.ts';

const game = passThePandas.create(passThePandas.rules.parse({}), 4);
const value = (_state: unknown, out: Float64Array) => void out.set([0.1, 0.2, 0.3, 0.4]);

function started() {
  const state = game.states.create();
  startLuck(state.luck, Int32Array.of(1, 2, 3));
  game.start(state);
  return state;
}

function stream() {
  return Int32Array.of(5, 6, 7, 1);
}

describe('a playout', () => {
  it('that reaches the end is worth the true score, whatever the value function thinks', () => {
    const playouts = new Playouts(game, value, TO_THE_END);
    const state = started();
    playouts.run(playouts, state, stream());
    const points = new Int32Array(4);
    game.score(state, points);
    expect(game.mover(state)).toBe(-1);
    expect([...playouts.shares]).toEqual(Array.from(points, (won) => won / WIN_POINTS));
    expect(playouts.shares.reduce((sum, share) => sum + share)).toBe(1);
  });

  it('that is cut off is worth what the value function says', () => {
    const playouts = new Playouts(game, value, 1);
    playouts.run(playouts, started(), stream());
    expect([...playouts.shares]).toEqual([0.1, 0.2, 0.3, 0.4]);
  });

  it('that is cut off is worth an even share without a value function', () => {
    const playouts = new Playouts(game, undefined, 1);
    playouts.run(playouts, started(), stream());
    expect([...playouts.shares]).toEqual([0.25, 0.25, 0.25, 0.25]);
  });

  it('that was given up is worth an even share even with a value function', () => {
    const playouts = new Playouts(game, value, TO_THE_END);
    const state = started() as ReturnType<typeof started> & { mover: number };
    state.mover = UNFINISHED;
    playouts.settle(playouts, state);
    expect([...playouts.shares]).toEqual([0.25, 0.25, 0.25, 0.25]);
  });

  it('of no decisions leaves the state as it stands', () => {
    const playouts = new Playouts(game, value, 0);
    const state = started();
    const before = state.words.slice();
    playouts.run(playouts, state, createStream());
    expect(state.words).toEqual(before);
  });
});
