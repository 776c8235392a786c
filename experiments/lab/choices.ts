/**
 * What is each choice worth? At a decision every legal action is taken in turn, the table plays each of
 * these games to its end with the same coming luck, and what they give the mover is compared. The
 * game itself then goes on as its player wants.
 */
import { listNames, UserError } from '../../engine/core/errors.ts';
import type { Seat } from '../../engine/core/game.ts';
import type { Cell, ChoiceQuestion } from './cell.ts';
import type { Row } from './counter.ts';
import { Gains } from './gains.ts';
import { placeValues } from './quantities.ts';
import type { Table } from './table.ts';

/** Finds mistakes in a cell's question before anything is played. */
export function choicesOf(table: Table, { choices }: Pick<Cell, 'choices'>): Choices | undefined {
  return choices && new Choices(table, choices);
}

export class Choices {
  readonly gains = new Gains();
  readonly #table: Table;
  /** Places in the state with the values they must have. */
  readonly #when: readonly (readonly [place: number, value: number])[];
  readonly #by: number;
  /** Where the gained quantity of the first seat stands among a game's values. */
  readonly #gain: number;
  readonly #row: Row;
  readonly #words: Int32Array;
  readonly #streams: Int32Array;
  readonly #asked = new Set<number>();

  constructor(table: Table, question: ChoiceQuestion) {
    const { plan, truth } = table;
    if (plan.kinds > 1) {
      throw new UserError(
        'choices are tried at tables of one strategy: give the line-up a single player for all seats.',
      );
    }
    this.#table = table;
    this.#when = Object.entries(question.when).map(([field, value]) => [placeOf(table, field, 'when'), value]);
    this.#by = placeOf(table, question.by, 'by');
    this.#gain = gainPlace(table, question.gain);
    const values = new Int32Array(plan.valueCount);
    this.#row = { values, measures: values.subarray(plan.seats) };
    this.#words = truth.words.slice();
    this.#streams = table.streams.slice();
  }

  /** Plays the open block's game once more, and tries the choices on the way. */
  tryAll(): void {
    const { game, truth, seats, legal } = this.#table;
    this.#asked.clear();
    this.#table.setRotation(0);
    game.start(truth);
    for (let decisions = 0; decisions < game.maxDecisions; decisions++) {
      const seat = game.mover(truth);
      if (seat < 0) return;
      if (this.#isAsked()) this.#tryEach(seat);
      const turn = seats.turns[seat];
      turn.legalCount = game.legalActions(truth, legal);
      if (seats.masked[seat]) game.states.observe(truth, seat, turn.seen);
      game.apply(truth, seats.strategies[seat].decide(turn));
    }
  }

  /** One decision a game for every value of `by`: then all samples are independent. */
  #isAsked(): boolean {
    const { words } = this.#table.truth;
    return !this.#asked.has(words[this.#by]) && this.#when.every(([place, value]) => words[place] === value);
  }

  #tryEach(seat: Seat): void {
    const { game, truth, legal, streams } = this.#table;
    const group = truth.words[this.#by];
    const actions = Array.from(legal.subarray(0, game.legalActions(truth, legal)));
    const choices = actions.map((action) => withoutMover(game.describeAction(truth, action)));
    this.#asked.add(group);
    this.#words.set(truth.words);
    this.#streams.set(streams);
    const values: number[] = [];
    for (const action of actions) {
      game.apply(truth, action);
      if (this.#table.playOn(this.#row)) values.push(this.#row.values[this.#gain + seat]);
      truth.words.set(this.#words);
      streams.set(this.#streams);
    }
    // Where a game was cut off there is nothing to compare with.
    if (values.length === actions.length) this.gains.addDecision(group, choices, values);
  }
}

/** "seat 2 takes red6" → "takes red6": who it is does not matter here. */
function withoutMover(text: string): string {
  return text.replace(/^seat \d+ /, '');
}

function placeOf({ game }: Table, field: string, key: string): number {
  const numbers = game.states.places.filter((place) => place.field.kind === 'word');
  const found = numbers.find(({ name }) => name === field);
  if (found) return found.start;
  throw new UserError(
    `choices.${key}: the state has no number "${field}". ${listNames(numbers.map(({ name }) => name))}`,
  );
}

function gainPlace({ plan }: Table, name: string): number {
  const { starts } = placeValues(plan.quantities, plan.seats);
  const at = plan.quantities.findIndex((quantity) => quantity.name === name && quantity.of === 'seat');
  if (at >= 0) return starts[at];
  const known = plan.quantities.filter(({ of }) => of === 'seat').map((quantity) => quantity.name);
  throw new UserError(`choices.gain: seats have no quantity "${name}". ${listNames(known)}`);
}
