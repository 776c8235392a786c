/**
 * A game's signature: a hash of 1,000 random games. It moves only when play moves, so a commit
 * that changes it says so and why, and results carry it to show which rules they came from.
 */
import type { Game } from './game.ts';
import { startLuck } from './luck.ts';
import { stepRandomly } from './playout.ts';
import { BLOCK_KEY_WORDS, fillBlockKey, keyFromText, PURPOSE, startStream } from './seeds.ts';
import { createStream } from './stream.ts';

/** Eight hexadecimal digits: FNV-1a over the fields at the end of each game. */
export function signature(game: Game, games = 1000): string {
  const key = keyFromText('signature');
  const blockKey = new Int32Array(BLOCK_KEY_WORDS);
  const state = game.states.create();
  const stream = createStream();
  const legal = new Int32Array(game.maxLegal);
  let hash = 0x811c9dc5;
  for (let block = 0; block < games; block++) {
    fillBlockKey(blockKey, key, block);
    startLuck(state.luck, blockKey);
    startStream(stream, blockKey, PURPOSE.player);
    game.start(state);
    stepRandomly(game, state, stream, legal, game.maxDecisions);
    for (const word of state.fields) hash = Math.imul(hash ^ word, 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
