/** The state of Pass the Pandas. Everything on the table is public; only the coming rolls are hidden. */
import { seatRow, word } from '../../core/layout.ts';
import { defineStates, type StateOf } from '../../core/states.ts';

/** What the mover has to decide. */
export const PASSING = 0;
export const EXCHANGING = 1;

const layout = (seats: number) =>
  ({
    /** Whose turn it is; NOBODY or UNFINISHED once play has ended. */
    mover: word(),
    phase: word(),
    /** Who took the turn before; the mover itself where there is nobody to challenge it. */
    previous: word(),
    /** Bamboo the previous player rolled: what the mover has to match. 0 once that is settled. */
    bambooToBeat: word(),
    /** The mover's roll: dice rolled, bamboo shown, and pandas not yet passed on. */
    rolled: word(),
    bamboo: word(),
    pandas: word(),
    dice: seatRow(seats),
    /** The place reached in this deal, 1 = first out of dice; 0 while still in. */
    place: seatRow(seats),
    playersIn: word(),
    stillIn: word(),
    /** Points as Panda-monium counts them, over all deals. */
    points: seatRow(seats),
    deals: word(),
    /** Who started this deal, and how many deals each seat started. */
    starter: word(),
    started: seatRow(seats),
    /** The measures, over all deals. */
    turns: word(),
    /** The player last alone with the fewest dice. */
    leader: word(),
    leadChanges: word(),
    dicePassed: word(),
    bambooTaken: word(),
    /** Dice removed in this deal. */
    water: word(),
  }) as const;

export type PandasState = StateOf<ReturnType<typeof layout>>;

export const pandasStates = (seats: number) => defineStates(seats, layout(seats));
export type PandasOffsets = ReturnType<typeof pandasStates>['at'];
