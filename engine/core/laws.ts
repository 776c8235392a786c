/**
 * Laws every game keeps. Each is checked on a whole random game; a law that is broken throws an
 * error that says how. They run on every game the catalogue finds, every table size, and printed
 * as well as random rules, so that a new game gets them for nothing.
 */
import { NOBODY, WIN_POINTS, measureWords, type Game } from './game.ts';
import { startLuck } from './luck.ts';
import { BLOCK_KEY_WORDS, fillBlockKey, keyFromText, PURPOSE, startStream } from './seeds.ts';
import { HIDDEN, type GameState } from './states.ts';
import { below, createStream, type Stream } from './stream.ts';

export interface Law {
  readonly name: string;
  check(game: Game, seed: string): void;
}

/** A random game in progress. */
interface Play {
  readonly state: GameState;
  readonly legal: Int32Array;
  legalCount: number;
  /** For the random choices, and for guesses. */
  readonly stream: Stream;
}

const UNTOUCHED = 0x5a5a5a5a;

/** A state full of rubbish, as the game before might have left it, with the luck of `seed`. */
function dirtyState(game: Game, seed: string, rubbish: number): GameState {
  const state = game.states.create();
  state.fields.fill(rubbish);
  const blockKey = new Int32Array(BLOCK_KEY_WORDS);
  fillBlockKey(blockKey, keyFromText(seed), 0);
  startLuck(state.luck, blockKey);
  return state;
}

/** Plays one game at random and calls `atDecision` before each choice; returns it at its end. */
function playThrough(game: Game, seed: string, atDecision: (play: Play) => void, rubbish = UNTOUCHED): Play {
  const play: Play = {
    state: dirtyState(game, seed, rubbish),
    legal: new Int32Array(game.maxLegal + 1),
    legalCount: 0,
    stream: createStream(),
  };
  const blockKey = new Int32Array(BLOCK_KEY_WORDS);
  fillBlockKey(blockKey, keyFromText(seed), 1);
  startStream(play.stream, blockKey, PURPOSE.player);
  game.start(play.state);
  for (let decisions = 0; game.mover(play.state) >= 0; decisions++) {
    if (decisions === game.maxDecisions) throw new Error(`The game is not over after ${decisions} decisions.`);
    play.legalCount = game.legalActions(play.state, play.legal);
    atDecision(play);
    game.apply(play.state, play.legal[below(play.stream, play.legalCount)]);
  }
  return play;
}

function require(condition: boolean, complaint: () => string): void {
  if (!condition) throw new Error(complaint());
}

const same = (a: Int32Array, b: Int32Array): boolean => a.length === b.length && a.every((word, i) => word === b[i]);

function replays(game: Game, seed: string): void {
  const history: Int32Array[] = [];
  playThrough(game, seed, ({ state }) => void history.push(state.words.slice()), 0);
  let at = 0;
  playThrough(game, seed, ({ state }) => {
    require(at < history.length && same(history[at], state.words), () =>
      `Decision ${at + 1} is not the same when played again.`);
    at++;
  });
  require(at === history.length, () => 'The game is shorter when played again.');
}

function actionsAreInOrder(game: Game, seed: string): void {
  playThrough(game, seed, ({ state, legal, legalCount }) => {
    const actions = legal.subarray(0, legalCount);
    require(legalCount <= game.maxLegal, () => `${legalCount} actions are legal, but maxLegal is ${game.maxLegal}.`);
    require(legalCount >= 2, () =>
      `A decision with ${legalCount} legal actions is none: ${game.describeState(state)}.`);
    require(actions.every(
      (action, i) => action >= 0 && action < game.actionCount && (i === 0 || action > actions[i - 1]),
    ), () => `Legal actions ${actions.join(', ')} are not ascending below ${game.actionCount}.`);
    require(game.mover(state) < game.seats, () => `Seat ${game.mover(state)} is to move at a table of ${game.seats}.`);
  });
}

function actionsReadDifferently(game: Game, seed: string): void {
  playThrough(game, seed, ({ state, legal, legalCount }) => {
    const texts = Array.from(legal.subarray(0, legalCount), (action) => game.describeAction(state, action));
    require(new Set(texts).size === legalCount, () => `Two legal actions read the same: ${texts.join('; ')}.`);
  });
}

function askingChangesNothing(game: Game, seed: string): void {
  const points = new Int32Array(game.seats);
  const measures = new Int32Array(measureWords(game));
  const ask = (state: GameState, questions: () => void) => {
    const before = state.words.slice();
    questions();
    require(same(before, state.words), () => `A question changed the state: ${game.describeState(state)}.`);
  };
  const end = playThrough(game, seed, ({ state, legal }) =>
    ask(state, () => {
      game.mover(state);
      const count = game.legalActions(state, legal);
      for (let i = 0; i < count; i++) game.describeAction(state, legal[i]);
      game.describeState(state);
      game.states.observe(state, game.mover(state), game.states.create());
    }),
  );
  ask(end.state, () => {
    game.describeState(end.state);
    if (game.mover(end.state) !== NOBODY) return;
    game.score(end.state, points);
    game.measure(end.state, measures);
  });
}

