/** Playing for places, Bamboozled and Panda-monium. */
import { describe, expect, it } from 'vitest';
import { NOBODY } from '../../core/game.ts';
import { EXCHANGING } from './state.ts';
import { aboutToPass, ALLISON, applyUntil, BILL, JOHN, pandas, startUntil, SUSAN } from './test-table.ts';

const any = undefined as unknown as number;

describe('playing for places', () => {
  const game = pandas(4, { places: true });

  it('skips finished players, who can receive nothing', () => {
    const before = aboutToPass(game, ALLISON, [1, 5, 4, 5]);
    const after = applyUntil(game, before, BILL, {
      mover: SUSAN,
      place: [1, 0, 0, 0],
      dice: [0, any, any, any],
      pandas: 1,
    });
    const legal = new Int32Array(5);
    expect([...legal.subarray(0, game.legalActions(after, legal))]).toEqual([BILL, ALLISON]);
    expect(after.bambooToBeat).toBe(0);
    const round = applyUntil(game, after, BILL, { turns: after.turns + 3 });
    expect(round.mover === SUSAN || round.mover < 0).toBe(true);
  });

  it('has the player who took the last turn as previous, also across a finished one', () => {
    // John pays his last bamboo to Susan and is out; Bill then faces what Susan rolled.
    const before = aboutToPass(game, ALLISON, [1, 3, 4, 5]);
    const after = applyUntil(game, before, BILL, { mover: BILL, place: [1, 0, 0, 0], turns: 13, previous: SUSAN });
    expect(after.bambooTaken).toBe(before.bambooTaken + 1);
  });

  it('ends when one player is left, who is last', () => {
    const end = startUntil(pandas(3, { places: true, startingDice: { 3: 1 } }), { mover: NOBODY });
    expect([...end.place].sort()).toEqual([1, 2, 3]);
  });

  it('has no decision where only one other player can receive', () => {
    const before = aboutToPass(game, ALLISON, [0, 1, 4, 5], { playersIn: 3, stillIn: 0b1110 });
    before.place[JOHN] = 1;
    const end = applyUntil(game, before, BILL, { mover: NOBODY });
    expect([...end.place].sort()).toEqual([1, 2, 3, 4]);
  });
});

describe('Bamboozled', () => {
  const game = pandas(4, { bamboozled: { on: true } });

  it('offers an exchange after four or more dice, all blank, and declining is an action', () => {
    const before = aboutToPass(game, ALLISON, [5, 5, 4, 5]);
    const john = applyUntil(game, before, BILL, { mover: JOHN, phase: EXCHANGING, bamboo: 0 });
    const legal = new Int32Array(5);
    expect([...legal.subarray(0, game.legalActions(john, legal))]).toEqual([SUSAN, BILL, ALLISON, 4]);
    expect(game.describeAction(john, 4)).toBe('seat 1 keeps the dice');
    const kept = applyUntil(game, john, 4, { mover: SUSAN, water: john.water });
    expect(kept.dice[JOHN]).toBe(5);
    const exchanged = applyUntil(game, john, ALLISON, { mover: SUSAN, water: john.water });
    expect([exchanged.dice[JOHN], exchanged.dice[ALLISON]]).toEqual([4, 5]);
    expect(exchanged.bambooToBeat).toBe(0);
  });

  it('needs the dice counted at the roll', () => {
    const before = aboutToPass(game, ALLISON, [3, 5, 4, 5]);
    expect(() => applyUntil(game, before, BILL, { mover: JOHN, phase: EXCHANGING, turns: 11 })).toThrow(/No luck/);
  });

  it('comes after the challenge: dice taken go along', () => {
    const before = aboutToPass(game, ALLISON, [5, 5, 3, 6], { bamboo: 2 });
    const john = applyUntil(game, before, BILL, { mover: JOHN, phase: EXCHANGING });
    expect([...john.dice]).toEqual([7, 5, 4, 3]);
    const after = applyUntil(game, john, BILL, { mover: SUSAN, water: john.water });
    expect([after.dice[JOHN], after.dice[BILL]]).toEqual([4, 7]);
  });

  it('may be with a previous player who has just given the last dice away: then the mover goes out', () => {
    const before = aboutToPass(game, ALLISON, [5, 5, 3, 3], { bamboo: 2 });
    const john = applyUntil(game, before, BILL, { mover: JOHN, phase: EXCHANGING, dice: [7, 5, 4, 0] });
    const end = applyUntil(game, john, ALLISON, { mover: NOBODY });
    expect(end.place[JOHN]).toBe(1);
    expect(applyUntil(game, john, 4, { mover: NOBODY }).place[ALLISON]).toBe(1);
  });

  it('may come before the challenge: the previous player then pays what they hold', () => {
    const early = pandas(4, { bamboozled: { on: true, timing: 'before-challenge' } });
    const before = aboutToPass(early, ALLISON, [5, 3, 3, 8], { bamboo: 6 });
    const john = applyUntil(early, before, BILL, { mover: JOHN, phase: EXCHANGING, dice: [5, 3, 4, 7] });
    // All five go to Allison, who owes six and pays five: she is out.
    const end = applyUntil(early, john, ALLISON, { mover: NOBODY });
    expect([...end.dice]).toEqual([12, 3, 4, 0]);
    expect(end.place[ALLISON]).toBe(1);
  });
});

describe('Panda-monium', () => {
  it('scores the dice held by all others, place by place, and the last scores nothing', () => {
    const game = pandas(3, { pandamonium: { on: true, target: 1 } });
    const end = startUntil(game, { mover: NOBODY, deals: 1 });
    const last = end.place.indexOf(3);
    expect(end.points[last]).toBe(0);
    const winner = end.place.indexOf(1);
    const second = end.place.indexOf(2);
    expect(end.points[winner]).toBeGreaterThanOrEqual(end.points[second]);
    expect(end.points[second]).toBe(end.dice[last]);
  });

  it('plays deals with rotating start players until the target is reached', () => {
    const game = pandas(4, { pandamonium: { on: true, target: 30 } });
    const deal = startUntil(game, { deals: 1, mover: JOHN });
    const state = game.states.create();
    game.states.copy(deal, state);
    const legal = new Int32Array(5);
    while (game.mover(state) >= 0) {
      if (state.deals > 1) expect(state.starter).toBe((state.deals - 1) % 4);
      expect(state.deals === 1 || Math.max(...state.points) > 0).toBe(true);
      game.legalActions(state, legal);
      game.apply(state, legal[0]);
    }
    expect(Math.max(...state.points)).toBeGreaterThanOrEqual(30);
    expect(state.started.reduce((sum, count) => sum + count, 0)).toBe(state.deals);
  });

  it('shares the win among those with the most points', () => {
    const game = pandas(2, { pandamonium: { on: true, target: 1 } });
    const end = startUntil(game, { mover: NOBODY });
    end.points.set([7, 7]);
    const points = new Int32Array(2);
    game.score(end, points);
    expect([...points]).toEqual([1260, 1260]);
    const out = new Int32Array(6 + 6);
    game.measure(end, out);
    expect([...out.subarray(8, 10)]).toEqual([1, 1]);
  });
});
