/**
 * Random streams: the generator sfc32 ("small fast counting", C. Doty-Humphrey) over four
 * words of an `Int32Array`, so that a stream can live inside a state and is copied with it.
 *
 * sfc32 mixes three chaotic words with a counter: every start has a period of at least 2^32,
 * on average 2^127. It is started from words that have already been hashed (see `seeds.ts`).
 * Rejected: seedrandom for every number (20 times slower), xoshiro128** (same speed, but its
 * linear words need more care when many streams start from related keys), BigInt generators.
 * `docs` in engine/core/README.md give the result of a public test battery.
 */

/** Four words: three of chaos and a counter. */
export type Stream = Int32Array;

export const STREAM_WORDS = 4;

export function createStream(): Stream {
  return new Int32Array(STREAM_WORDS);
}

/** The next 32 random bits, as a signed integer. Moves the stream on. */
export function nextWord(stream: Stream): number {
  const a = stream[0];
  const b = stream[1];
  const c = stream[2];
  const counter = stream[3];
  const word = (((a + b) | 0) + counter) | 0;
  stream[0] = b ^ (b >>> 9);
  stream[1] = (c + (c << 3)) | 0;
  stream[2] = (((c << 21) | (c >>> 11)) + word) | 0;
  stream[3] = (counter + 1) | 0;
  return word;
}

/**
 * The same for a stream that starts at `at`, a multiple of four, among other words. Written out
 * once more, because a call of one by the other is one too many to be compiled in place.
 */
export function nextWordAt(words: Int32Array, at: number): number {
  const a = words[at];
  const b = words[at | 1];
  const c = words[at | 2];
  const counter = words[at | 3];
  const word = (((a + b) | 0) + counter) | 0;
  words[at] = b ^ (b >>> 9);
  words[at | 1] = (c + (c << 3)) | 0;
  words[at | 2] = (((c << 21) | (c >>> 11)) + word) | 0;
  words[at | 3] = (counter + 1) | 0;
  return word;
}

/**
 * A whole number 0 .. bound - 1, each exactly as likely as the others; bound at most 65,536.
 *
 * Sixteen random bits times the bound; the upper half is the number, and the few lower
 * halves that would favour some numbers are thrown again (Lemire, 2019).
 */
export function below(stream: Stream, bound: number): number {
  let product = Math.imul(nextWord(stream) >>> 16, bound);
  if ((product & 0xffff) < bound) {
    const unfair = 0x10000 % bound;
    while ((product & 0xffff) < unfair) product = Math.imul(nextWord(stream) >>> 16, bound);
  }
  return product >>> 16;
}

/** A fraction in [0, 1) of 53 bits, for strategies that mix actions by probability. */
export function fraction(stream: Stream): number {
  const high = nextWord(stream) >>> 5;
  const low = nextWord(stream) >>> 6;
  return (high * 0x4000000 + low) / 0x20000000000000;
}

/** Puts the first `count` items into a uniformly random order (Fisher–Yates). */
export function shuffle(items: Int32Array, count: number, stream: Stream): void {
  for (let last = count - 1; last > 0; last--) {
    const pick = below(stream, last + 1);
    const item = items[pick];
    items[pick] = items[last];
    items[last] = item;
  }
}
