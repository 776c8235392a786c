/**
 * What an imagined state is worth to each seat: played on, then read off.
 *
 * A finished game is worth its true score. One that is cut off is worth what the value function
 * says or, without one, an even share for everybody, as is one that ran into its limits.
 */
import { NOBODY, WIN_POINTS, type Game } from '../../engine/core/game.ts';
import type { GameState } from '../../engine/core/states.ts';
import { below, type Stream } from '../../engine/core/stream.ts';
import { codeFor } from './own-code.ts';
import type { ValueFunction } from './strategy.ts';

/** The largest `playoutLimit`; it means: play to the end. */
export const TO_THE_END = 1_000_000;

/** Plays a state on by at most `most` decisions; `legal` is a buffer of `game.maxLegal`. */
export type Policy<S extends GameState> = (
  game: Game<S>,
  state: S,
  stream: Stream,
  legal: Int32Array,
  most: number,
) => void;

export class Playouts<S extends GameState> {
  /** What `run` and `settle` found: the share of the win each seat may expect. */
  readonly shares: Float64Array;
  readonly game: Game<S>;
  readonly value: ValueFunction<S> | undefined;
  /** Decisions of a playout before it is cut off. */
  readonly limit: number;
  /** How decisions are taken; evenly at random if undefined. */
  readonly policy: Policy<S> | undefined;
  /** Whether the game's own fast way to its end serves. */
  readonly byGame: boolean;
  readonly legal: Int32Array;
  readonly points: Int32Array;
  // Copied code sees no imports: what it needs of them stands here.
  readonly nobody = NOBODY;
  readonly winPoints = WIN_POINTS;
  readonly below = below;
  /** Plays a state on, spoiling it, and fills `shares`. */
  readonly run: typeof run<S>;
  readonly step: typeof step<S>;
  /** Fills `shares` for a state as it stands. */
  readonly settle: typeof settle<S>;

  constructor(game: Game<S>, value: ValueFunction<S> | undefined, limit: number, policy?: Policy<S>) {
    this.game = game;
    this.value = value;
    this.limit = limit >= TO_THE_END ? Math.max(game.maxDecisions, TO_THE_END) : limit;
    this.policy = policy;
    this.byGame = policy === undefined && game.playout !== undefined && this.limit >= game.maxDecisions;
    this.shares = new Float64Array(game.seats);
    this.legal = new Int32Array(game.maxLegal);
    this.points = new Int32Array(game.seats);
    this.run = codeFor(game, run<S>);
    this.step = codeFor(game, step<S>);
    this.settle = codeFor(game, settle<S>);
  }
}

function run<S extends GameState>(playouts: Playouts<S>, state: S, stream: Stream): void {
  const { game, limit, policy } = playouts;
  if (playouts.byGame) game.playout!(state, stream);
  else if (policy !== undefined) policy(game, state, stream, playouts.legal, limit);
  else playouts.step(playouts, state, stream);
  playouts.settle(playouts, state);
}

/** What `playRandomly` of the engine does, in code of this game's own. */
function step<S extends GameState>(playouts: Playouts<S>, state: S, stream: Stream): void {
  const { game, legal } = playouts;
  for (let left = playouts.limit; left > 0 && game.mover(state) >= 0; left--) {
    const count = game.legalActions(state, legal);
    game.apply(state, legal[playouts.below(stream, count)]);
  }
}

function settle<S extends GameState>(playouts: Playouts<S>, state: S): void {
  const { game, shares, points, winPoints } = playouts;
  const mover = game.mover(state);
  if (mover === playouts.nobody) {
    game.score(state, points);
    for (let seat = 0; seat < shares.length; seat++) shares[seat] = points[seat] / winPoints;
  } else if (mover >= 0 && playouts.value !== undefined) {
    playouts.value(state, shares);
  } else {
    for (let seat = 0; seat < shares.length; seat++) shares[seat] = 1 / shares.length;
  }
}
