/** Where play goes on when somebody has run out of dice: places, the next deal, the end. */
import { NOBODY, type Seat } from '../../core/game.ts';
import type { PassThePandas } from './game.ts';
import type { PandasState } from './state.ts';

/**
 * Gives the next place to whoever has run out of dice, and hands the turn on.
 * At most one of the two players a turn touches can be out: one that pays feeds the other.
 */
export function finishPlayers(game: PassThePandas, s: PandasState): void {
  const { mover } = s;
  const moverIsOut = s.dice[mover] === 0;
  game.takePlace(s, moverIsOut ? mover : s.previous);
  if (s.playersIn === 1) finishDeal(game, s);
  else {
    s.mover = game.seatAfter(s, mover);
    // Who is out rolled no bamboo on their own turn, so the next player faces no challenge.
    s.previous = moverIsOut ? s.mover : mover;
    s.bambooToBeat = moverIsOut ? 0 : s.bamboo;
    if (s.mover <= mover) game.endRound(s);
  }
}

/** A match goes on with the next deal until somebody has reached the target. */
function finishDeal(game: PassThePandas, s: PandasState): void {
  game.takePlace(s, lastIn(s));
  if (game.rules.pandamonium.on && !hasReached(s, game.rules.pandamonium.target)) {
    game.deal(s, (s.starter + 1) % game.seats);
  } else {
    s.mover = NOBODY;
  }
}

function lastIn({ place }: PandasState): Seat {
  let seat = 0;
  while (place[seat] !== 0) seat++;
  return seat;
}

function hasReached({ points }: PandasState, target: number): boolean {
  for (let seat = 0; seat < points.length; seat++) if (points[seat] >= target) return true;
  return false;
}
