/** Who gets the next panda: what the simple players of Pass the Pandas have in common. */
import { EXCHANGING, type PandasState } from '../../engine/games/pass-the-pandas/state.ts';
import type { Turn } from '../core/strategy.ts';

/** The other player still in with the fewest dice; among equals the first clockwise from the mover. */
export function withFewest(turn: Turn<PandasState>): number {
  const { dice, place } = turn.seen;
  const seats = dice.length;
  let best = -1;
  for (let step = 1; step < seats; step++) {
    const seat = (turn.seat + step) % seats;
    if (place[seat] === 0 && (best < 0 || dice[seat] < dice[best])) best = seat;
  }
  return best;
}

/** The other player still in with the most dice; among equals the first clockwise from the mover. */
export function withMost(turn: Turn<PandasState>): number {
  const { dice, place } = turn.seen;
  const seats = dice.length;
  let best = -1;
  for (let step = 1; step < seats; step++) {
    const seat = (turn.seat + step) % seats;
    if (place[seat] === 0 && (best < 0 || dice[seat] > dice[best])) best = seat;
  }
  return best;
}

export function isBamboozled(turn: Turn<PandasState>): boolean {
  return turn.seen.phase === EXCHANGING;
}

/** Variant Bamboozled: exchanges with the player with the fewest dice if they are fewer than one's own. */
export function exchange(turn: Turn<PandasState>): number {
  const { dice } = turn.seen;
  const other = withFewest(turn);
  return dice[other] < dice[turn.seat] ? other : dice.length;
}
