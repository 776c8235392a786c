/** The rulebook's examples and our rulings, paragraph by paragraph. */
import { describe, expect, it } from 'vitest';
import { NOBODY, UNFINISHED } from '../../core/game.ts';
import { aboutToPass, ALLISON, applyUntil, BILL, JOHN, pandas, startUntil, SUSAN } from './test-table.ts';

const game = pandas(4);
const any = undefined as unknown as number;

describe('examples of game play', () => {
  it('example 1: passing, and a challenge that counts only bamboo rolled', () => {
    const john = startUntil(game, { mover: JOHN, pandas: 1, bamboo: 2, water: 1, dice: [4, 5, 5, 5] });
    const susan = applyUntil(game, john, BILL, { mover: SUSAN, pandas: 2, bamboo: 1, water: 1, bambooToBeat: 2 });
    expect([...susan.dice]).toEqual([3, 5, 6, 5]);
    game.apply(susan, JOHN);
    expect([...susan.dice]).toEqual([4, 4, 6, 5]);
    // Susan takes one of John; Bill rolls three water and blanks, and takes the one bamboo Susan rolled.
    const allison = applyUntil(game, susan, ALLISON, {
      mover: ALLISON,
      turns: 4,
      pandas: 1,
      dice: [3, 3, 4, 5],
      bambooToBeat: 0,
    });
    expect(allison.rolled).toBe(6);
    expect(allison.bambooTaken).toBe(2);
    const end = applyUntil(game, allison, SUSAN, { mover: JOHN, turns: 5, dice: [any, 4, 4, 4] });
    expect(end.bambooTaken).toBe(2);
  });

  it('example 2: a difference of two', () => {
    const john = startUntil(game, { mover: JOHN, pandas: 1, bamboo: 3, water: 1 });
    const susan = applyUntil(game, john, ALLISON, { mover: SUSAN, pandas: 1, bamboo: 1, water: 2, dice: [3, 4, 5, 6] });
    // Two water and a panda for Bill, who has six dice and meets one bamboo of Susan's with none.
    const bill = applyUntil(game, susan, BILL, {
      mover: BILL,
      turns: 3,
      pandas: 1,
      bamboo: 0,
      water: 4,
      dice: [1, 5, 4, 6],
    });
    expect(bill.rolled).toBe(6);
    const allison = applyUntil(game, bill, JOHN, { mover: ALLISON, turns: 4, pandas: 1, dice: [2, 4, 4, any] });
    expect(allison.bambooToBeat).toBe(0);
  });

  it('example 3: to be without dice before the challenge is settled is no win', () => {
    const before = aboutToPass(game, ALLISON, [1, 1, 4, 5]);
    const susan = applyUntil(game, before, BILL, {
      mover: SUSAN,
      pandas: 1,
      bambooToBeat: 1,
      turns: 12,
      dice: [1, 1, 5, 4],
    });
    const after = applyUntil(game, susan, JOHN, { mover: BILL, turns: 13 });
    expect([...after.dice.subarray(0, 2)]).toEqual([1, 1]);
  });

  it('end of the game: John gives his last bamboo away and wins', () => {
    const before = aboutToPass(game, ALLISON, [1, 1, 4, 5]);
    const end = applyUntil(game, before, BILL, { mover: NOBODY, turns: 12, dice: [0, 1, 5, 4] });
    const points = new Int32Array(4);
    game.score(end, points);
    expect([...points]).toEqual([2520, 0, 0, 0]);
  });
});

