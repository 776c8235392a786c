/**
 * What is written before the turns and read after them: the set-up, the win, points and measures.
 * A game takes half a microsecond, so these count, and are made like the turns (see `turns.ts`).
 */
import { ownCopy } from '../../core/own-copy.ts';
import type { Seat } from '../../core/game.ts';
import type { PandasOffsets, PandasState } from './state.ts';

export interface LedgerSettings {
  readonly seats: number;
  readonly startingDice: number;
  /** Whether several deals are played for points. */
  readonly match: boolean;
  readonly at: PandasOffsets;
}

export interface Ledger {
  /** Clears what is counted over all deals and sets up the first. */
  open(words: Int32Array, starter: Seat): void;
  /** Sets up another deal: everybody gets their dice, `starter` begins. */
  deal(words: Int32Array, starter: Seat): void;
  /** The next place for a player without dice, and a point for every die the others hold. */
  takePlace(words: Int32Array, seat: Seat): void;
  score(s: PandasState, out: Int32Array): void;
  measure(s: PandasState, out: Int32Array): void;
}

export function createLedger(settings: LedgerSettings): Ledger {
  return ownCopy(makeLedger)(settings);
}

/** Copied as text, so it uses nothing but its parameter. */
function makeLedger({ seats, startingDice, match, at }: LedgerSettings): Ledger {
  const WIN_POINTS = 2520;
  const NOBODY = -1;
  const PASSING = 0;
  const { mover: MOVER, phase: PHASE, previous: PREVIOUS, bambooToBeat: TO_BEAT, dice: DICE, place: PLACE } = at;
  const { playersIn: PLAYERS_IN, stillIn: STILL_IN, points: POINTS, deals: DEALS, starter: STARTER } = at;
  const { started: STARTED, turns: TURNS, leader: LEADER, leadChanges: LEAD_CHANGES } = at;
  const { dicePassed: PASSED, bambooTaken: TAKEN, water: WATER } = at;
  const dealt = startingDice * seats;
  const everybody = (1 << seats) - 1;

  function open(w: Int32Array, starter: Seat): void {
    for (let seat = 0; seat < seats; seat++) {
      w[POINTS + seat] = 0;
      w[STARTED + seat] = 0;
      w[DICE + seat] = startingDice;
      w[PLACE + seat] = 0;
    }
    w[DEALS] = 0;
    w[TURNS] = 0;
    w[LEAD_CHANGES] = 0;
    w[PASSED] = 0;
    w[TAKEN] = 0;
    begin(w, starter);
  }

  function deal(w: Int32Array, starter: Seat): void {
    for (let seat = 0; seat < seats; seat++) {
      w[DICE + seat] = startingDice;
      w[PLACE + seat] = 0;
    }
    begin(w, starter);
  }

  function begin(w: Int32Array, starter: Seat): void {
    w[PLAYERS_IN] = seats;
    w[STILL_IN] = everybody;
    w[WATER] = 0;
    w[PHASE] = PASSING;
    w[MOVER] = starter;
    w[STARTER] = starter;
    w[STARTED + starter]++;
    w[DEALS]++;
    w[PREVIOUS] = starter;
    w[TO_BEAT] = 0;
    w[LEADER] = NOBODY;
  }

  function takePlace(w: Int32Array, seat: Seat): void {
    w[PLACE + seat] = seats + 1 - w[PLAYERS_IN];
    w[PLAYERS_IN]--;
    w[STILL_IN] &= ~(1 << seat);
    w[POINTS + seat] += dealt - w[WATER] - w[DICE + seat];
  }

  /** One winner takes all; a match is shared by those with the most points. */
  function score(s: PandasState, out: Int32Array): void {
    const w = s.words;
    if (match) return shareMatch(w, out);
    // Without a branch: all bits where the place is 1, else none.
    for (let seat = 0; seat < seats; seat++) out[seat] = WIN_POINTS & (((w[PLACE + seat] ^ 1) - 1) >> 31);
  }

  function shareMatch(w: Int32Array, out: Int32Array): void {
    let winners = 0;
    for (let seat = 0; seat < seats; seat++) winners += rankByPoints(w, seat) === 1 ? 1 : 0;
    for (let seat = 0; seat < seats; seat++) out[seat] = rankByPoints(w, seat) === 1 ? WIN_POINTS / winners : 0;
  }

  /** In the order of `pandasMeasures`. */
  function measure(s: PandasState, out: Int32Array): void {
    const w = s.words;
    out[0] = w[TURNS];
    out[1] = dealt - w[WATER];
    out[2] = w[LEAD_CHANGES];
    out[3] = w[PASSED];
    out[4] = w[TAKEN];
    out[5] = w[DEALS];
    const nextPlace = seats + 1 - w[PLAYERS_IN];
    for (let seat = 0; seat < seats; seat++) {
      const place = w[PLACE + seat];
      out[6 + seat] = w[POINTS + seat];
      // Without a branch: the place, or the next one for those that have none.
      out[6 + seats + seat] = match ? rankByPoints(w, seat) : place | (nextPlace & ((place - 1) >> 31));
      out[6 + 2 * seats + seat] = w[STARTED + seat];
    }
  }

  function rankByPoints(w: Int32Array, seat: Seat): number {
    let rank = 1;
    for (let other = 0; other < seats; other++) if (w[POINTS + other] > w[POINTS + seat]) rank++;
    return rank;
  }

  return { open, deal, takePlace, score, measure };
}
