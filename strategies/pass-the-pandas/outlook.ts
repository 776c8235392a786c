/**
 * Each seat's chance to go out next in a deal: a multinomial logit on four features of a seat.
 * Its weights were fitted to simulated games (see `fit.ts` for how, `outlook.test.ts` for proof).
 */
import type { PassThePandas } from '../../engine/games/pass-the-pandas/game.ts';
import type { PandasState } from '../../engine/games/pass-the-pandas/state.ts';
import { Forecast } from './forecast.ts';

export const FEATURES = 4;

/** By players still in: the weights of nearness, late nearness, bamboo, and nothing but bamboo. */
export const WEIGHTS: Readonly<Record<number, readonly number[]>> = {
  2: [1.1, -0.8, 0, 0],
  3: [1.0, -0.8, 0.02, 0.7],
  4: [1.3, -1.0, 0.04, 0.8],
  5: [1.9, -1.5, 0.06, 1.0],
};

export class Outlook {
  readonly seats: number;
  readonly forecast: Forecast;
  /** Filled for the seats still in, FEATURES numbers each. */
  readonly features: Float64Array;

  constructor(game: PassThePandas) {
    this.seats = game.seats;
    this.forecast = new Forecast(game);
    this.features = new Float64Array(game.seats * FEATURES);
  }

  /** Fills `out` with the chance of each seat to be the next one out of dice. */
  fill(s: PandasState, out: Float64Array): void {
    const weights = WEIGHTS[s.playersIn];
    this.fillFeatures(s);
    const leaver = this.leaver(s);
    let sum = 0;
    for (let seat = 0; seat < this.seats; seat++) {
      let strength = 0;
      if (leaver >= 0) strength = seat === leaver ? 1 : 0;
      else if (s.place[seat] === 0) strength = Math.exp(this.weigh(seat, weights));
      out[seat] = strength;
      sum += strength;
    }
    for (let seat = 0; seat < this.seats; seat++) out[seat] /= sum;
  }

  /** Who goes out at the end of this very turn; -1 if nobody does. */
  leaver(s: PandasState): number {
    for (let seat = 0; seat < this.seats; seat++) {
      if (s.place[seat] === 0 && this.forecast.dice[seat] <= 0) return seat;
    }
    return -1;
  }

  /** A seat is near when it has few dice; nearness is worth less to one that rolls later. */
  fillFeatures(s: PandasState): void {
    const { features, forecast, seats } = this;
    forecast.fill(s);
    let before = 0;
    for (let step = 1; step <= seats; step++) {
      const seat = (s.mover + step) % seats;
      if (s.place[seat] !== 0) continue;
      const dice = forecast.dice[seat];
      const near = 1 / (1 << Math.min(dice, 30));
      const bamboo = seat === s.mover && forecast.challenged ? s.bamboo : 0;
      features[seat * FEATURES] = near;
      features[seat * FEATURES + 1] = (near * before) / (s.playersIn - 1);
      features[seat * FEATURES + 2] = bamboo;
      features[seat * FEATURES + 3] = bamboo >= dice ? 1 : 0;
      before++;
    }
  }

  private weigh(seat: number, weights: readonly number[]): number {
    let sum = 0;
    for (let i = 0; i < FEATURES; i++) sum += weights[i] * this.features[seat * FEATURES + i];
    return sum;
  }
}
