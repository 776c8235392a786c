/** One random game in words: what a reviewer checks against the rulebook. */
import type { Game } from './game.ts';
import { startLuck } from './luck.ts';
import { BLOCK_KEY_WORDS, fillBlockKey, keyFromText, PURPOSE, startStream } from './seeds.ts';
import { below, createStream } from './stream.ts';

export function playthrough(game: Game, seed: string): string {
  const blockKey = new Int32Array(BLOCK_KEY_WORDS);
  fillBlockKey(blockKey, keyFromText(seed), 0);
  const state = game.states.create();
  startLuck(state.luck, blockKey);
  const stream = createStream();
  startStream(stream, blockKey, PURPOSE.player);
  const legal = new Int32Array(game.maxLegal);
  const lines: string[] = [];
  game.start(state);
  while (game.mover(state) >= 0) {
    const action = legal[below(stream, game.legalActions(state, legal))];
    lines.push(game.describeState(state), `  → ${game.describeAction(state, action)}`);
    game.apply(state, action);
  }
  const measures = new Int32Array(game.measures.reduce((sum, { of }) => sum + (of === 'game' ? 1 : game.seats), 0));
  game.measure(state, measures);
  let at = 0;
  const told = game.measures.map(
    ({ name, of }) => `${name} ${measures.subarray(at, (at += of === 'game' ? 1 : game.seats)).join(' ')}`,
  );
  return [...lines, game.describeState(state), told.join('; ')].join('\n');
}