describe('rulings', () => {
  it('the first turn has no challenge', () => {
    const first = startUntil(game, { mover: JOHN, pandas: 1, bamboo: 0 });
    expect(first.previous).toBe(JOHN);
    expect(applyUntil(game, first, SUSAN, { mover: SUSAN }).bambooTaken).toBe(0);
  });

  it('bamboo challenge examples: equal bamboo costs nothing, less costs the difference', () => {
    const before = aboutToPass(game, BILL, [5, 5, 5, 5], { bamboo: 3 });
    const less = applyUntil(game, before, JOHN, { mover: ALLISON, bamboo: 2, pandas: 1, water: 0 });
    // Three against two: Bill pays one once Allison has passed her panda.
    const john = applyUntil(game, less, SUSAN, { mover: JOHN, bamboo: 2, pandas: 1 });
    expect(john.bambooTaken - before.bambooTaken).toBe(1);
    const susan = applyUntil(game, john, SUSAN, { mover: SUSAN, turns: john.turns + 1 });
    expect(susan.bambooTaken).toBe(john.bambooTaken);
  });

  it('a panda passed to the previous player can stop them from going out', () => {
    const before = aboutToPass(game, ALLISON, [2, 2, 4, 5]);
    const susan = applyUntil(game, before, BILL, {
      mover: SUSAN,
      pandas: 1,
      bambooToBeat: 2,
      bamboo: 0,
      dice: [2, 2, 5, 4],
    });
    const saved = applyUntil(game, susan, JOHN, { mover: BILL });
    expect(saved.dice[JOHN]).toBe(1);
    const lost = applyUntil(game, susan, BILL, { mover: NOBODY });
    expect(lost.place[JOHN]).toBe(1);
  });

  it('a panda cannot be kept, and each is a decision of its own', () => {
    const first = startUntil(game, { mover: JOHN, pandas: 2 });
    const legal = new Int32Array(5);
    expect([...legal.subarray(0, game.legalActions(first, legal))]).toEqual([SUSAN, BILL, ALLISON]);
    game.apply(first, SUSAN);
    expect(first.mover).toBe(JOHN);
    expect(first.pandas).toBe(1);
  });

  it('two players never decide anything in the printed game', () => {
    const two = pandas(2);
    const end = startUntil(two, { mover: NOBODY });
    expect(end.dicePassed).toBeGreaterThan(0);
    expect(end.place.filter((place) => place === 1)).toHaveLength(1);
  });

  it('without the challenge nobody takes bamboo', () => {
    const calm = pandas(2, { bambooChallenge: false });
    expect(startUntil(calm, { mover: NOBODY }).bambooTaken).toBe(0);
  });

  it('the start player may be drawn at random', () => {
    const drawn = pandas(4, { startPlayer: 'random' });
    for (const starter of [0, 1, 2, 3]) expect(startUntil(drawn, { starter, turns: 1 }).started[starter]).toBe(1);
  });

  it('a game that goes on for ever is given up', () => {
    const endless = pandas(2, { maxTurns: 100, sides: { water: 1, panda: 0, bamboo: 0, blank: 12 } });
    expect(startUntil(endless, { mover: UNFINISHED }).turns).toBeGreaterThanOrEqual(100);
  });
});

describe('measures', () => {
  it('report turns, dice, leads, passes, bamboo, scores, ranks and starters', () => {
    const before = aboutToPass(game, ALLISON, [1, 1, 4, 5]);
    const end = applyUntil(game, before, BILL, { mover: NOBODY, turns: 12, dice: [0, 1, 5, 4] });
    const out = new Int32Array(6 + 3 * 4);
    game.measure(end, out);
    const [turns, inPlay] = out;
    expect([turns, inPlay]).toEqual([12, 10]);
    expect([...out.subarray(6)]).toEqual([10, 0, 0, 0, 1, 2, 2, 2, 1, 0, 0, 0]);
    expect(out[5]).toBe(1);
  });

  it('counts a change of lead when a round of turns ends', () => {
    const before = aboutToPass(game, ALLISON, [2, 3, 5, 5], { leader: SUSAN, leadChanges: 4 });
    // The turn passes the last seat: John now holds the fewest dice, alone.
    expect(applyUntil(game, before, BILL, { mover: JOHN, turns: 11 })).toMatchObject({ leader: JOHN, leadChanges: 5 });
    const tied = aboutToPass(game, ALLISON, [3, 3, 5, 5], { leader: SUSAN, leadChanges: 4 });
    expect(applyUntil(game, tied, BILL, { mover: JOHN, turns: 11 })).toMatchObject({ leader: SUSAN, leadChanges: 4 });
  });
});
