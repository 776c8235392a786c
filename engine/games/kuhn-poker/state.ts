/** The state of Kuhn poker: one hidden card each. */
import { seatRow, word } from '../../core/layout.ts';
import { defineStates, type StateOf } from '../../core/states.ts';

const layout = {
  /** Who decides; NOBODY once the hand is over. */
  mover: word(),
  /** Chips each player has put in. */
  pot: seatRow(2),
  /** 0 jack, 1 queen, 2 king. */
  card: seatRow(2, 1, 'owner'),
  /** Decisions taken, and the last of them: 0 pass, 1 bet. */
  decisions: word(),
  lastAction: word(),
  winner: word(),
} as const;

export type KuhnState = StateOf<typeof layout>;
export const kuhnStates = () => defineStates(2, layout);
