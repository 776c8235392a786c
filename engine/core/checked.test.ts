import { describe, expect, it } from 'vitest';
import { checked } from './checked.ts';
import { NOBODY, type Action, type Game } from './game.ts';
import { word } from './layout.ts';
import { defineStates, type StateOf } from './states.ts';

const layout = { mover: word(), heap: word(), taken: word() };
const states = defineStates(2, layout);
type HeapState = StateOf<typeof layout>;

const STONES = 5;

/** Two players take one or two stones in turn. Written to be broken by tests. */
class Heap implements Game<HeapState> {
  readonly seats = 2;
  readonly actionCount = 3;
  readonly maxLegal = 2;
  readonly maxDecisions = STONES;
  readonly states = states;
  readonly measures = [];
  dealt = STONES;
  lost = 0;

  start(s: HeapState): void {
    s.mover = 0;
    s.heap = this.dealt;
    s.taken = 0;
  }
  mover(s: HeapState) {
    return s.heap === 0 ? NOBODY : s.mover;
  }
  legalActions(s: HeapState, out: Int32Array): number {
    out[0] = 1;
    out[1] = 2;
    return Math.min(2, s.heap);
  }
  apply(s: HeapState, action: Action): void {
    s.heap -= action;
    s.taken += action - this.lost;
    s.mover = 1 - s.mover;
  }
  score(): void {}
  measure(): void {}
  determinize(): void {}
  describeAction(_s: HeapState, action: Action): string {
    return `take ${action}`;
  }
  describeState(s: HeapState): string {
    return `${s.heap} stones left`;
  }
  conserve(s: HeapState): void {
    if (s.heap + s.taken !== STONES) throw new Error(`There were ${STONES} stones, now ${s.heap + s.taken}.`);
  }
}

function started(game: Game<HeapState>): HeapState {
  const state = states.create();
  game.start(state);
  return state;
}

describe('a checked game', () => {
  it('plays like the game itself', () => {
    const game = checked(new Heap());
    const state = started(game);
    for (const action of [2, 1, 2]) game.apply(state, action);
    expect([game.mover(state), state.taken, game.seats]).toEqual([NOBODY, STONES, 2]);
  });

  it('refuses an illegal action, says how things stand and what is legal, and changes nothing', () => {
    const game = checked(new Heap());
    const state = started(game);
    expect(() => game.apply(state, 3)).toThrow('Action 3 is not legal. 5 stones left. Legal: take 1; take 2.');
    expect(state.heap).toBe(STONES);
  });

  it('lists no action that was legal before and is not now', () => {
    const game = checked(new Heap());
    const state = started(game);
    game.apply(state, 2);
    game.apply(state, 2);
    expect(() => game.apply(state, 2)).toThrow('Action 2 is not legal. 1 stones left. Legal: take 1.');
  });

  it.each([NaN, 1.5, -1])('refuses %d, which is no action at all', (action) => {
    const game = checked(new Heap());
    expect(() => game.apply(started(game), action)).toThrow('is not legal');
  });

  it('refuses any action once the game is over', () => {
    const game = checked(new Heap());
    const state = started(game);
    for (const action of [2, 2, 1]) game.apply(state, action);
    expect(() => game.apply(state, 1)).toThrow('The game is over: 0 stones left.');
  });

  it('notices what an action loses', () => {
    const careless = new Heap();
    careless.lost = 1;
    const game = checked(careless);
    expect(() => game.apply(started(game), 2)).toThrow('There were 5 stones, now 4.');
  });

  it('notices what the set-up loses', () => {
    const careless = new Heap();
    careless.dealt = 4;
    expect(() => started(checked(careless))).toThrow('There were 5 stones, now 4.');
  });

  it('leaves the game it wraps unchecked', () => {
    const game = new Heap();
    checked(game);
    const state = started(game);
    game.apply(state, 3);
    expect(state.heap).toBe(2);
  });
});
