/**
 * The table as it will stand once the turn at hand is over: pandas passed as most players would
 * (to whoever then has the fewest dice, so nobody is let out by mistake), the challenge settled.
 * What the value function judges is this, because the dice on the way there are certain.
 */
import type { PassThePandas } from '../../engine/games/pass-the-pandas/game.ts';
import { PASSING, type PandasState } from '../../engine/games/pass-the-pandas/state.ts';

export class Forecast {
  /** Dice of each seat at the end of the turn. */
  readonly dice: Int32Array;
  readonly challenged: boolean;
  private readonly exchangeFirst: boolean;

  constructor(game: PassThePandas) {
    this.dice = new Int32Array(game.seats);
    this.challenged = game.rules.bambooChallenge;
    this.exchangeFirst = game.rules.bamboozled.timing === 'before-challenge';
  }

  fill(s: PandasState): void {
    const { dice } = this;
    for (let seat = 0; seat < dice.length; seat++) dice[seat] = s.dice[seat];
    if (s.phase === PASSING || this.exchangeFirst) this.settleChallenge(s);
    if (s.phase === PASSING) this.passPandas(s);
    else this.exchange(s);
  }

  /** Before the pandas are passed: the receivers then are chosen knowing who would go out. */
  private settleChallenge(s: PandasState): void {
    const owed = s.bambooToBeat - s.bamboo;
    if (owed <= 0 || !this.challenged) return;
    this.dice[s.previous] -= owed;
    this.dice[s.mover] += owed;
  }

  private passPandas(s: PandasState): void {
    const { dice } = this;
    dice[s.mover] -= s.pandas;
    for (let left = s.pandas; left > 0; left--) dice[this.fewest(s)]++;
  }

  /** Variant Bamboozled: exchanges if somebody has fewer dice. */
  private exchange(s: PandasState): void {
    const { dice } = this;
    const other = this.fewest(s);
    const own = dice[s.mover];
    if (dice[other] >= own) return;
    dice[s.mover] = dice[other];
    dice[other] = own;
  }

  private fewest(s: PandasState): number {
    const { dice } = this;
    let best = -1;
    for (let seat = 0; seat < dice.length; seat++) {
      if (seat === s.mover || s.place[seat] !== 0) continue;
      if (best < 0 || dice[seat] < dice[best]) best = seat;
    }
    return best;
  }
}
