/**
 * The turns of Pass the Pandas, from one choice to the next.
 *
 * The one place where speed decides the form. It works on the bare words of a state, keeps in
 * locals what changes from turn to turn, and does without a branch what chance decides, since no
 * processor can predict it. And it is a function that makes functions: each game gets its own
 * copy (`ownCopy`), in which tables, offsets and rules are constants of the machine code and the
 * variants that are off cost nothing. Against methods on named fields a game is twice as fast.
 */
import type { Action, Seat } from '../../core/game.ts';
import { ownCopy } from '../../core/own-copy.ts';
import { below, nextWordAt } from '../../core/stream.ts';
import { decideExchange, offerExchange } from './exchange.ts';
import type { WatchLead } from './lead.ts';
import type { Ledger } from './ledger.ts';
import type { Rolls } from './rolls.ts';
import type { PandasRules } from './rules.ts';
import type { PandasOffsets, PandasState } from './state.ts';

interface TurnSettings {
  readonly seats: number;
  readonly rules: PandasRules;
  readonly rolls: Rolls;
  readonly at: PandasOffsets;
  readonly luckAt: number;
  readonly watchLead: WatchLead;
  /** Variant Bamboozled. */
  readonly offerExchange: typeof offerExchange;
  readonly decideExchange: typeof decideExchange;
  readonly nextWordAt: typeof nextWordAt;
  readonly below: typeof below;
  readonly open: Ledger['open'];
  readonly takePlace: Ledger['takePlace'];
  /** Where play goes on: gives whoever ran out of dice their place, and hands the turn on. */
  readonly finish: (s: PandasState) => void;
}

export interface Turns {
  /** Sets up, and plays up to the first choice or to the end. */
  start(s: PandasState): void;
  mover(s: PandasState): Seat;
  /** Plays the mover's choice, and on up to the next or to the end. */
  apply(s: PandasState, action: Action): void;
}

export function createTurns(settings: Omit<TurnSettings, keyof typeof HELPERS>): Turns {
  return ownCopy(makeTurns)({ ...settings, ...HELPERS });
}

const HELPERS = { offerExchange, decideExchange, nextWordAt, below };

