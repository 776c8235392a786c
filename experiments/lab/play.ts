/** One game, from any point to its end. The hot loop: each table has its own copy (see `ownCopy`). */
import type { Game } from '../../engine/core/game.ts';
import type { GameState } from '../../engine/core/states.ts';
import type { Strategy, Turn } from '../../strategies/core/strategy.ts';

/** A player at the table, with the turn that is refilled for each decision. */
export interface Seated {
  readonly strategy: Strategy;
  readonly turn: OpenTurn;
  /** Whether what it sees has to be copied and masked; else it looks through a window. */
  readonly masked: boolean;
}
type OpenTurn = { -readonly [K in keyof Turn]: Turn[K] };

/** The players by seat, part by part: in the hot loop every step from object to object counts. */
export interface Seats {
  readonly strategies: Strategy[];
  readonly turns: OpenTurn[];
  readonly masked: boolean[];
}

/** How many decisions were taken, or -1 if it was cut off. Uses nothing but its parameters. */
export function playOn(game: Game, truth: GameState, { strategies, turns, masked }: Seats, legal: Int32Array): number {
  const { maxDecisions, states } = game;
  let decisions = 0;
  for (;;) {
    const seat = game.mover(truth);
    // Over first, cut off second: a game may end with its last allowed decision.
    if (seat < 0) return seat === -1 ? decisions : -1;
    if (decisions === maxDecisions) return -1;
    const turn = turns[seat];
    turn.legalCount = game.legalActions(truth, legal);
    if (masked[seat]) states.observe(truth, seat, turn.seen);
    game.apply(truth, strategies[seat].decide(turn));
    decisions++;
  }
}
