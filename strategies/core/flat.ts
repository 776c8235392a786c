/**
 * Weighs the actions of a turn against each other by imagined games.
 *
 * All actions meet the same luck: one imagined state is copied for each of them, and its playout
 * draws from the same stream, started anew. What is left between the sums is then mostly the
 * difference between the actions, not between lucky and unlucky samples.
 */
import type { Action, Game } from '../../engine/core/game.ts';
import type { GameState } from '../../engine/core/states.ts';
import { below, createStream, nextWord, type Stream } from '../../engine/core/stream.ts';
import { freshLuck, imagineFor } from './imagine.ts';
import { codeFor } from './own-code.ts';
import type { Playouts } from './playouts.ts';
import type { Turn } from './strategy.ts';

export class FlatSearch<S extends GameState> {
  readonly game: Game<S>;
  readonly playouts: Playouts<S>;
  /** By place among the legal actions: the shares won, added up. */
  readonly won: Float64Array;
  readonly imagined: S;
  readonly state: S;
  /** Where the playouts of a round start, and the stream they use up. */
  readonly start: Stream = createStream();
  readonly stream: Stream = createStream();
  // Copied code sees no imports.
  readonly freshLuck = freshLuck;
  readonly nextWord = nextWord;
  readonly imagine: ReturnType<typeof imagineFor<S>>;
  private readonly weigh: typeof weigh<S>;

  constructor(game: Game<S>, playouts: Playouts<S>) {
    this.game = game;
    this.playouts = playouts;
    this.won = new Float64Array(game.maxLegal);
    this.imagined = game.states.create();
    this.state = game.states.create();
    this.imagine = imagineFor(game);
    this.weigh = codeFor(game, weigh<S>);
  }

  /** The action that won most in so many rounds of one imagined game for each action. */
  best(turn: Turn<S>, rounds: number): Action {
    if (turn.legalCount === 1) return turn.legal[0];
    this.won.fill(0, 0, turn.legalCount);
    for (let round = 0; round < rounds; round++) this.weigh(this, turn);
    return turn.legal[placeOfMost(this.won, turn.legalCount, turn.rng)];
  }
}

function weigh<S extends GameState>(search: FlatSearch<S>, turn: Turn<S>): void {
  const { game, playouts, won, imagined, state, start, stream } = search;
  const { legal, legalCount, seat, rng } = turn;
  search.imagine(game, turn, imagined, search.freshLuck);
  for (let word = 0; word < start.length; word++) start[word] = search.nextWord(rng);
  for (let i = 0; i < legalCount; i++) {
    game.states.copy(imagined, state);
    for (let word = 0; word < start.length; word++) stream[word] = start[word];
    game.apply(state, legal[i]);
    playouts.run(playouts, state, stream);
    won[i] += playouts.shares[seat];
  }
}

/** Where the largest number stands; among equals, each is as likely. */
function placeOfMost(numbers: Float64Array, count: number, rng: Stream): number {
  let best = 0;
  let equals = 1;
  for (let i = 1; i < count; i++) {
    if (numbers[i] > numbers[best]) {
      best = i;
      equals = 1;
    } else if (numbers[i] === numbers[best] && below(rng, ++equals) === 0) {
      best = i;
    }
  }
  return best;
}
