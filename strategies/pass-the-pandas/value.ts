/**
 * What a position of Pass the Pandas is worth: the share of the win each seat may expect.
 *
 * One deal: the chance to go out first, from dice, turn order and the challenge to come (see
 * `outlook.ts`). A match (Panda-monium): points so far and what the deal at hand promises, on a
 * scale that shrinks as the target comes near, like the spread of what can still happen. Over
 * blocker's matches of 2 to 5 players and targets of 10 to 150, fitting that scale's two numbers
 * gave 0.64 to 0.71 with √(left + 5), and a worse fit for any constant or proportional scale.
 */
import type { PassThePandas } from '../../engine/games/pass-the-pandas/game.ts';
import type { PandasState } from '../../engine/games/pass-the-pandas/state.ts';
import type { ValueFunction } from '../core/strategy.ts';
import { Outlook } from './outlook.ts';

const PER_POINT = 0.67;
const NEAR_END = 5;

export default function createValue(game: PassThePandas): ValueFunction<PandasState> {
  return game.rules.pandamonium.on ? createMatchValue(game) : createDealValue(game);
}

function createDealValue(game: PassThePandas): ValueFunction<PandasState> {
  const outlook = new Outlook(game);
  return (s, out) => {
    if (s.playersIn === game.seats) outlook.fill(s, out);
    // Playing for places: the win itself is settled.
    else for (let seat = 0; seat < out.length; seat++) out[seat] = s.place[seat] === 1 ? 1 : 0;
  };
}

function createMatchValue(game: PassThePandas): ValueFunction<PandasState> {
  const outlook = new Outlook(game);
  const { target } = game.rules.pandamonium;
  return (s, out) => {
    outlook.fill(s, out);
    const most = addProspects(s, outlook, out);
    const scale = PER_POINT / Math.sqrt(Math.max(0, target - most) + NEAR_END);
    let sum = 0;
    for (let seat = 0; seat < out.length; seat++) sum += out[seat] = Math.exp((out[seat] - most) * scale);
    for (let seat = 0; seat < out.length; seat++) out[seat] /= sum;
  };
}

/** Turns each seat's chance to go out next into the points it may expect; returns the most. */
function addProspects(s: PandasState, outlook: Outlook, out: Float64Array): number {
  const { dice } = outlook.forecast;
  let held = 0;
  for (let seat = 0; seat < dice.length; seat++) held += dice[seat];
  let most = 0;
  for (let seat = 0; seat < dice.length; seat++) {
    out[seat] = s.points[seat] + out[seat] * held;
    if (out[seat] > most) most = out[seat];
  }
  return most;
}
