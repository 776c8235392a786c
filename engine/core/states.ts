/**
 * States: named fields over one `Int32Array`. `s.dice[seat]` reads like an object and costs
 * little more than an offset; copying is one `set`.
 *
 * The class of each layout is compiled from text, with its offsets as literals. Accessors
 * made as closures would all share one piece of code: measured, they slow down as soon as a
 * worker has played several games, because that code has then seen several kinds of state.
 */
import { placeFields, type Layout, type Place } from './layout.ts';
import { STREAM_WORDS, type Stream } from './stream.ts';
import type { Seat } from './game.ts';

/** Stands for a number the viewer may not know. */
export const HIDDEN = -0x80000000;

/** The coming luck: a state's own streams. Seen by nobody. */
export interface Luck {
  /** All streams, one after the other: the table's, then the seats'. */
  readonly words: Int32Array;
  readonly table: Stream;
  /** One per seat. */
  readonly seat: readonly Stream[];
}

/** What every state has, whatever the game. */
export interface GameState {
  /** All fields, in the order declared, then the luck. */
  readonly words: Int32Array;
  /** The fields alone, without the luck. */
  readonly fields: Int32Array;
  readonly luck: Luck;
}

/** The typed state of a layout: words are numbers, rows are arrays. */
export type StateOf<L extends Layout> = GameState & {
  -readonly [K in keyof L as L[K]['kind'] extends 'word' ? K : never]: number;
} & {
  readonly [K in keyof L as L[K]['kind'] extends 'row' ? K : never]: Int32Array;
};

/**
 * Where each field starts among the words, for the few loops that cannot afford a name. The
 * streams start at `luckAt`: the table's, then one for each seat.
 */
export type Offsets<L extends Layout> = { readonly [K in keyof L]: number };

export interface StateType<S extends GameState = GameState> {
  readonly places: readonly Place[];
  /** Whether only the luck is hidden. */
  readonly hidesNothing: boolean;
  create(): S;
  /** Everything, the luck included. */
  copy(from: S, into: S): void;
  /** What `viewer` may know of `truth`: other fields read HIDDEN, and the luck reads zero. */
  observe(truth: S, viewer: Seat, into: S): void;
  /**
   * A live window on the fields of `truth`, with luck that reads zero: what `observe` shows
   * where nothing is hidden, without copying. Whoever gets it can write into the truth, so it is
   * for strategies that are known to leave what they see alone.
   */
  window(truth: S): S;
}

/** The state type of a layout for a table of `seats`. */
export function defineStates<const L extends Layout>(
  seats: number,
  layout: L,
): StateType<StateOf<L>> & { readonly at: Offsets<L>; readonly luckAt: number } {
  const places = placeFields(layout);
  const fieldWords = places.reduce((sum, place) => sum + place.length, 0);
  // Streams lie at multiples of their length (see nextWordAt).
  const luckAt = Math.ceil(fieldWords / STREAM_WORDS) * STREAM_WORDS;
  const luckWords = STREAM_WORDS * (1 + seats);
  const StateClass = compileStateClass(places, fieldWords, seats);
  type S = StateOf<L>;
  return {
    places,
    at: Object.fromEntries(places.map(({ name, start }) => [name, start])) as Offsets<L>,
    luckAt,
    hidesNothing: !places.some(isHidden),
    create() {
      const words = new Int32Array(luckAt + luckWords);
      return new StateClass(words, words.subarray(luckAt)) as S;
    },
    copy: compile<StateType<S>['copy']>(['from', 'into'], 'into.words.set(from.words);'),
    observe: compileObserve<S>(places),
    window: (truth) => new StateClass(truth.fields, new Int32Array(luckWords)) as S,
  };
}

/** The named fields as plain data, for transcripts and tests. Free to allocate. */
export function fieldsOf(states: StateType, state: GameState): Record<string, number | number[]> {
  return Object.fromEntries(
    states.places.map(({ name, field, start, length }) => [
      name,
      field.kind === 'word' ? state.words[start] : Array.from(state.words.subarray(start, start + length)),
    ]),
  );
}

type StateClass = new (words: Int32Array, luck: Int32Array) => GameState;

function compileStateClass(places: readonly Place[], fieldWords: number, seats: number): StateClass {
  const rows = places.filter(({ field }) => field.kind === 'row');
  const words = places.filter(({ field }) => field.kind === 'word');
  const stream = (index: number) => `luck.subarray(${STREAM_WORDS * index}, ${STREAM_WORDS * (index + 1)})`;
  const seatStreams = Array.from({ length: seats }, (_, seat) => stream(1 + seat));
  const rowText = ({ name, start, length }: Place) => `this.${name} = words.subarray(${start}, ${start + length});`;
  const wordText = ({ name, start }: Place) =>
    `get ${name}() { return this.words[${start}]; } set ${name}(n) { this.words[${start}] = n; }`;
  const source = `return class State {
    constructor(words, luck) {
      this.words = words;
      this.fields = words.subarray(0, ${fieldWords});
      this.luck = { words: luck, table: ${stream(0)}, seat: [${seatStreams.join()}] };
      ${rows.map(rowText).join('\n')}
    }
    ${words.map(wordText).join('\n')}
  }`;
  const known = stateClasses.get(source) ?? compile<() => StateClass>([], source)();
  stateClasses.set(source, known);
  return known;
}

/** Equal layouts share a class: to code that plays many settings of a game, all its states are of one kind. */
const stateClasses = new Map<string, StateClass>();

function compileObserve<S extends GameState>(places: readonly Place[]): StateType<S>['observe'] {
  const hidden = places.filter(isHidden).map((place) => hideField(place, places));
  return compile(['truth', 'viewer', 'into'], ['into.fields.set(truth.fields);', ...hidden].join('\n'));
}

function isHidden({ field }: Place): boolean {
  return field.seenBy !== 'all';
}

/** Text that overwrites what `viewer` may not know of one field. */
function hideField({ field, start, length }: Place, places: readonly Place[]): string {
  const each = (condition: string) =>
    `for (let i = 0; i < ${length}; i++) if (${condition}) into.words[${start} + i] = ${HIDDEN};`;
  if (field.seenBy === 'nobody') return each('true');
  if (field.kind === 'row' && field.seenBy === 'owner') return each(`((i / ${field.perSeat}) | 0) !== viewer`);
  const { knownTo } = field.seenBy as { knownTo: string };
  const bits = places.find((place) => place.name === knownTo)!.start;
  return each(`((truth.words[${bits} + i] >>> viewer) & 1) === 0`);
}

/** A function from text: its own code, so it learns the shapes of one game only. */
function compile<F>(parameters: string[], body: string): F {
  return new Function(...parameters, body) as F;
}
