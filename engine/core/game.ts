/**
 * The contract between a game and everything else. A game's folder exports one `GameModule`;
 * the module makes a `Game`: the rules with their numbers fixed, for one table size.
 *
 * During play the caller owns the memory: functions write into what they are given and return
 * a count. `start`, `apply` and `legalActions` allocate nothing and check nothing; `checked`
 * wraps any game in checks.
 *
 * Chance happens inside `start` and `apply`, drawn from the state's own luck, rather than at
 * explicit chance nodes: nothing to enumerate, no chance player in every loop, and a replay is
 * a seed with actions. The price is that no search can enumerate the outcomes of a roll.
 */
import type { ZodType } from 'zod';
import type { GameState, StateType } from './states.ts';
import type { Stream } from './stream.ts';

/** A place in turn order, 0 .. seats - 1. */
export type Seat = number;
/** One decision, 0 .. actionCount - 1. What a number means is the game's business. */
export type Action = number;

/** `mover` of a game that is over. */
export const NOBODY: Seat = -1;
/** `mover` of a game that gave up (its rules let it run for ever): it counts as unfinished. */
export const UNFINISHED: Seat = -2;

/**
 * A win is worth 2520 points and a shared win splits them: 2520 divides by every table size up
 * to ten, so points stay whole numbers and sums of them stay exact.
 */
export const WIN_POINTS = 2520;

/** A number a game reports of itself. Whole numbers only, so that sums stay exact. */
export interface Measure {
  /** In the CSV. `score` and `rank` (1 = best) mean what they say in every game. */
  readonly name: string;
  /** One number a game, or one for each seat. */
  readonly of: 'game' | 'seat';
  /** One line for people. */
  readonly meaning: string;
  /** The range counted value by value in a histogram; what lies outside is counted at its ends. Absent: no histogram. */
  readonly range?: readonly [low: number, high: number];
}

export interface Game<S extends GameState = GameState> {
  readonly seats: number;
  readonly actionCount: number;
  /** The most actions ever legal at once: the size of a legal-action buffer. */
  readonly maxLegal: number;
  /** A game still going after this many decisions is stopped and counted as unfinished. */
  readonly maxDecisions: number;
  readonly states: StateType<S>;
  /** What `measure` writes, in order. The first measure is the game's length. */
  readonly measures: readonly Measure[];

  /** Sets up, drawing on the state's luck, and plays up to the first decision. */
  start(state: S): void;
  /** Who decides next; NOBODY once the game is over; UNFINISHED if it gave up. */
  mover(state: S): Seat;
  /** Writes the mover's legal actions in ascending order into `out`; returns how many. */
  legalActions(state: S, out: Int32Array): number;
  /** Plays one legal action and all that follows from it, up to the next real decision. */
  apply(state: S, action: Action): void;
  /** Writes each seat's points into `out`; they add up to WIN_POINTS. Only once the game is over. */
  score(state: S, out: Int32Array): void;
  /** Writes the measures into `out`: one word for each of a game, `seats` words for each of seats. */
  measure(state: S, out: Int32Array): void;

  /** Replaces every HIDDEN word of a state masked for `viewer` by a guess, uniform over all that fits. */
  determinize(masked: S, viewer: Seat, stream: Stream): void;

  /**
   * Optional: plays on to the end by uniformly random choices, faster than decision by decision.
   * May draw everything, luck included, from `stream`; a law compares it with stepping.
   */
  playout?(state: S, stream: Stream): void;

  /** For people: transcripts, error messages. Free to allocate. */
  describeAction(state: S, action: Action): string;
  describeState(state: S): string;

  /** Throws if anything was created or lost (dice, cards, gold). Asked by the laws and by `checked`. */
  conserve?(state: S): void;
}

/** What a game's folder exports. `Rules` are what its schema gives back. */
export interface GameModule<Rules = unknown> {
  /** The folder's name; how studies refer to the game. */
  readonly id: string;
  readonly title: string;
  /** One sentence: what the game is. */
  readonly about: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** A small game with a known answer, kept to check the laboratory; not one of the five. */
  readonly calibration?: boolean;
  /** Every number the rulebook states, with the printed value as default (see `rules.ts`). */
  readonly rules: ZodType<Rules>;
  /** Rules that cannot be played at this table size: one sentence that says why. */
  refuse?(rules: Rules, seats: number): string | undefined;
  create(rules: Rules, seats: number): Game;
}

/** Checks a module's types where it is written, and forgets them where it is read. */
export function defineGame<Rules, S extends GameState>(
  module: Omit<GameModule<Rules>, 'create'> & { create(rules: Rules, seats: number): Game<S> },
): GameModule {
  return module as unknown as GameModule;
}

/** How many words `measure` writes. */
export function measureWords(game: Pick<Game, 'measures' | 'seats'>): number {
  return game.measures.reduce((sum, measure) => sum + (measure.of === 'game' ? 1 : game.seats), 0);
}
