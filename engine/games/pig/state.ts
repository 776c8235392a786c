/** The state of Pig: everything is on the table. */
import { seatRow, word } from '../../core/layout.ts';
import { defineStates, type StateOf } from '../../core/states.ts';

const layout = (seats: number) =>
  ({
    /** Who decides; NOBODY once somebody has won, UNFINISHED if the game was given up. */
    mover: word(),
    /** Points each player has banked. */
    total: seatRow(seats),
    /** Points of the turn in progress, not yet banked. */
    turnTotal: word(),
    turns: word(),
    rolls: word(),
  }) as const;

export type PigState = StateOf<ReturnType<typeof layout>>;
export const pigStates = (seats: number) => defineStates(seats, layout(seats));
