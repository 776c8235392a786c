/**
 * How streams are named: (seed text, block, purpose). Nobody deals streams out one after
 * another, so nothing depends on the worker, the order of work or what other streams were
 * used for: a different decision elsewhere leaves this luck alone.
 *
 * seedrandom turns a person's text into 128 bits of key; from there on a 32-bit finaliser
 * (the one of MurmurHash3) hashes key, block and purpose into the words of a stream.
 */
import seedrandom from 'seedrandom';
import { nextWord, STREAM_WORDS, type Stream } from './stream.ts';

/** What a stream is for. Luck belongs to what it decides. */
export const PURPOSE = {
  /** Set-up, bags, decks, boards: luck that belongs to nobody. */
  table: 0,
  /** + seat: that seat's own dice and draws. */
  seat: 1,
  /** + player: the strategy's own randomness; it travels with the player. */
  player: 101,
  /** Who sits beside whom in a block. */
  seating: 201,
} as const;

/** Words of a block key: what all streams of one block have in common. */
export const BLOCK_KEY_WORDS = 3;

/**
 * 128 bits of key material from any text. The same text gives the same key for ever.
 *
 * seedrandom reads the low byte of each letter and repeats a short text: by itself it would take
 * "1" and "11", or "π" and "À", for the same. So it gets the bytes of the text, after their number.
 */
export function keyFromText(text: string): Int32Array {
  const bytes = Buffer.from(text, 'utf8').toString('latin1');
  const draw = seedrandom(`${bytes.length}:${bytes}`);
  return Int32Array.from({ length: 4 }, () => draw.int32());
}

/** Hashes the seed's key with a block number (a whole number below 2^53) into `out`. */
export function fillBlockKey(out: Int32Array, key: Int32Array, block: number): void {
  const low = block | 0;
  const high = Math.floor(block / 0x100000000) | 0;
  const first = scramble((scramble(low ^ key[0]) + (high ^ key[1])) | 0);
  out[0] = scramble((first + key[2]) | 0);
  out[1] = scramble(first ^ key[3] ^ 0x5bd1e995);
  out[2] = scramble((scramble((low + key[1]) | 0) + (high ^ key[2]) + key[3]) | 0);
}

/** Fresh key material for imagined luck, drawn from a strategy's own stream. */
export function drawBlockKey(out: Int32Array, source: Stream): void {
  out[0] = nextWord(source);
  out[1] = nextWord(source);
  out[2] = nextWord(source);
}

/** Puts `stream` at the start of the sequence named by block key and purpose. */
export function startStream(stream: Stream, blockKey: Int32Array, purpose: number): void {
  startStreams(stream, 1, blockKey, purpose);
}

/** The same for `count` streams that lie one after the other, of consecutive purposes. */
export function startStreams(streams: Int32Array, count: number, blockKey: Int32Array, firstPurpose: number): void {
  const first = blockKey[0];
  const second = blockKey[1];
  const third = blockKey[2];
  const end = count * STREAM_WORDS;
  let step = Math.imul(firstPurpose + 1, GOLDEN);
  for (let at = 0; at < end; at += STREAM_WORDS) {
    streams[at] = scramble((first + step) | 0);
    streams[at + 1] = scramble(second ^ step);
    streams[at + 2] = scramble((third - step) | 0);
    streams[at + 3] = 1;
    step = (step + GOLDEN) | 0;
  }
}

/** 2^32 divided by the golden ratio: its multiples are spread evenly over all words. */
const GOLDEN = 0x9e3779b9 | 0;

/** A bijection of 32-bit words in which every input bit moves every output bit. */
function scramble(word: number): number {
  let mixed = word ^ (word >>> 16);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