/** Copied as text, so it uses nothing but its parameter. */
function makeTurns(settings: TurnSettings): Turns {
  const { seats, rules, rolls, at, luckAt, open, takePlace, watchLead, finish } = settings;
  const { offerExchange, decideExchange, nextWordAt, below } = settings;
  const PASSING = 0;
  const NOBODY = -1;
  const UNFINISHED = -2;
  // What ends a row of turns without a choice.
  const PANDAS_ROLLED = 0;
  const ALL_BLANK = 1;
  const OUT_OF_DICE = 2;
  const GIVEN_UP = 3;
  const ROLL_AGAIN = 4;
  const NOTHING = 5;

  const { mover: MOVER, phase: PHASE, previous: PREVIOUS, bambooToBeat: TO_BEAT, rolled: ROLLED } = at;
  const { bamboo: BAMBOO, pandas: PANDAS, dice: DICE, place: PLACE, playersIn: PLAYERS_IN } = at;
  const { turns: TURNS, dicePassed: PASSED, bambooTaken: TAKEN, water: WATER } = at;
  const SEAT_LUCK = luckAt + 4;
  const { columns } = rolls;
  const { maxTurns } = rules;
  const startsAtRandom = rules.startPlayer === 'random';
  const playsOn = rules.places || rules.pandamonium.on;
  // Without the challenge there is never any bamboo to beat.
  const challenge = rules.bambooChallenge ? -1 : 0;
  const { on: bamboozled, dice: bamboozledDice } = rules.bamboozled;

  function start(s: PandasState): void {
    open(s.words, startsAtRandom ? below(s.luck.table, seats) : 0);
    playOn(s, 1);
  }

  function mover(s: PandasState): Seat {
    return s.words[MOVER];
  }

  function apply(s: PandasState, action: Action): void {
    const w = s.words;
    if (!bamboozled || w[PHASE] === PASSING) {
      // 3. Pass a panda.
      w[DICE + w[MOVER]]--;
      w[DICE + action]++;
      const left = w[PANDAS] - 1;
      w[PANDAS] = left;
      if (left > 0) return;
    } else {
      decideExchange(rules, s, action);
    }
    playOn(s, 0);
  }

  /** Plays up to the first choice or to the end; `begins` is 1 if the mover has yet to roll. */
  function playOn(s: PandasState, begins: number): void {
    const w = s.words;
    let reason = playTurns(w, begins);
    while (reason !== PANDAS_ROLLED || (playsOn ? w[PLAYERS_IN] : seats) === 2) {
      if (reason === ALL_BLANK) return offerExchange(rules, s);
      if (reason === OUT_OF_DICE) {
        if (playsOn) finish(s);
        else win(w);
      }
      if (w[MOVER] < 0) return;
      if (reason === PANDAS_ROLLED) passToLast(w);
      reason = reason === ROLL_AGAIN ? rollAgain(w) : playTurns(w, reason === OUT_OF_DICE ? 1 : 0);
    }
  }

  /** Plays turns one after the other for as long as nothing but the common happens. */
  function playTurns(w: Int32Array, begins: number): number {
    // The masks show the compiler that seats are small: no test for overflow in the loop.
    let mover = w[MOVER] & 7;
    let previous = w[PREVIOUS] & 7;
    let toBeat = w[TO_BEAT];
    let bamboo = w[BAMBOO];
    let pandas = 0;
    let rolled = 0;
    let turns = w[TURNS];
    let water = w[WATER];
    let passed = w[PASSED];
    let taken = w[TAKEN];
    let reason = PANDAS_ROLLED;
    let rollsFirst = begins | 0;
    for (;;) {
      if (rollsFirst === 0) {
        // 4. Bamboo Challenge. The previous player still has all the bamboo they rolled.
        const owed = (toBeat - bamboo) | 0;
        const paid = owed & ~(owed >> 31);
        const left = (w[DICE + previous] - paid) | 0;
        const held = (w[DICE + mover] + paid) | 0;
        w[DICE + previous] = left;
        w[DICE + mover] = held;
        taken = (taken + paid) | 0;
        if (held === 0 || left === 0) {
          reason = OUT_OF_DICE;
          break;
        }
        previous = mover;
        toBeat = bamboo & challenge;
        mover = (mover + 1) & ((mover + 1 - seats) >> 31) & 7;
        if (playsOn) mover = seatIn(w, mover) & 7;
        if (mover <= previous) {
          watchLead(w);
          if (turns >= maxTurns) {
            reason = GIVEN_UP;
            break;
          }
        }
      }
      rollsFirst = 0;
      // 1. Roll all your dice (see `rolls.ts`).
      rolled = w[DICE + mover];
      const word = nextWordAt(w, SEAT_LUCK + (mover << 2));
      const inside = word & 0xffffff;
      if (inside >= columns[rolled & 127]) {
        reason = ROLL_AGAIN;
        break;
      }
      const column = (((rolled & 15) << 8) | (word >>> 24)) << 1;
      const roll = columns[column | 1] >>> (((inside - columns[column]) >> 31) & 15);
      // 2. Remove the water.
      const drops = roll & 31;
      w[DICE + mover] = rolled - drops;
      pandas = (roll >>> 5) & 31;
      bamboo = (roll >>> 10) & 31;
      turns = (turns + 1) | 0;
      water = (water + drops) | 0;
      passed = (passed + pandas) | 0;
      if (pandas > 0) break;
      if (bamboozled && rolled >= bamboozledDice && drops + bamboo === 0) {
        reason = ALL_BLANK;
        break;
      }
    }
    w[MOVER] = reason === GIVEN_UP ? UNFINISHED : mover;
    w[PREVIOUS] = previous;
    w[TO_BEAT] = toBeat;
    w[BAMBOO] = bamboo;
    w[PANDAS] = pandas;
    w[ROLLED] = rolled;
    w[TURNS] = turns;
    w[WATER] = water;
    w[PASSED] = passed;
    w[TAKEN] = taken;
    return reason;
  }

  /** Steps 1 and 2 for more dice than a table has, or where a word had to be thrown again. */
  function rollAgain(w: Int32Array): number {
    const mover = w[MOVER];
    const dice = w[DICE + mover];
    const roll = rolls.roll(w, SEAT_LUCK + mover * 4, dice);
    const drops = roll & 255;
    const pandas = (roll >>> 8) & 255;
    w[DICE + mover] = dice - drops;
    w[BAMBOO] = roll >>> 16;
    w[PANDAS] = pandas;
    w[ROLLED] = dice;
    w[TURNS]++;
    w[WATER] += drops;
    w[PASSED] += pandas;
    if (pandas > 0) return PANDAS_ROLLED;
    return bamboozled && roll === 0 && dice >= bamboozledDice ? ALL_BLANK : NOTHING;
  }

  /** The end of the game without places; at most one of the two a turn touches is out: one that pays feeds the other. */
  function win(w: Int32Array): void {
    takePlace(w, w[DICE + w[MOVER]] === 0 ? w[MOVER] : w[PREVIOUS]);
    w[MOVER] = NOBODY;
  }

  /** Step 3 where there is only one other player left to take the pandas. */
  function passToLast(w: Int32Array): void {
    const mover = w[MOVER];
    w[DICE + mover] -= w[PANDAS];
    w[DICE + seatIn(w, (mover + 1) % seats)] += w[PANDAS];
    w[PANDAS] = 0;
  }

  /** The first player still in from `seat` on, clockwise. */
  function seatIn(w: Int32Array, seat: number): number {
    let next = seat;
    while (w[PLACE + next] !== 0) next = (next + 1) % seats;
    return next;
  }

  return { start, mover, apply };
}
