/**
 * Raw 32-bit words (little-endian) from many short streams, for a public test battery; how to
 * run it, and its result, are in README.md beside this file.
 *
 * Long sequences of sfc32 are well tested elsewhere. What is ours is the naming of streams, so
 * the words come from there: of each block in turn the first words of all its streams, taken
 * one word from each stream in rotation. A likeness between neighbouring streams would show.
 */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BLOCK_KEY_WORDS, fillBlockKey, keyFromText, PURPOSE, startStream } from './seeds.ts';
import { createStream, nextWord } from './stream.ts';

const SEATS = 4;
const WORDS_EACH = 16;
const BLOCKS_PER_CHUNK = 256;

const purposes = [
  PURPOSE.table,
  ...Array.from({ length: SEATS }, (_, seat) => PURPOSE.seat + seat),
  ...Array.from({ length: SEATS }, (_, player) => PURPOSE.player + player),
];
const streams = purposes.map(createStream);
const blockKey = new Int32Array(BLOCK_KEY_WORDS);
const chunk = new Int32Array(BLOCKS_PER_CHUNK * WORDS_EACH * streams.length);

/** Writes the words of one block from `at` on; returns where they end. */
function fillBlock(key: Int32Array, block: number, at: number): number {
  fillBlockKey(blockKey, key, block);
  for (let i = 0; i < streams.length; i++) startStream(streams[i], blockKey, purposes[i]);
  for (let word = 0; word < WORDS_EACH; word++) {
    for (let i = 0; i < streams.length; i++) chunk[at++] = nextWord(streams[i]);
  }
  return at;
}

/** The key of the run whose figures stand in README.md. */
const PUBLISHED = Int32Array.of(772683994, 896863641, -769006481, -393911770);

/** Words without end; the reader stops them by closing the pipe. */
function* words(seed: string | undefined): Generator<Uint8Array> {
  const key = seed === undefined ? PUBLISHED : keyFromText(seed);
  for (let block = 0; ;) {
    for (let at = 0; at < chunk.length; block++) at = fillBlock(key, block, at);
    yield new Uint8Array(chunk.buffer.slice(0));
  }
}

await pipeline(Readable.from(words(process.argv[2])), process.stdout).catch((error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
