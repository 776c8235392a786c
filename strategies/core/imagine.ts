/** The only way for a strategy to get a state it can play on. */
import type { Game } from '../../engine/core/game.ts';
import { startLuck } from '../../engine/core/luck.ts';
import { BLOCK_KEY_WORDS, drawBlockKey } from '../../engine/core/seeds.ts';
import type { GameState, Luck } from '../../engine/core/states.ts';
import type { Stream } from '../../engine/core/stream.ts';
import { codeFor } from './own-code.ts';
import type { Turn } from './strategy.ts';

/**
 * Fills `into` with one way things may really stand: what is hidden guessed evenly from all
 * that fits, and luck that nobody has thrown yet.
 */
export function imagine<S extends GameState>(game: Game<S>, turn: Turn<S>, into: S): void {
  imagineBy(game, turn, into, freshLuck);
}

/** `imagine` in code of this game's own (see `own-code.ts`); it wants `freshLuck` handed in. */
export function imagineFor<S extends GameState>(game: Game<S>): typeof imagineBy<S> {
  return codeFor(game, imagineBy<S>);
}

function imagineBy<S extends GameState>(game: Game<S>, turn: Turn<S>, into: S, fresh: typeof freshLuck): void {
  into.fields.set(turn.seen.fields);
  game.determinize(into, turn.seat, turn.rng);
  fresh(into.luck, turn.rng);
}

const key = new Int32Array(BLOCK_KEY_WORDS);

/** Luck that nobody has thrown yet. */
export function freshLuck(luck: Luck, rng: Stream): void {
  drawBlockKey(key, rng);
  startLuck(luck, key);
}
