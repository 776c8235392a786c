/** Plays a state to its end by uniformly random choices: for laws, signatures, searches. */
import type { Game } from './game.ts';
import type { GameState } from './states.ts';
import { below, type Stream } from './stream.ts';

/**
 * Uses the game's own fast way where it has one, else steps from decision to decision; stops
 * after `most` decisions. `legal` is a buffer of `game.maxLegal`.
 */
export function playRandomly<S extends GameState>(
  game: Game<S>,
  state: S,
  stream: Stream,
  legal: Int32Array,
  most: number,
): void {
  if (game.playout !== undefined && most >= game.maxDecisions) game.playout(state, stream);
  else stepRandomly(game, state, stream, legal, most);
}

/** Steps from decision to decision, each choice uniformly at random, at most `most` of them. */
export function stepRandomly<S extends GameState>(
  game: Game<S>,
  state: S,
  stream: Stream,
  legal: Int32Array,
  most: number,
): void {
  for (let left = most; left > 0 && game.mover(state) >= 0; left--) {
    const count = game.legalActions(state, legal);
    game.apply(state, legal[below(stream, count)]);
  }
}