function pointsAddUp(game: Game, seed: string): void {
  const { state } = playThrough(game, seed, () => {});
  if (game.mover(state) !== NOBODY) return;
  const points = new Int32Array(game.seats);
  game.score(state, points);
  const sum = points.reduce((a, b) => a + b, 0);
  require(sum === WIN_POINTS && points.every((won) => won >= 0), () => `Points ${points.join(', ')} add up to ${sum}.`);
}

function measuresFit(game: Game, seed: string): void {
  const { state } = playThrough(game, seed, () => {});
  if (game.mover(state) !== NOBODY) return;
  const words = measureWords(game);
  const measures = new Int32Array(words + 1).fill(UNTOUCHED);
  game.measure(state, measures);
  require(measures[words] === UNTOUCHED, () => `More than ${words} measures are written.`);
  const points = new Int32Array(game.seats);
  game.score(state, points);
  let start = 0;
  for (const { name, of } of game.measures) {
    const values = measures.subarray(start, (start += of === 'game' ? 1 : game.seats));
    require(!values.includes(UNTOUCHED), () => `The measure ${name} is not written.`);
    if (name !== 'rank') continue;
    const best = Math.max(...points);
    const leads = (rank: number, seat: number) => (rank === 1) === (points[seat] === best);
    require(values.every(leads), () => `Ranks ${values.join(', ')} do not fit points ${points.join(', ')}.`);
  }
}

function guessesLookRight(game: Game, seed: string): void {
  const { states } = game;
  const seen = states.create();
  const guess = states.create();
  const again = states.create();
  playThrough(game, seed, ({ state, stream }) => {
    for (let viewer = 0; viewer < game.seats; viewer++) {
      states.observe(state, viewer, seen);
      guess.fields.set(seen.fields);
      game.determinize(guess, viewer, stream);
      require(!guess.fields.includes(HIDDEN), () => 'A guess leaves something hidden.');
      game.conserve?.(guess);
      states.observe(guess, viewer, again);
      require(same(seen.fields, again.fields), () =>
        `A guess of seat ${viewer + 1} shows something else than it has seen.`);
    }
  });
}

function luckIsUnseen(game: Game, seed: string): void {
  const { states } = game;
  const seen = states.create();
  playThrough(game, seed, ({ state }) => {
    states.observe(state, game.mover(state), seen);
    require(seen.luck.words.every((word) => word === 0), () => 'What a seat sees holds a trace of coming luck.');
    if (!states.hidesNothing) return;
    const window = states.window(state);
    require(same(window.fields, seen.fields), () => 'A window shows something else than observing does.');
    require(window.luck.words.every((word) => word === 0), () => 'A window holds a trace of coming luck.');
  });
}

function nothingIsLost(game: Game, seed: string): void {
  const end = playThrough(game, seed, ({ state }) => game.conserve?.(state));
  game.conserve?.(end.state);
}

/** A guess with fresh luck is a state like any other: it can be played to its end. */
function guessesCanBePlayed(game: Game, seed: string): void {
  const { states } = game;
  const guess = states.create();
  const legal = new Int32Array(game.maxLegal);
  let decision = 0;
  playThrough(game, seed, ({ state, stream }) => {
    // Not every one: a game of n decisions would cost n games.
    if (decision++ % 16 !== 0) return;
    states.observe(state, game.mover(state), guess);
    game.determinize(guess, game.mover(state), stream);
    startLuck(guess.luck, Int32Array.of(decision, 2, 3));
    for (let left = game.maxDecisions; game.mover(guess) >= 0; left--) {
      require(left > 0, () => 'A guess cannot be played to its end.');
      game.apply(guess, legal[below(stream, game.legalActions(guess, legal))]);
    }
    game.conserve?.(guess);
  });
}

export const LAWS: readonly Law[] = [
  { name: 'the same seed gives the same game, whatever was played before', check: replays },
  { name: 'legal actions are ascending, in range and at least two', check: actionsAreInOrder },
  { name: 'no two legal actions read the same', check: actionsReadDifferently },
  { name: 'asking changes nothing', check: askingChangesNothing },
  { name: 'points add up to one win', check: pointsAddUp },
  { name: 'measures are all written, and ranks fit the points', check: measuresFit },
  { name: 'a guess looks to its guesser like what was seen', check: guessesLookRight },
  { name: 'what a seat sees holds no trace of coming luck', check: luckIsUnseen },
  { name: 'nothing is created or lost', check: nothingIsLost },
  { name: 'a guess can be played to its end', check: guessesCanBePlayed },
];
