/**
 * What is measured in a cell: which numbers a game gives, and which sums are kept of them.
 * A quantity of seats is summed by seat and by kind of player; one of the game by itself.
 */
import type { Game, Measure } from '../../engine/core/game.ts';

export interface Quantity {
  readonly name: string;
  readonly of: 'game' | 'seat';
  readonly meaning: string;
  /** Counted value by value in this range; absent if no histogram is kept. */
  readonly range?: readonly [low: number, high: number] | undefined;
}

const WIN_SHARE: Quantity = { name: 'win_share', of: 'seat', meaning: 'share of the win' };
const DECISIONS: Quantity = { name: 'decisions', of: 'game', meaning: 'decisions with more than one legal action' };

/** The numbers of one game, in the order they are written: a word each, or one for each seat. */
export function quantitiesOf(game: Pick<Game, 'measures'>): Quantity[] {
  return [WIN_SHARE, ...game.measures.map(fromMeasure), DECISIONS];
}

function fromMeasure({ name, of, meaning, range }: Measure): Quantity {
  return { name, of, meaning, range };
}

/** Where each quantity starts among the values of a game, and how many values there are. */
export function placeValues(quantities: readonly Quantity[], seats: number): { starts: number[]; count: number } {
  let count = 0;
  const starts = quantities.map(({ of }) => {
    const start = count;
    count += of === 'game' ? 1 : seats;
    return start;
  });
  return { starts, count };
}
