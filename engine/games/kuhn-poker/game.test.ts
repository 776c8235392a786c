import { describe, expect, it } from 'vitest';
import { startLuck } from '../../core/luck.ts';
import { HIDDEN } from '../../core/states.ts';
import { KuhnPoker } from './game.ts';

const game = new KuhnPoker();

/** A hand with these cards, after these actions. */
function hand(first: number, second: number, actions: readonly number[]) {
  const state = game.states.create();
  game.start(state);
  state.card.set([first, second]);
  for (const action of actions) game.apply(state, action);
  const measures = new Int32Array(3);
  game.measure(state, measures);
  return { state, chips: [measures[1], measures[2]] };
}

describe('Kuhn poker', () => {
  it.each([
    ['check, check', 2, 0, [0, 0], [1, -1]],
    ['check, check', 0, 1, [0, 0], [-1, 1]],
    ['bet, fold', 0, 2, [1, 0], [1, -1]],
    ['bet, call', 0, 2, [1, 1], [-2, 2]],
    ['check, bet, fold', 2, 0, [0, 1, 0], [-1, 1]],
    ['check, bet, call', 2, 0, [0, 1, 1], [2, -2]],
  ])('pays %s with cards %i and %i', (_name, first, second, actions, chips) => {
    const played = hand(first, second, actions);
    expect(played.state.mover).toBe(-1);
    expect(played.chips).toEqual(chips);
  });

  it('goes on after a check or a bet', () => {
    expect(hand(0, 1, [0]).state.mover).toBe(1);
    expect(hand(0, 1, [1]).state.mover).toBe(1);
    expect(hand(0, 1, [0, 1]).state.mover).toBe(0);
  });

  it('lets points follow the chips', () => {
    const points = new Int32Array(2);
    game.score(hand(2, 0, [1, 1]).state, points);
    expect([...points]).toEqual([2520, 0]);
    game.score(hand(0, 1, [0, 0]).state, points);
    expect([...points]).toEqual([630, 1890]);
  });

  it("hides an opponent's card and guesses it evenly", () => {
    const truth = game.states.create();
    const seen = game.states.create();
    const counts = [0, 0, 0];
    startLuck(truth.luck, Int32Array.of(1, 2, 3));
    game.start(truth);
    truth.card.set([1, 2]);
    for (let i = 0; i < 1000; i++) {
      game.states.observe(truth, 0, seen);
      expect(seen.card[1]).toBe(HIDDEN);
      game.determinize(seen, 0, truth.luck.table);
      counts[seen.card[1]]++;
    }
    expect(counts[1]).toBe(0);
    expect(Math.abs(counts[0] - 500)).toBeLessThan(60);
  });
});
