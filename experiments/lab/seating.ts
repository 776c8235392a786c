/**
 * Who sits where. A block draws a fresh circular order of the players, then plays each distinct
 * rotation of it once. Rotating balances seats but not neighbours, hence the fresh order; and
 * four times the same strategy is one game, `a b a b` two: a third would only repeat the first.
 */
import { PURPOSE, startStream } from '../../engine/core/seeds.ts';
import { createStream, shuffle } from '../../engine/core/stream.ts';

export class Seating {
  /** The player of each place in the circle. */
  readonly order: Int32Array;
  readonly #kindOf: Int32Array;
  readonly #stream = createStream();
  /** Where every circular order is the same: how many rotations of it are distinct; else 0. */
  readonly #fixed: number;

  /** `kindOf`: which kind of player each one is; equal kinds may be exchanged for each other. */
  constructor(kindOf: Int32Array) {
    this.#kindOf = kindOf;
    this.order = Int32Array.from(kindOf.keys());
    const fixed = kindOf.length <= 2 || kindOf.every((kind) => kind === kindOf[0]);
    this.#fixed = fixed ? this.#distinctRotations() : 0;
  }

  /** Whether the order is the same in every block. */
  get isFixed(): boolean {
    return this.#fixed > 0;
  }

  /** Draws the order of a block; returns how many rotations of it are distinct. */
  draw(blockKey: Int32Array): number {
    if (this.#fixed > 0) return this.#fixed;
    for (let place = 0; place < this.order.length; place++) this.order[place] = place;
    startStream(this.#stream, blockKey, PURPOSE.seating);
    shuffle(this.order, this.order.length, this.#stream);
    return this.#distinctRotations();
  }

  /** The player in `seat` after `rotation` steps. */
  playerAt(seat: number, rotation: number): number {
    const at = seat + rotation;
    const { order } = this;
    return order[at < order.length ? at : at - order.length];
  }

  #distinctRotations(): number {
    const seats = this.order.length;
    for (let period = 1; period < seats; period++) {
      if (seats % period === 0 && this.#repeatsAfter(period)) return period;
    }
    return seats;
  }

  #repeatsAfter(period: number): boolean {
    const { order } = this;
    const kindOf = this.#kindOf;
    for (let place = period; place < order.length; place++) {
      if (kindOf[order[place]] !== kindOf[order[place - period]]) return false;
    }
    return true;
  }
}
