/** The turn tables, taken apart as fractions; and the playout against the same turns, one by one. */
import { describe, expect, it } from 'vitest';
import { chiSquareScore, LIMIT } from '../../core/chi-square.ts';
import { NOBODY } from '../../core/game.ts';
import { keyFromText } from '../../core/seeds.ts';
import { fieldsOf } from '../../core/states.ts';
import { below, createStream, nextWord, type Stream } from '../../core/stream.ts';
import type { PandasRules } from './rules.ts';
import type { PandasState } from './state.ts';
import { aboutToPass, pandas } from './test-table.ts';
import { TurnTables } from './turn-tables.ts';

const PRINTED: PandasRules['sides'] = { water: 1, panda: 1, bamboo: 1, blank: 3 };
const CASES = [
  { seats: 2, sides: PRINTED },
  { seats: 3, sides: PRINTED },
  { seats: 4, sides: PRINTED },
  { seats: 5, sides: PRINTED },
  { seats: 4, sides: { water: 2, panda: 0, bamboo: 3, blank: 1 } },
  { seats: 3, sides: { water: 12, panda: 12, bamboo: 12, blank: 12 } },
];

/** By outcome, how many of 2^32 words times all throws lead to it, read off the table. */
function sharesByOutcome(tables: TurnTables, dice: number): Map<number, bigint> {
  const bits = dice + tables.extraBits;
  const whole = BigInt(tables.throws[dice]) << BigInt(32 - bits);
  const shares = new Map<number, bigint>();
  const add = (outcome: number, share: bigint) => shares.set(outcome, (shares.get(outcome) ?? 0n) + share);
  for (let column = 2 ** bits; column < 2 ** (bits + 1); column++) {
    const [threshold, other, change] = tables.columns.subarray(column * 3, column * 3 + 3);
    const words = BigInt(threshold / 2 ** (bits - 1));
    const own = words * BigInt(tables.throws[dice]) + BigInt(tables.rest[column]);
    add(other ^ change, own);
    add(other, whole - own);
  }
  for (const [outcome, share] of shares) if (share === 0n) shares.delete(outcome);
  return shares;
}

/** By outcome, how many of all throws show it: die by die, each with a receiver drawn along. */
function throwsByOutcome(dice: number, sides: PandasRules['sides'], seats: number): Map<number, bigint> {
  const die: number[] = [];
  for (let receiver = 1; receiver < seats; receiver++) {
    for (let i = 0; i < sides.water; i++) die.push(-1);
    for (let i = 0; i < sides.panda; i++) die.push(32 ** receiver - 1);
    for (let i = 0; i < sides.bamboo; i++) die.push(32 ** seats);
    for (let i = 0; i < sides.blank; i++) die.push(0);
  }
  let throws = new Map([[0, 1n]]);
  for (let rolled = 0; rolled < dice; rolled++) {
    const more = new Map<number, bigint>();
    for (const [before, ways] of throws) {
      for (const shown of die) more.set(before + shown, (more.get(before + shown) ?? 0n) + ways);
    }
    throws = more;
  }
  return throws;
}

const ascending = (numbers: Iterable<number>) => [...numbers].sort((a, b) => a - b);

describe('the turn tables', () => {
  it.each(CASES)('are exact, not rounded: $seats seats, $sides', ({ seats, sides }) => {
    const tables = new TurnTables(sides, seats);
    expect(tables.largest).toBeGreaterThanOrEqual(1);
    for (let dice = 1; dice <= Math.min(tables.largest, 6); dice++) {
      const shares = sharesByOutcome(tables, dice);
      const throws = throwsByOutcome(dice, sides, seats);
      expect(ascending(shares.keys())).toEqual(ascending(throws.keys()));
      for (const [outcome, share] of shares) expect(share).toBe(throws.get(outcome)! << 32n);
    }
  });

  it('decide by what is left of a threshold where a word agrees with all its bits', () => {
    const tables = new TurnTables(PRINTED, 4);
    const stream = keyFromText('the rest of a threshold');
    const start = 2 ** (6 + tables.extraBits);
    const { rest, columns } = tables;
    const throws = tables.throws[6];
    const fraction = (column: number) => rest[column] / throws;
    const column = Array.from({ length: start }, (_, i) => start + i).find(
      (one) => fraction(one) > 0.2 && fraction(one) < 0.8 && columns[one * 3 + 2] !== 0,
    )!;
    const counts = [0, 0];
    for (let i = 0; i < 20_000; i++) counts[tables.decide(column, 6, stream) === columns[column * 3 + 1] ? 1 : 0]++;
    const score = chiSquareScore(counts, [fraction(column), 1 - fraction(column)]);
    expect(Math.abs(score)).toBeLessThan(LIMIT);
  });
});

