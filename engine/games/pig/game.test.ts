import { describe, expect, it } from 'vitest';
import { UNFINISHED } from '../../core/game.ts';
import { startLuck } from '../../core/luck.ts';
import module from './index.ts';
import { Pig } from './game.ts';
import { rulesSchema } from './rules.ts';

const game = new Pig(rulesSchema.parse({}), 2);

function started(key: number) {
  const state = game.states.create();
  startLuck(state.luck, Int32Array.of(key, 2, 3));
  game.start(state);
  return state;
}

describe('Pig', () => {
  it('makes the first roll of a turn no decision', () => {
    for (let key = 0; key < 50; key++) expect(started(key).turnTotal).toBeGreaterThan(1);
  });

  it('banks the turn and hands it on when holding', () => {
    const state = started(1);
    const { mover, turnTotal } = state;
    game.apply(state, 0);
    expect(state.total[mover]).toBe(turnTotal);
    expect(state.turns).toBeGreaterThan(1);
  });

  it('loses the turn with a one, and adds anything else', () => {
    for (let key = 0; key < 50; key++) {
      const state = started(key);
      const { mover, turnTotal, turns } = state;
      game.apply(state, 1);
      if (state.turns === turns) expect(state.turnTotal - turnTotal).toBeGreaterThan(1);
      else expect(state.total[mover]).toBe(0);
    }
  });

  it('counts points once they are banked', () => {
    const state = started(3);
    const { mover } = state;
    state.total[mover] = 99;
    expect(game.mover(state)).toBe(mover);
    game.apply(state, 0);
    expect(game.mover(state)).toBe(-1);
    const points = new Int32Array(2);
    game.score(state, points);
    expect(points[mover]).toBe(2520);
  });

  it('is given up after too many turns', () => {
    const short = module.create(rulesSchema.parse({ maxTurns: 100 }), 2) as unknown as Pig;
    const state = short.states.create();
    startLuck(state.luck, Int32Array.of(1, 2, 3));
    short.start(state);
    for (let i = 0; i < 1000 && state.mover >= 0; i++) {
      state.total.fill(0);
      short.apply(state, 0);
    }
    expect(short.mover(state)).toBe(UNFINISHED);
  });
});
