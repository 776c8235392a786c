/** Plays one game again, decision by decision, for people and for programs. */
import { UserError } from '../../engine/core/errors.ts';
import { fieldsOf } from '../../engine/core/states.ts';
import { labelOf } from './cell.ts';
import type { Replay } from './replay-code.ts';
import { setTable } from './table.ts';

/** One decision, as it was taken. */
export interface Step {
  readonly number: number;
  /** Counted from 1, as people do. */
  readonly seat: number;
  readonly player: string;
  readonly action: number;
  readonly text: string;
  readonly legal: readonly { readonly action: number; readonly text: string }[];
  /** The state in words, and its named fields: the truth, before the decision. */
  readonly before: string;
  readonly state: Record<string, number | number[]>;
}

export interface ReplayedGame {
  readonly title: string;
  readonly seating: readonly string[];
  readonly steps: readonly Step[];
  /** The end in words, and each seat's share of 2520 points; no points if it was cut off. */
  readonly end: string;
  readonly points: readonly number[] | undefined;
  readonly state: Record<string, number | number[]>;
}

export async function replayGame({ setting, block, rotation }: Replay): Promise<ReplayedGame> {
  const table = await setTable(setting, true);
  const { game, truth, legal, seats } = table;
  const rotations = table.openBlock(block);
  if (rotation >= rotations)
    throw new UserError(`Block ${block} has ${rotations} rotations, so there is no number ${rotation + 1}.`);
  table.setRotation(rotation);
  const seating = setting.players.map((_, seat) => labelOf(setting.players[table.seating.playerAt(seat, rotation)]));
  const steps: Step[] = [];
  game.start(truth);
  for (let seat = game.mover(truth); seat >= 0 && steps.length < game.maxDecisions; seat = game.mover(truth)) {
    const turn = seats.turns[seat];
    turn.legalCount = game.legalActions(truth, legal);
    if (seats.masked[seat]) game.states.observe(truth, seat, turn.seen);
    const choices = Array.from(legal.subarray(0, turn.legalCount), (action) => ({
      action,
      text: game.describeAction(truth, action),
    }));
    const action = seats.strategies[seat].decide(turn);
    steps.push({
      number: steps.length + 1,
      seat: seat + 1,
      player: seating[seat],
      action,
      text: game.describeAction(truth, action),
      legal: choices,
      before: game.describeState(truth),
      state: fieldsOf(game.states, truth),
    });
    game.apply(truth, action);
  }
  const points = new Int32Array(game.seats);
  const over = game.mover(truth) === -1;
  if (over) game.score(truth, points);
  return {
    title: table.module.title,
    seating,
    steps,
    end: game.describeState(truth),
    points: over ? [...points] : undefined,
    state: fieldsOf(game.states, truth),
  };
}