/** The same game with the same words, in plain steps: returns how often a turn was rare. */
function playSlowly(s: PandasState, stream: Stream, tables: TurnTables): number {
  const seats = s.dice.length;
  const { dice } = s;
  let rare = 0;
  for (let left = s.pandas; left > 0; left--) {
    dice[s.mover]--;
    dice[(s.mover + 1 + below(stream, seats - 1)) % seats]++;
  }
  s.pandas = 0;
  for (;;) {
    const before = (s.mover + seats - 1) % seats;
    const paid = Math.max(0, s.bambooToBeat - s.bamboo);
    dice[before] -= paid;
    dice[s.mover] += paid;
    s.bambooTaken += paid;
    if (dice[s.mover] === 0 || dice[before] === 0) return rare;
    s.bambooToBeat = s.bamboo;
    s.mover = (s.mover + 1) % seats;
    const rolled = dice[s.mover];
    if (rolled > tables.largest) {
      nextWord(stream);
      rare++;
    }
    let packed = tables.turn(rolled, stream);
    for (let i = 0; i < seats; i++) packed += dice[(s.mover + i) % seats] * 32 ** i;
    for (let i = 0; i < seats; i++) dice[(s.mover + i) % seats] = Math.floor(packed / 32 ** i) % 32;
    s.bamboo = Math.floor(packed / 32 ** seats);
    s.turns++;
  }
}

describe('the playout', () => {
  const games = new Map([2, 3, 4, 5].map((seats) => [seats, pandas(seats, { diceInBox: 31 })]));
  const allTables = new Map([2, 3, 4, 5].map((seats) => [seats, new TurnTables(PRINTED, seats)]));

  const compare = (seats: number, opening: number[], stream: Stream): number => {
    const game = games.get(seats)!;
    const start = aboutToPass(game, 0, opening, { pandas: 0, previous: seats - 1 });
    const fast = game.states.create();
    const slow = game.states.create();
    game.states.copy(start, fast);
    game.states.copy(start, slow);
    const again = stream.slice();
    const rare = playSlowly(slow, again, allTables.get(seats)!);
    game.playout!(fast, stream);
    expect(fast.mover).toBe(NOBODY);
    const { dice, turns, bambooTaken } = fieldsOf(game.states, slow);
    expect(fieldsOf(game.states, fast)).toMatchObject({ dice, turns, bambooTaken });
    expect(stream).toEqual(again);
    game.conserve(fast);
    return rare;
  };

  it.each([2, 3, 4, 5])('plays the turns of the tables, word for word, at a table of %i', (seats) => {
    const stream = createStream();
    stream.set(keyFromText(`word for word ${seats}`));
    for (let i = 0; i < 300; i++) compare(seats, new Array<number>(seats).fill(3), stream);
  });

  it('also with more dice than any table has', () => {
    const stream = createStream();
    stream.set(keyFromText('many dice'));
    let rare = 0;
    for (let i = 0; i < 100; i++) rare += compare(4, [1, 14, 1, 1], stream);
    expect(rare).toBeGreaterThanOrEqual(100);
  });

  it('also where a word agrees with all bits of a threshold', () => {
    const tables = allTables.get(4)!;
    const bits = 3 + tables.extraBits;
    for (let column = 2 ** bits; column < 2 ** (bits + 1); column++) {
      // The first word of this stream is the column's number, then its threshold.
      const threshold = tables.columns[column * 3] / 2 ** (bits - 1);
      const word = ((column - 2 ** bits) << (32 - bits)) | threshold;
      compare(4, [3, 3, 3, 3], Int32Array.of(word - 12 - 5, 12, 77 * column, 5));
    }
  });
});
