/** A strategy on trial: it has every seat of a table, and whoever tries it sees each decision. */
import type { Action, Game } from '../../engine/core/game.ts';
import { startLuck } from '../../engine/core/luck.ts';
import { BLOCK_KEY_WORDS, fillBlockKey, keyFromText, PURPOSE, startStream } from '../../engine/core/seeds.ts';
import type { GameState } from '../../engine/core/states.ts';
import { createStream } from '../../engine/core/stream.ts';
import type { Strategy, Turn } from './strategy.ts';

/**
 * Makes the player under trial. Honest strategies ignore the truth they are offered; it is there
 * so that a cheat can be built to show that the laws catch it.
 */
export type Candidate = (truth: GameState) => Strategy;

export interface Trial {
  readonly game: Game;
  readonly create: Candidate;
  readonly games: number;
  /** Enough is enough: the last game stops after so many decisions in all. */
  readonly decisions: number;
  readonly seed: string;
}

/** A table at which the candidate has every seat. */
export interface TrialTable {
  readonly game: Game;
  readonly truth: GameState;
  readonly player: Strategy;
  readonly turn: { -readonly [K in keyof Turn]: Turn[K] };
  readonly blockKey: Int32Array;
  /** Shows the mover the truth as it now stands. */
  see(): void;
}

/** Plays games, asking `decide` for every action. */
export function forEachDecision(trial: Trial, decide: (table: TrialTable) => Action): void {
  const table = setTrialTable(trial);
  const { game, truth, turn } = table;
  let left = trial.decisions;
  for (let number = 0; number < trial.games; number++) {
    startGame(table, trial.seed, number);
    while (game.mover(truth) >= 0 && left-- > 0) {
      turn.seat = game.mover(truth);
      turn.legalCount = game.legalActions(truth, turn.legal);
      table.see();
      game.apply(truth, decide(table));
    }
  }
}

function startGame({ game, truth, turn, blockKey }: TrialTable, seed: string, number: number): void {
  fillBlockKey(blockKey, keyFromText(seed), number);
  startLuck(truth.luck, blockKey);
  startStream(turn.rng, blockKey, PURPOSE.player);
  game.start(truth);
}

/** As in experiments: where nothing is hidden the player looks through a window on the truth. */
function setTrialTable({ game, create }: Trial): TrialTable {
  const truth = game.states.create();
  const { hidesNothing } = game.states;
  const seen = hidesNothing ? game.states.window(truth) : game.states.create();
  const turn = { seat: 0, seen, legal: new Int32Array(game.maxLegal), legalCount: 0, rng: createStream() };
  const see = () => {
    if (!hidesNothing) game.states.observe(truth, turn.seat, seen);
  };
  return { game, truth, player: create(truth), turn, blockKey: new Int32Array(BLOCK_KEY_WORDS), see };
}
