/**
 * Playouts in which every mover takes the action its value function likes best.
 *
 * What an action leads to depends on luck, and the imagined state already holds its own: trying
 * an action on a plain copy would show the mover the very dice to come. Each decision is
 * therefore tried with fresh luck, the same for all its actions.
 */
import type { Game } from '../../engine/core/game.ts';
import { startLuck } from '../../engine/core/luck.ts';
import { BLOCK_KEY_WORDS, drawBlockKey } from '../../engine/core/seeds.ts';
import type { GameState } from '../../engine/core/states.ts';
import type { Stream } from '../../engine/core/stream.ts';
import { Playouts, type Policy } from '../core/playouts.ts';
import type { ValueFunction } from '../core/strategy.ts';

export function createGreedyPolicy<S extends GameState>(game: Game<S>, value: ValueFunction<S>): Policy<S> {
  const judge = new Playouts(game, value, 0);
  const trial = game.states.create();
  const key = new Int32Array(BLOCK_KEY_WORDS);

  function bestOf(state: S, legal: Int32Array, count: number, stream: Stream): number {
    const mover = game.mover(state);
    let best = 0;
    let bestShare = -1;
    drawBlockKey(key, stream);
    for (let i = 0; i < count; i++) {
      game.states.copy(state, trial);
      startLuck(trial.luck, key);
      game.apply(trial, legal[i]);
      judge.settle(judge, trial);
      if (judge.shares[mover] <= bestShare) continue;
      bestShare = judge.shares[mover];
      best = i;
    }
    return legal[best];
  }

  return (_game, state, stream, legal, most) => {
    for (let left = most; left > 0 && game.mover(state) >= 0; left--) {
      const count = game.legalActions(state, legal);
      game.apply(state, count === 1 ? legal[0] : bestOf(state, legal, count, stream));
    }
  };
}
