/**
 * The contract between a strategy and the table. A strategy's folder exports one
 * `StrategyModule`; the module makes one `Strategy` for each player of a game.
 */
import { z, type ZodType } from 'zod';
import type { Action, Game, Seat } from '../../engine/core/game.ts';
import type { GameState } from '../../engine/core/states.ts';
import type { Stream } from '../../engine/core/stream.ts';

/** One decision to make. The same object is refilled for every decision: keep no reference to it. */
export interface Turn<S extends GameState = GameState> {
  readonly seat: Seat;
  /** The state as this seat may know it: hidden numbers read HIDDEN, and its luck reads zero. Read only. */
  readonly seen: S;
  /** The legal actions, ascending; the first `legalCount` count. Read only. */
  readonly legal: Int32Array;
  readonly legalCount: number;
  /** The player's own stream. Using any other randomness breaks reproducibility. */
  readonly rng: Stream;
}

export interface Strategy<S extends GameState = GameState> {
  /** Returns one of `turn.legal`. The same turn and stream give the same answer. */
  decide(turn: Turn<S>): Action;
}

/**
 * Knowledge of play: fills `out` with the share of the win each seat may expect (adding up to
 * one) in a state with nothing hidden. Allocates nothing.
 */
export type ValueFunction<S extends GameState = GameState> = (state: S, out: Float64Array) => void;

/** What `strategies/<game>/value.ts` exports as default. */
export type ValueModule<S extends GameState = GameState> = (game: Game<S>) => ValueFunction<S>;

/** What is known about a game beyond its rules; handed to every strategy. */
export interface Knowledge {
  readonly value?: ValueFunction;
}

/** What a strategy's folder exports. `Options` are what its schema gives back. */
export interface StrategyModule<Options = unknown> {
  /** The folder's path under strategies/; how studies refer to it. */
  readonly id: string;
  readonly title: string;
  /** One sentence: how it plays. */
  readonly about: string;
  /** The one game it plays; absent if it plays every game. */
  readonly game?: string;
  /** Whether `decide` keeps its promise to allocate nothing. */
  readonly allocates?: boolean;
  readonly options: ZodType<Options>;
  /** Sets up one player. All memory it will ever need is allocated here. */
  create(game: Game, options: Options, knowledge: Knowledge): Strategy;
}

/** For strategies without options. */
export const NO_OPTIONS = z.strictObject({});

/** Checks a module's types where it is written, and forgets them where it is read. */
export function defineStrategy<Options, S extends GameState>(
  module: Omit<StrategyModule<Options>, 'create'> & {
    create(game: Game<S>, options: Options, knowledge: { readonly value?: ValueFunction<S> }): Strategy<S>;
  },
): StrategyModule {
  return module as unknown as StrategyModule;
}
