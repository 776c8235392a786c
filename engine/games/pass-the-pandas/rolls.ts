/**
 * A whole roll from one random word, exactly.
 *
 * Only the counts of a roll matter (water, pandas, bamboo), so each number of dice has an alias
 * table (Walker 1977) over its possible counts. A word's upper bits pick a column, its lower
 * bits decide between the column's two outcomes. Weights are whole numbers of the sides^dice
 * equally likely throws, and lower bits that do not divide evenly among them are thrown again:
 * the probabilities are exact, not rounded. Rolling die by die takes 3 times as long a game.
 */
import { nextWordAt } from '../../core/stream.ts';
import { aliasColumns, type Outcome } from './alias.ts';
import type { PandasRules } from './rules.ts';

/** An outcome is packed into 15 bits, five for each count, so that a column's two fit in one word. */
export const waterOf = (roll: number): number => roll & 31;
export const pandasOf = (roll: number): number => (roll >>> 5) & 31;
export const bambooOf = (roll: number): number => (roll >>> 10) & 31;
export const packRoll = (water: number, pandas: number, bamboo: number): number =>
  water | (pandas << 5) | (bamboo << 10);

/** Eight bits of a word pick one of 256 columns; the 24 others decide inside the column. */
const COLUMNS = 256;
const INSIDE = 2 ** 24 - 1;
/** Dice of the largest table: ten dice have more than 256 outcomes ... */
const MOST_DICE = 9;
/** ... and with more throws than this, more than one word in four might have to be thrown again. */
const MOST_THROWS = 2 ** 22;
/** Tables by dice, with room for a power of two of them: the compiler then knows the index fits. */
const TABLES = 16;

export class Rolls {
  /** The most dice rolled at once; more are rolled in parts. */
  readonly largest: number;
  /** By dice and column two words: the threshold, and both outcomes. */
  readonly columns = new Int32Array(TABLES * COLUMNS * 2);
  /**
   * By dice: lower bits from here on are thrown again. 0, and so always, for more dice than any
   * table has. They stand where the table of no dice would, in reach of the same array.
   */
  readonly limits = this.columns.subarray(0, COLUMNS * 2);

  constructor(sides: PandasRules['sides']) {
    const sideCount = sides.water + sides.panda + sides.bamboo + sides.blank;
    let largest = MOST_DICE;
    while (sideCount ** largest > MOST_THROWS) largest--;
    this.largest = largest;
    for (let dice = 1; dice <= largest; dice++) this.fillTable(dice, outcomesOf(dice, sides), sideCount ** dice);
  }

  /**
   * A roll of any number of dice from the stream at `at` among the words, in parts if need be:
   * water, pandas and bamboo, a byte each. Few dice have a faster way in `turns.ts`.
   */
  roll(words: Int32Array, at: number, dice: number): number {
    let sum = 0;
    for (let left = dice; left > 0; left -= this.largest) {
      const roll = this.rollPart(words, at, Math.min(left, this.largest));
      sum += waterOf(roll) | (pandasOf(roll) << 8) | (bambooOf(roll) << 16);
    }
    return sum;
  }

  private rollPart(words: Int32Array, at: number, dice: number): number {
    let word = nextWordAt(words, at);
    while ((word & INSIDE) >= this.limits[dice]) word = nextWordAt(words, at);
    const column = (dice * COLUMNS + (word >>> 24)) * 2;
    const own = (word & INSIDE) < this.columns[column];
    return this.columns[column + 1] >>> (own ? 15 : 0);
  }

  private fillTable(dice: number, outcomes: readonly Outcome[], throws: number): void {
    const perThrow = Math.floor((INSIDE + 1) / throws);
    this.limits[dice] = perThrow * throws;
    let at = dice * COLUMNS * 2;
    for (const { share, own, other } of aliasColumns(outcomes, throws, COLUMNS)) {
      this.columns[at++] = share * perThrow;
      this.columns[at++] = other | (own << 15);
    }
  }
}

/** Every possible count of pictures on `dice` dice. */
function outcomesOf(dice: number, sides: PandasRules['sides']): Outcome[] {
  const outcomes: Outcome[] = [];
  for (let water = 0; water <= dice; water++) {
    for (let pandas = 0; water + pandas <= dice; pandas++) {
      for (let bamboo = 0; water + pandas + bamboo <= dice; bamboo++) {
        const blank = dice - water - pandas - bamboo;
        const ways = choose(dice, water) * choose(dice - water, pandas) * choose(dice - water - pandas, bamboo);
        const weight =
          ways * sides.water ** water * sides.panda ** pandas * sides.bamboo ** bamboo * sides.blank ** blank;
        if (weight > 0) outcomes.push({ packed: packRoll(water, pandas, bamboo), weight });
      }
    }
  }
  return outcomes;
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}
