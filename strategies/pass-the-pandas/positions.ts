/** Positions of Pass the Pandas set by hand, for tests. */
import { PassThePandas } from '../../engine/games/pass-the-pandas/game.ts';
import { rulesSchema } from '../../engine/games/pass-the-pandas/rules.ts';
import { EXCHANGING, PASSING, type PandasState } from '../../engine/games/pass-the-pandas/state.ts';
import type { Turn } from '../core/strategy.ts';

export interface Position {
  /** Dice of each seat, the mover's unpassed pandas included. */
  readonly dice: readonly number[];
  readonly mover: number;
  readonly pandas?: number;
  readonly previous?: number;
  readonly bambooToBeat?: number;
  readonly bamboo?: number;
  /** Seats already out, in the order of their places. */
  readonly out?: readonly number[];
  readonly bamboozled?: boolean;
}

export function createPandas(rules: unknown, seats: number): PassThePandas {
  return new PassThePandas(rulesSchema.parse(rules), seats);
}

/** A decision in such a position. */
export function turnAt(game: PassThePandas, position: Position): Turn<PandasState> {
  const { dice, mover, pandas = 1, previous = mover, bambooToBeat = 0, bamboo = 0, out = [] } = position;
  const seen = game.states.create();
  game.start(seen);
  seen.dice.set(dice);
  seen.place.fill(0);
  out.forEach((seat, i) => (seen.place[seat] = i + 1));
  seen.playersIn = game.seats - out.length;
  seen.stillIn = out.reduce((bits, seat) => bits & ~(1 << seat), (1 << game.seats) - 1);
  seen.water = game.seats * game.startingDice - dice.reduce((sum, count) => sum + count, 0);
  Object.assign(seen, { mover, previous, bambooToBeat, bamboo, rolled: dice[mover] });
  seen.pandas = position.bamboozled ? 0 : pandas;
  seen.phase = position.bamboozled ? EXCHANGING : PASSING;
  const legal = new Int32Array(game.maxLegal);
  return { seat: mover, seen, legal, legalCount: game.legalActions(seen, legal), rng: Int32Array.of(1, 2, 3, 4) };
}
