/**
 * A game's own playout must lead to the same endings, as often, as deciding step by step. Both
 * are played from the same openings with luck of their own, and every measure and every seat's
 * points are compared as two samples of the same size.
 */
import { normalScore } from './chi-square.ts';
import { measureWords, NOBODY, type Game } from './game.ts';
import { startLuck } from './luck.ts';
import { stepRandomly } from './playout.ts';
import { BLOCK_KEY_WORDS, fillBlockKey, keyFromText, PURPOSE, startStream } from './seeds.ts';
import type { GameState } from './states.ts';
import { createStream, type Stream } from './stream.ts';

/** Values rarer than this, in both samples together, are counted with their neighbours. */
const FEWEST = 20;

type Ending = (state: GameState, stream: Stream) => void;

/** How far apart the two are, as normal scores: one for each word of the measures, then for each seat's points. */
export function playoutScores(game: Game, games: number, seed: string): number[] {
  const { playout } = game;
  if (playout === undefined) return [];
  const legal = new Int32Array(game.maxLegal);
  const stepped = endings(game, games, `${seed}, stepped`, (state, stream) =>
    stepRandomly(game, state, stream, legal, game.maxDecisions),
  );
  const played = endings(game, games, `${seed}, played out`, (state, stream) => playout.call(game, state, stream));
  return stepped.map((values, i) => twoSampleScore(values, played[i]));
}

/** By measure, what it came to in each game. Unfinished games have no measures and count as one value. */
function endings(game: Game, games: number, seed: string, end: Ending): Float64Array[] {
  const words = measureWords(game);
  const out = new Int32Array(words);
  const points = new Int32Array(game.seats);
  const values = Array.from({ length: words + game.seats }, () => new Float64Array(games).fill(-Infinity));
  const state = game.states.create();
  const stream = createStream();
  const blockKey = new Int32Array(BLOCK_KEY_WORDS);
  const key = keyFromText(seed);
  for (let number = 0; number < games; number++) {
    fillBlockKey(blockKey, key, number);
    startLuck(state.luck, blockKey);
    startStream(stream, blockKey, PURPOSE.player);
    game.start(state);
    end(state, stream);
    if (game.mover(state) !== NOBODY) continue;
    game.measure(state, out);
    game.score(state, points);
    values.forEach((row, i) => (row[number] = i < words ? out[i] : points[i - words]));
  }
  return values;
}

/** Chi-square of two samples of the same size; 0 where both have but one value. */
export function twoSampleScore(a: Float64Array, b: Float64Array): number {
  const counts = new Map<number, [number, number]>();
  for (const [sample, values] of [a, b].entries()) {
    for (const value of values) {
      const pair = counts.get(value) ?? [0, 0];
      pair[sample]++;
      counts.set(value, pair);
    }
  }
  const ascending = [...counts].sort(([x], [y]) => x - y).map(([, pair]) => pair);
  const bins = pool(ascending);
  if (bins.length < 2) return 0;
  const chiSquare = bins.reduce((sum, [x, y]) => sum + (x - y) ** 2 / (x + y), 0);
  return normalScore(chiSquare, bins.length - 1);
}

function pool(pairs: readonly [number, number][]): [number, number][] {
  const bins: [number, number][] = [];
  for (const [x, y] of pairs) {
    const last = bins[bins.length - 1];
    if (last !== undefined && last[0] + last[1] < FEWEST) bins[bins.length - 1] = [last[0] + x, last[1] + y];
    else bins.push([x, y]);
  }
  const last = bins[bins.length - 1];
  if (bins.length > 1 && last[0] + last[1] < FEWEST) {
    bins.pop();
    const before = bins[bins.length - 1];
    bins[bins.length - 1] = [before[0] + last[0], before[1] + last[1]];
  }
  return bins;
}
