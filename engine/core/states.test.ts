import { describe, expect, it } from 'vitest';
import { row, seatRow, word } from './layout.ts';
import { startLuck } from './luck.ts';
import { defineStates, fieldsOf, HIDDEN } from './states.ts';
import { nextWord, STREAM_WORDS } from './stream.ts';

const SEATS = 3;
const states = defineStates(SEATS, {
  mover: word(),
  secret: word('nobody'),
  coins: seatRow(SEATS),
  hands: seatRow(SEATS, 2, 'owner'),
  deck: row(4, 'nobody'),
  cards: row(3, { knownTo: 'witnesses' }),
  witnesses: row(3),
});

/** A game in which nothing is hidden. */
const open = defineStates(2, { mover: word(), coins: seatRow(2) });

/** A state with a different number in every word. */
function filled() {
  const state = states.create();
  state.fields.forEach((_, place) => (state.fields[place] = 100 + place));
  startLuck(state.luck, Int32Array.of(1, 2, 3));
  return state;
}

describe('a state', () => {
  it('starts with every word at zero', () => {
    expect(states.create().words.every((number) => number === 0)).toBe(true);
  });

  it('reads and writes its words by name', () => {
    const state = states.create();
    state.mover = 2;
    state.secret = -7;
    state.hands[3] = 41;
    expect([state.mover, state.secret, state.hands[3]]).toEqual([2, -7, 41]);
    expect([states.at.mover, states.at.secret, states.at.hands + 3].map((at) => state.words[at])).toEqual([2, -7, 41]);
  });

  it('keeps its fields apart, in the order declared', () => {
    const state = states.create();
    state.mover = 1;
    state.secret = 2;
    const rows = [state.coins, state.hands, state.deck, state.cards, state.witnesses];
    rows.forEach((items, i) => items.fill(3 + i));
    expect(state.fields.join('')).toBe('12' + '333' + '444444' + '5555' + '666' + '777');
  });

  it('has a stream for the table and one for each seat, apart from each other and the fields', () => {
    const state = filled();
    const { table, seat, words } = state.luck;
    expect(seat).toHaveLength(SEATS);
    expect(words).toHaveLength(STREAM_WORDS * (1 + SEATS));
    const before = { fields: state.fields.slice(), table: table.slice(), seat: seat.map((stream) => stream.slice()) };
    expect(words.join()).toBe([table, ...seat].join());
    nextWord(seat[1]);
    expect(seat[1]).not.toEqual(before.seat[1]);
    expect([state.fields, table, seat[0], seat[2]]).toEqual([
      before.fields,
      before.table,
      before.seat[0],
      before.seat[2],
    ]);
  });

  it('is told as plain data', () => {
    const state = states.create();
    state.mover = 1;
    state.coins.set([5, 6, 7]);
    expect(fieldsOf(states, state)).toMatchObject({ mover: 1, coins: [5, 6, 7], deck: [0, 0, 0, 0] });
    expect(Object.keys(fieldsOf(states, state))).toEqual(states.places.map(({ name }) => name));
  });
});

describe('a copy', () => {
  it('has the fields and the luck, and goes its own way', () => {
    const state = filled();
    const copy = states.create();
    states.copy(state, copy);
    expect(copy.words).toEqual(state.words);
    expect(nextWord(copy.luck.seat[2])).toBe(nextWord(state.luck.seat[2]));
    copy.mover = -1;
    nextWord(copy.luck.table);
    expect(state.mover).toBe(100);
    expect(state.luck.table).not.toEqual(copy.luck.table);
  });
});

describe('what a seat sees', () => {
  function seenBy(viewer: number, prepare: (truth: ReturnType<typeof filled>) => void = () => {}) {
    const truth = filled();
    prepare(truth);
    const before = truth.words.slice();
    const seen = states.create();
    states.observe(truth, viewer, seen);
    expect(truth.words).toEqual(before);
    return seen;
  }

  it.each([0, 1, 2])('is all that is public: seat %i', (viewer) => {
    const seen = seenBy(viewer);
    expect([seen.mover, ...seen.coins, ...seen.witnesses]).toEqual([100, 102, 103, 104, 118, 119, 120]);
  });

  it.each([0, 1, 2])('is nothing that nobody sees: seat %i', (viewer) => {
    const { secret, deck } = seenBy(viewer);
    expect([secret, ...deck]).toEqual(new Array(5).fill(HIDDEN));
  });

  it.each([
    [0, [105, 106, HIDDEN, HIDDEN, HIDDEN, HIDDEN]],
    [1, [HIDDEN, HIDDEN, 107, 108, HIDDEN, HIDDEN]],
    [2, [HIDDEN, HIDDEN, HIDDEN, HIDDEN, 109, 110]],
  ])('is of all hands its own: seat %i', (viewer, hands) => {
    expect(Array.from(seenBy(viewer).hands)).toEqual(hands);
  });

  it.each([
    [0, [115, HIDDEN, HIDDEN]],
    [1, [115, 116, HIDDEN]],
    [2, [HIDDEN, 116, HIDDEN]],
  ])('is of each card what it was shown: seat %i', (viewer, cards) => {
    const seen = seenBy(viewer, (truth) => truth.witnesses.set([0b011, 0b110, 0]));
    expect(Array.from(seen.cards)).toEqual(cards);
  });

  it('is no luck', () => {
    expect(seenBy(0).luck.words.every((number) => number === 0)).toBe(true);
  });

  it('is every field where nothing is hidden', () => {
    expect([open.hidesNothing, states.hidesNothing]).toEqual([true, false]);
    const truth = open.create();
    truth.fields.set([1, 2, 3]);
    const seen = open.create();
    open.observe(truth, 1, seen);
    expect(Array.from(seen.fields)).toEqual([1, 2, 3]);
  });
});

describe('a window', () => {
  it('follows the fields of the truth', () => {
    const truth = open.create();
    const window = open.window(truth);
    truth.mover = 1;
    truth.coins[1] = 9;
    expect([window.mover, window.coins[1]]).toEqual([1, 9]);
    expect(window.fields).toEqual(truth.fields);
  });

  it('shows no luck, and reaches none', () => {
    const truth = open.create();
    startLuck(truth.luck, Int32Array.of(1, 2, 3));
    const window = open.window(truth);
    const before = truth.luck.words.slice();
    expect(window.luck.words.every((number) => number === 0)).toBe(true);
    window.luck.words.fill(5);
    expect(truth.luck.words).toEqual(before);
    expect(window.words.length).toBeLessThan(truth.words.length);
  });
});
