/**
 * Pass the Pandas played to its end by random passing, a whole turn from one random word (see
 * `turn-tables.ts`): for searches, which want many games and no choices. For the game without
 * variants, with few enough dice to be packed into a word. Made like `turns.ts`, with the dice,
 * the stream (`nextWord`, written out) and the measures in locals.
 */
import { ownCopy } from '../../core/own-copy.ts';
import { below, type Stream } from '../../core/stream.ts';
import type { PandasRules } from './rules.ts';
import type { PandasOffsets, PandasState } from './state.ts';
import type { TurnTables } from './turn-tables.ts';

interface PlayoutSettings {
  readonly seats: number;
  readonly rules: PandasRules;
  /** Dice on the table at the start. */
  readonly dealt: number;
  readonly tables: TurnTables;
  readonly at: PandasOffsets;
  readonly takePlace: (words: Int32Array, seat: number) => void;
}

/** Plays on from a choice to the end, with all luck from `stream`. */
export type Playout = (s: PandasState, stream: Stream) => void;

export function createPlayout(settings: PlayoutSettings): Playout {
  return ownCopy(makePlayout)(settings, below);
}

/** Copied as text, so it uses nothing but its parameters. */
function makePlayout(settings: PlayoutSettings, draw: typeof below): Playout {
  const { seats, rules, dealt, tables, at, takePlace } = settings;
  const { columns, largest, extraBits } = tables;
  const { maxTurns } = rules;
  const { mover: MOVER, previous: PREVIOUS, bambooToBeat: TO_BEAT, bamboo: BAMBOO, pandas: PANDAS } = at;
  const { dice: DICE, turns: TURNS, water: WATER, dicePassed: PASSED, bambooTaken: TAKEN, leader: LEADER } = at;
  const { leadChanges: LEAD_CHANGES } = at;
  const NOBODY = -1;
  const UNFINISHED = -2;
  const challenge = rules.bambooChallenge ? -1 : 0;
  const LAST = 5 * (seats - 1);
  const BEFORE_LAST = LAST - 5;
  const BAMBOO_AT = 5 * seats;
  const COLUMN_SHIFT = 31 - extraBits;
  const ALL_DICE = 2 ** BAMBOO_AT - 1;

  /** The dice of all seats in one word, the mover's lowest. */
  function packDice(w: Int32Array): number {
    let packed = w[DICE] | (w[DICE + 1] << 5);
    if (seats > 2) packed |= w[DICE + 2] << 10;
    if (seats > 3) packed |= w[DICE + 3] << 15;
    if (seats > 4) packed |= w[DICE + 4] << 20;
    const shift = 5 * w[MOVER];
    return ((packed >>> shift) | (packed << (BAMBOO_AT - shift))) & ALL_DICE;
  }

  /** Puts them back; returns how many there are. */
  function unpackDice(w: Int32Array, packed: number, mover: number): number {
    const shift = 5 * mover;
    const dice = ((packed << shift) | (packed >>> (BAMBOO_AT - shift))) & ALL_DICE;
    w[DICE] = dice & 31;
    w[DICE + 1] = (dice >>> 5) & 31;
    if (seats > 2) w[DICE + 2] = (dice >>> 10) & 31;
    if (seats > 3) w[DICE + 3] = (dice >>> 15) & 31;
    if (seats > 4) w[DICE + 4] = (dice >>> 20) & 31;
    return (dice & 31) + ((dice >>> 5) & 31) + ((dice >>> 10) & 31) + ((dice >>> 15) & 31) + ((dice >>> 20) & 31);
  }

  /** The pandas already rolled, each to another player at random. */
  function passRest(w: Int32Array, stream: Stream): number {
    let dice = packDice(w);
    for (let left = w[PANDAS]; left > 0; left--) dice += (32 << (5 * draw(stream, seats - 1))) - 1;
    return dice;
  }

  /** Who is alone with the fewest dice, or nobody, without a branch (see `lead.ts`); the mover is seat 0. */
  function soleLeader(dice: number): number {
    const first = (dice & 31) << 3;
    const other = (((dice >>> 5) & 31) << 3) | 1;
    let least = lower(first, other);
    let second = higher(first, other);
    if (seats > 2) {
      const key = (((dice >>> 10) & 31) << 3) | 2;
      second = lower(second, higher(least, key));
      least = lower(least, key);
    }
    if (seats > 3) {
      const key = (((dice >>> 15) & 31) << 3) | 3;
      second = lower(second, higher(least, key));
      least = lower(least, key);
    }
    if (seats > 4) {
      const key = (((dice >>> 20) & 31) << 3) | 4;
      second = lower(second, higher(least, key));
      least = lower(least, key);
    }
    return (least & 7) | ~(((least >> 3) - (second >> 3)) >> 31);
  }

  function lower(x: number, y: number): number {
    const by = (x - y) | 0;
    return (y + (by & (by >> 31))) | 0;
  }

  function higher(x: number, y: number): number {
    const by = (x - y) | 0;
    return (x - (by & (by >> 31))) | 0;
  }

  return function playout(s: PandasState, stream: Stream): void {
    const w = s.words;
    let mover = w[MOVER];
    if (mover < 0) return;
    let dice = passRest(w, stream) | 0;
    let toBeat = w[TO_BEAT];
    let bamboo = w[BAMBOO];
    let taken = w[TAKEN];
    let lost = 0;
    let over = NOBODY;
    let a = stream[0];
    let b = stream[1];
    let c = stream[2];
    let counter = stream[3];
    // A turn takes one word, so the stream's own counter also counts the turns.
    let noTurns = (counter - w[TURNS]) | 0;
    for (;;) {
      // Bamboo Challenge.
      const owed = (toBeat - bamboo) | 0;
      const paid = owed & ~(owed >> 31);
      // The turn passes: who has just played comes last. Rolled dice do not wait for the payment.
      const turned = (dice >>> 5) | ((dice & 31) << LAST);
      dice = (turned + (paid << LAST) - (paid << BEFORE_LAST)) | 0;
      taken = (taken + paid) | 0;
      mover = (mover + 1) & ((mover + 1 - seats) >> 31);
      if (dice >>> LAST === 0 || ((dice >>> BEFORE_LAST) & 31) === 0) break;
      toBeat = bamboo & challenge;
      if (mover === 0) {
        const sole = soleLeader(dice);
        const leader = w[LEADER];
        const change = (sole ^ leader) & ~(sole >> 31);
        w[LEADER] = leader ^ change;
        w[LEAD_CHANGES] += (-change >>> 31) & ~(leader >> 31);
        if (((counter - noTurns) | 0) >= maxTurns) {
          over = UNFINISHED;
          break;
        }
      }
      // Roll, remove the water, pass the pandas.
      const rolled = (seats > 2 ? turned : dice) & 31;
      const word = (((a + b) | 0) + counter) | 0;
      a = b ^ (b >>> 9);
      b = (c + (c << 3)) | 0;
      c = (((c << 21) | (c >>> 11)) + word) | 0;
      counter = (counter + 1) | 0;
      let column = 0;
      let by = 0;
      if (rolled <= largest) {
        column = ((word >>> 1) | 0x80000000) >>> (COLUMN_SHIFT - rolled);
        by = (((word << (rolled + extraBits)) >>> 1) - columns[column * 3]) | 0;
      }
      if (by !== 0) {
        dice = (dice + (columns[column * 3 + 1] ^ (columns[column * 3 + 2] & (by >> 31)))) | 0;
      } else {
        stream[0] = a;
        stream[1] = b;
        stream[2] = c;
        stream[3] = counter;
        const rare = column === 0 ? tables.turn(rolled, stream) : tables.decide(column, rolled, stream);
        dice = (dice + rare) | 0;
        a = stream[0];
        b = stream[1];
        c = stream[2];
        // Words beyond the one for this turn.
        noTurns = (noTurns + stream[3] - counter) | 0;
        counter = stream[3];
      }
      bamboo = dice >>> BAMBOO_AT;
      dice &= ALL_DICE;
      lost = (lost + rolled - (dice & 31)) | 0;
    }
    stream[0] = a;
    stream[1] = b;
    stream[2] = c;
    stream[3] = counter;
    const water = dealt - unpackDice(w, dice, mover);
    w[PASSED] += lost - water + w[WATER];
    w[WATER] = water;
    w[TO_BEAT] = toBeat;
    w[BAMBOO] = bamboo;
    w[PANDAS] = 0;
    w[TURNS] = (counter - noTurns) | 0;
    w[TAKEN] = taken;
    w[MOVER] = over;
    const last = mover - 1 + (seats & ((mover - 1) >> 31));
    const previous = last - 1 + (seats & ((last - 1) >> 31));
    w[PREVIOUS] = previous;
    // Whoever has just played, or else the player before.
    if (over === NOBODY) takePlace(w, previous ^ ((last ^ previous) & (((dice >>> LAST) - 1) >> 31)));
  };
}
