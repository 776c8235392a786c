/** Pass the Pandas in words, for transcripts. */
import { NOBODY } from '../../core/game.ts';
import type { PassThePandas } from './game.ts';
import { PASSING, type PandasState } from './state.ts';

const seatName = (seat: number) => `seat ${seat + 1}`;

export function describeAction(s: PandasState, action: number): string {
  const mover = seatName(s.mover);
  if (s.phase === PASSING) return `${mover} passes a panda to ${seatName(action)}`;
  if (action === s.dice.length) return `${mover} keeps the dice`;
  return `${mover} exchanges all dice with ${seatName(action)}`;
}

export function describeState(game: PassThePandas, s: PandasState): string {
  const dice = `dice ${s.dice.join(' ')}`;
  const points = game.rules.pandamonium.on ? `; deal ${s.deals}, points ${s.points.join(' ')}` : '';
  if (s.mover < 0) return `${endOf(game, s)} after ${s.turns} turns; ${dice}${points}`;
  const rolled = `turn ${s.turns}: ${seatName(s.mover)} rolled ${s.rolled} dice`;
  const before = s.previous === NOBODY ? 'no challenge' : `${s.bamboo} bamboo against ${s.bambooToBeat}`;
  const choice = s.phase === PASSING ? `${s.pandas} to pass on` : 'all blank: bamboozled';
  return `${rolled}, ${before}, ${choice}; ${dice}${points}`;
}

function endOf(game: PassThePandas, s: PandasState): string {
  if (s.mover !== NOBODY) return 'given up';
  if (game.rules.pandamonium.on) return 'the match is over';
  const places = Array.from(s.place, (place, seat) => ({ place, seat })).filter(({ place }) => place > 0);
  const inOrder = places.sort((a, b) => a.place - b.place).map(({ seat }) => seatName(seat));
  return game.rules.places ? `places: ${inOrder.join(', ')}` : `${inOrder[0]} wins`;
}
