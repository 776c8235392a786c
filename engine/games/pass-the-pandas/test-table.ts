/** For tests: sets states by hand and finds the luck that rolls what an example needs. */
import { startLuck } from '../../core/luck.ts';
import { fieldsOf } from '../../core/states.ts';
import { PassThePandas } from './game.ts';
import { rulesSchema } from './rules.ts';
import type { PandasState } from './state.ts';

type Fields = Partial<Record<string, number | number[]>>;

export const [JOHN, SUSAN, BILL, ALLISON] = [0, 1, 2, 3];

export function pandas(seats: number, rules: object = {}): PassThePandas {
  return new PassThePandas(rulesSchema.parse(rules), seats);
}

/** Rows can be given whole, or in part: undefined items match anything. */
function matches(state: Record<string, number | number[]>, wanted: Fields): boolean {
  return Object.entries(wanted).every(([name, value]) => {
    const actual = state[name];
    if (!Array.isArray(value) || !Array.isArray(actual)) return actual === value;
    return value.every((item, i) => (item as number | undefined) === undefined || actual[i] === item);
  });
}

const TRIES = 100_000;

/** Does `act` with ever new luck until the state that follows has the wanted fields. */
function until(game: PassThePandas, before: PandasState, act: (s: PandasState) => void, wanted: Fields): PandasState {
  const state = game.states.create();
  const key = Int32Array.of(0, 17, 29);
  for (key[0] = 0; key[0] < TRIES; key[0]++) {
    state.fields.set(before.fields);
    startLuck(state.luck, key);
    act(state);
    if (matches(fieldsOf(game.states, state), wanted)) return state;
  }
  throw new Error(`No luck gives ${JSON.stringify(wanted)}.`);
}

/** A started game whose first roll is the wanted one. */
export function startUntil(game: PassThePandas, wanted: Fields): PandasState {
  return until(game, game.states.create(), (s) => game.start(s), wanted);
}

/** The state after an action, with the rolls that follow from it as wanted. */
export function applyUntil(game: PassThePandas, before: PandasState, action: number, wanted: Fields): PandasState {
  return until(game, before, (s) => game.apply(s, action), wanted);
}

/** A game in which `seat` has one last panda to pass: whatever is set by hand comes next. */
export function aboutToPass(
  game: PassThePandas,
  seat: number,
  dice: number[],
  more: Partial<PandasState> = {},
): PandasState {
  const s = game.states.create();
  startLuck(s.luck, Int32Array.of(1, 2, 3));
  game.start(s);
  s.dice.set(dice);
  s.water = game.startingDice * game.seats - dice.reduce((sum, count) => sum + count, 0);
  Object.assign(s, {
    mover: seat,
    previous: seat,
    bambooToBeat: 0,
    bamboo: 0,
    pandas: 1,
    phase: 0,
    turns: 10,
    ...more,
  });
  return s;
}
