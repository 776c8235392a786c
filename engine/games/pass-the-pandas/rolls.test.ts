/** The roll tables, taken apart: every outcome must own exactly its share of the random words. */
import { describe, expect, it } from 'vitest';
import { chiSquareScore, LIMIT } from '../../core/chi-square.ts';
import { bambooOf, packRoll, pandasOf, Rolls, waterOf } from './rolls.ts';
import { rulesSchema, type PandasRules } from './rules.ts';

type Sides = PandasRules['sides'];

/** Columns of a table: the upper eight bits of a word. */
const COLUMNS = 256;
/** Two outcomes of 15 bits share a word. */
const OUTCOME = 2 ** 15 - 1;

/** How many of all accepted words lead to each outcome, read off the table of so many dice. */
function wordsByOutcome({ limits, columns }: Rolls, dice: number): Map<number, bigint> {
  const words = new Map<number, bigint>();
  const add = (roll: number, count: number) => words.set(roll, (words.get(roll) ?? 0n) + BigInt(count));
  for (let column = 0; column < COLUMNS; column++) {
    const at = (dice * COLUMNS + column) * 2;
    const threshold = columns[at];
    expect(threshold).toBeGreaterThanOrEqual(0);
    expect(threshold).toBeLessThanOrEqual(limits[dice]);
    add((columns[at + 1] >>> 15) & OUTCOME, threshold);
    add(columns[at + 1] & OUTCOME, limits[dice] - threshold);
  }
  for (const [roll, count] of words) if (count === 0n) words.delete(roll);
  return words;
}

/** How many of the sides^dice throws show each outcome, by rolling one die after the other. */
function throwsByOutcome(dice: number, sides: Sides): Map<number, bigint> {
  const die: readonly (readonly [roll: number, sides: number])[] = [
    [packRoll(1, 0, 0), sides.water],
    [packRoll(0, 1, 0), sides.panda],
    [packRoll(0, 0, 1), sides.bamboo],
    [0, sides.blank],
  ];
  let throws = new Map<number, bigint>([[0, 1n]]);
  for (let rolled = 0; rolled < dice; rolled++) {
    const more = new Map<number, bigint>();
    for (const [before, ways] of throws) {
      for (const [shown, count] of die) {
        if (count > 0) more.set(before + shown, (more.get(before + shown) ?? 0n) + ways * BigInt(count));
      }
    }
    throws = more;
  }
  return throws;
}

const SETTINGS: readonly Sides[] = [
  rulesSchema.parse({}).sides,
  { water: 1, panda: 0, bamboo: 0, blank: 0 },
  { water: 1, panda: 1, bamboo: 1, blank: 0 },
  { water: 2, panda: 3, bamboo: 1, blank: 1 },
  { water: 1, panda: 0, bamboo: 5, blank: 2 },
  { water: 3, panda: 1, bamboo: 4, blank: 5 },
  { water: 12, panda: 12, bamboo: 12, blank: 12 },
];

/** A stream among other words whose next word is known: sfc32 adds up two words and its counter. */
const AT = 4;
const streamAbout = (word: number) => Int32Array.of(0, 0, 0, 0, word, 0, 0, 0);

describe('a packed roll', () => {
  it('keeps water, pandas and bamboo apart', () => {
    const roll = packRoll(3, 31, 7);
    expect([waterOf(roll), pandasOf(roll), bambooOf(roll)]).toEqual([3, 31, 7]);
  });
});

describe('the roll tables', () => {
  it.each(SETTINGS)('are exact, not rounded: $water water, $panda panda, $bamboo bamboo, $blank blank', (sides) => {
    const rolls = new Rolls(sides);
    expect(rolls.largest).toBeGreaterThanOrEqual(1);
    const sideCount = BigInt(sides.water + sides.panda + sides.bamboo + sides.blank);
    for (let dice = 1; dice <= rolls.largest; dice++) {
      const words = wordsByOutcome(rolls, dice);
      const throws = throwsByOutcome(dice, sides);
      const allWords = BigInt(rolls.limits[dice]) * BigInt(COLUMNS);
      const allThrows = sideCount ** BigInt(dice);
      expect([...words.keys()].sort((a, b) => a - b)).toEqual([...throws.keys()].sort((a, b) => a - b));
      for (const [roll, count] of words) expect(count * allThrows).toBe(throws.get(roll)! * allWords);
    }
  });

  it.each(SETTINGS)('throw at most one word in four again: $water, $panda, $bamboo, $blank', (sides) => {
    const { limits, largest } = new Rolls(sides);
    for (let dice = 1; dice <= largest; dice++) {
      expect(limits[dice]).toBeLessThanOrEqual(2 ** 24);
      expect(limits[dice]).toBeGreaterThanOrEqual(0.75 * 2 ** 24);
    }
  });
});

describe('a roll', () => {
  it.each([1, 4, 9])('of %i dice is what the table says of its word', (dice) => {
    const rolls = new Rolls(SETTINGS[0]);
    for (let column = 0; column < COLUMNS; column++) {
      const at = (dice * COLUMNS + column) * 2;
      const threshold = rolls.columns[at];
      const rollWith = (inside: number) => rolls.roll(streamAbout((column << 24) | inside), AT, dice);
      const outcome = (packed: number) => waterOf(packed) | (pandasOf(packed) << 8) | (bambooOf(packed) << 16);
      if (threshold > 0) expect(rollWith(threshold - 1)).toBe(outcome(rolls.columns[at + 1] >>> 15));
      if (threshold < rolls.limits[dice]) expect(rollWith(threshold)).toBe(outcome(rolls.columns[at + 1]));
    }
  });

  it('throws a word again that would spoil the odds', () => {
    const rolls = new Rolls(SETTINGS[0]);
    const words = (inside: number) => {
      const stream = streamAbout(inside);
      rolls.roll(stream, AT, 5);
      return stream[AT + 3];
    };
    expect(words(rolls.limits[5] - 1)).toBe(1);
    expect(words(rolls.limits[5])).toBeGreaterThan(1);
  });

  it('of more dice than a table has is fair all the same', () => {
    const rolls = new Rolls(SETTINGS[0]);
    const stream = Int32Array.of(11, 22, 33, 1);
    const dice = 20;
    const counts = new Int32Array(dice + 1);
    for (let i = 0; i < 20_000; i++) {
      const roll = rolls.roll(stream, 0, dice);
      counts[((roll >>> 8) & 255) + (roll & 255) + (roll >>> 16)]++;
    }
    // Half of the sides are blank: what shows a picture is a row of coin tosses.
    const weights = [1];
    for (let n = 1; n <= dice; n++) weights.push((weights[n - 1] * (dice - n + 1)) / n);
    expect(Math.abs(chiSquareScore(counts.subarray(4, 17), weights.slice(4, 17)))).toBeLessThan(LIMIT);
  });
});
