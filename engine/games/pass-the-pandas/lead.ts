/** Who leads: a measure that is taken in the middle of the hot loop, and made like it (see `turns.ts`). */
import { ownCopy } from '../../core/own-copy.ts';
import type { PandasOffsets } from './state.ts';

/** At the end of a round of turns: has somebody else come to hold the fewest dice, alone? */
export type WatchLead = (words: Int32Array) => void;

/** `playsOn`: whether play goes on when a player is out. */
export function createLeadWatch(seats: number, playsOn: boolean, at: PandasOffsets): WatchLead {
  return ownCopy(makeLeadWatch)(seats, playsOn, at);
}

/** Copied as text, so it uses nothing but its parameters. */
function makeLeadWatch(seats: number, playsOn: boolean, at: PandasOffsets): WatchLead {
  const { dice: DICE, place: PLACE, leader: LEADER, leadChanges: LEAD_CHANGES } = at;

  /** Finds the two least of the keys `8 * dice + seat`, without a branch; one test tells if the first is alone. */
  function watchLead(w: Int32Array): void {
    const first = keyOf(w, 0);
    const other = keyOf(w, 1);
    let least = lower(first, other);
    let second = (first + other - least) | 0;
    // A loop would cost more than all it does.
    if (seats > 2) {
      const key = keyOf(w, 2);
      second = lower(second, higher(least, key));
      least = lower(least, key);
    }
    if (seats > 3) {
      const key = keyOf(w, 3);
      second = lower(second, higher(least, key));
      least = lower(least, key);
    }
    if (seats > 4) {
      const key = keyOf(w, 4);
      second = lower(second, higher(least, key));
      least = lower(least, key);
    }
    const leader = w[LEADER];
    const alone = ((least >> 3) - (second >> 3)) >> 31;
    const change = ((least & 7) ^ leader) & alone;
    w[LEADER] = leader ^ change;
    // The first leader of a deal is no change of lead.
    w[LEAD_CHANGES] += (-change >>> 31) & ~(leader >> 31);
  }

  function lower(x: number, y: number): number {
    const by = (x - y) | 0;
    return (y + (by & (by >> 31))) | 0;
  }

  function higher(x: number, y: number): number {
    const by = (x - y) | 0;
    return (x - (by & (by >> 31))) | 0;
  }

  /** A player with a place comes after all others. */
  function keyOf(w: Int32Array, seat: number): number {
    return ((playsOn ? w[DICE + seat] | (w[PLACE + seat] << 8) : w[DICE + seat]) << 3) | seat;
  }

  return watchLead;
}
