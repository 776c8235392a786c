/**
 * A whole turn from one random word, exactly: the roll, and at random who gets each panda.
 *
 * The dice of a table are packed into one word, five bits a seat, the mover's lowest, and above
 * them the bamboo rolled; a turn adds one number to it. So each number of dice has an alias table
 * of such numbers. A word's upper bits pick the column, the rest is compared with a threshold
 * that is a fraction: only where the two agree in all bits, about once in ten million turns, the
 * rest of the fraction decides, by a draw of its own. That keeps the chances exact, although
 * there are more equally likely throws than random words.
 */
import { nextWord, type Stream } from '../../core/stream.ts';
import { aliasColumns, type Outcome } from './alias.ts';
import type { PandasRules } from './rules.ts';

/** Bits of a seat, and the most dice they can count. */
const SEAT_BITS = 5;
export const MOST_DICE = 2 ** SEAT_BITS - 1;
/** Bits that pick a column of the largest table: what is used of all tables still fits into the cache. */
const MOST_BITS = 11;
/** Whole numbers up to here are exact, also when shared out over all columns. */
const MOST_THROWS = 2 ** (53 - MOST_BITS);

export class TurnTables {
  /** The most dice with a table; more are rolled in parts. */
  readonly largest: number;
  /** `dice + extraBits` bits pick a column, so that no look-up is needed to know how many. */
  readonly extraBits: number;
  /**
   * Three words a column: the threshold, the other outcome, and what turns that into the
   * column's own. A table with b bits starts at column 2^b.
   */
  readonly columns = new Int32Array(2 ** (MOST_BITS + 1) * 3);
  /** By column: in throws, what is left of its threshold. */
  readonly rest = new Float64Array(2 ** (MOST_BITS + 1));
  /** By dice: all equally likely throws. */
  readonly throws: number[] = [1];

  constructor(sides: PandasRules['sides'], seats: number) {
    const die = sidesOf(sides, seats);
    const perDie = die.reduce((sum, { weight }) => sum + weight, 0);
    const tables: Outcome[][] = [[{ packed: 0, weight: 1 }]];
    let extraBits = 0;
    for (let dice = 1; perDie ** dice <= MOST_THROWS; dice++) {
      const outcomes = withOneMore(tables[dice - 1], die);
      const needed = Math.max(extraBits, Math.ceil(Math.log2(outcomes.length)) - dice);
      if (dice + needed > MOST_BITS) break;
      extraBits = needed;
      tables.push(outcomes);
      this.throws.push(perDie ** dice);
    }
    this.extraBits = extraBits;
    this.largest = tables.length - 1;
    for (let dice = 1; dice <= this.largest; dice++) {
      this.fillTable(tables[dice], dice + extraBits, this.throws[dice]);
    }
  }

  /** What a turn with any number of dice adds, in parts if need be. `playout.ts` has a faster way for few. */
  turn(dice: number, stream: Stream): number {
    let sum = 0;
    for (let left = dice; left > 0; left -= this.largest) sum += this.part(Math.min(left, this.largest), stream);
    return sum;
  }

  private part(dice: number, stream: Stream): number {
    const bits = dice + this.extraBits;
    const word = nextWord(stream);
    const column = 2 ** bits + (word >>> (32 - bits));
    const by = ((word << bits) >>> 1) - this.columns[column * 3];
    return by === 0 ? this.decide(column, dice, stream) : this.outcome(column, by < 0);
  }

  /** The outcome of a column where a word agrees with all bits of its threshold. */
  decide(column: number, dice: number, stream: Stream): number {
    const throws = this.throws[dice];
    const fair = Math.floor(2 ** 53 / throws) * throws;
    let draw: number;
    do draw = (nextWord(stream) >>> 0) * 2 ** 21 + (nextWord(stream) >>> 11);
    while (draw >= fair);
    return this.outcome(column, draw % throws < this.rest[column]);
  }

  private outcome(column: number, own: boolean): number {
    return this.columns[column * 3 + 1] ^ (own ? this.columns[column * 3 + 2] : 0);
  }

  private fillTable(outcomes: readonly Outcome[], bits: number, throws: number): void {
    aliasColumns(outcomes, throws, 2 ** bits).forEach(({ share, own, other }, i) => {
      const column = 2 ** bits + i;
      // A column that is all its own has no other outcome: whatever the comparison, it is right.
      const full = share === throws;
      const [words, rest] = full ? [0, 0] : scale(share, throws, 32 - bits);
      this.columns[column * 3] = words * 2 ** (bits - 1);
      this.columns[column * 3 + 1] = full ? own : other;
      this.columns[column * 3 + 2] = full ? 0 : own ^ other;
      this.rest[column] = rest;
    });
  }
}

/** `share / throws` of 2^bits, and what is left over, in throws: a division bit by bit, as the product is too large. */
function scale(share: number, throws: number, bits: number): [whole: number, rest: number] {
  let whole = 0;
  let rest = share;
  for (let bit = 0; bit < bits; bit++) {
    rest *= 2;
    const fits = rest >= throws ? 1 : 0;
    whole = whole * 2 + fits;
    rest -= fits * throws;
  }
  return [whole, rest];
}

interface Side {
  /** What the side adds to the packed dice. */
  readonly adds: number;
  readonly weight: number;
}

/** The sides of a die: each counts once for every other player, and a panda goes to one of them. */
function sidesOf(sides: PandasRules['sides'], seats: number): Side[] {
  const others = seats - 1;
  const pandas = Array.from({ length: others }, (_, i) => ({
    adds: 2 ** (SEAT_BITS * (i + 1)) - 1,
    weight: sides.panda,
  }));
  const all = [
    { adds: -1, weight: sides.water * others },
    ...pandas,
    { adds: 2 ** (SEAT_BITS * seats), weight: sides.bamboo * others },
    { adds: 0, weight: sides.blank * others },
  ];
  return all.filter(({ weight }) => weight > 0);
}

/** Every outcome of a turn with one die more. */
function withOneMore(outcomes: readonly Outcome[], die: readonly Side[]): Outcome[] {
  const weights = new Map<number, number>();
  for (const { packed, weight } of outcomes) {
    for (const side of die) {
      const sum = packed + side.adds;
      weights.set(sum, (weights.get(sum) ?? 0) + weight * side.weight);
    }
  }
  return Array.from(weights, ([packed, weight]) => ({ packed, weight }));
}
