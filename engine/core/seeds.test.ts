import { describe, expect, it } from 'vitest';
import { chiSquareScore, LIMIT, normalScore } from './chi-square.ts';
import {
  BLOCK_KEY_WORDS,
  drawBlockKey,
  fillBlockKey,
  keyFromText,
  PURPOSE,
  startStream,
  startStreams,
} from './seeds.ts';
import { createStream, nextWord, STREAM_WORDS, type Stream } from './stream.ts';

function blockKeyOf(seed: string, block: number): Int32Array {
  const blockKey = new Int32Array(BLOCK_KEY_WORDS);
  fillBlockKey(blockKey, keyFromText(seed), block);
  return blockKey;
}

function streamOf(seed: string, block: number, purpose: number): Stream {
  const stream = createStream();
  startStream(stream, blockKeyOf(seed, block), purpose);
  return stream;
}

const BLOCKS = 60_000;

/** Of every block, or every so many, the word in the given place of its stream. */
function wordsOf(purpose: number, place: number, step = 1): Int32Array {
  const key = keyFromText('neighbours');
  const blockKey = new Int32Array(BLOCK_KEY_WORDS);
  const stream = createStream();
  const words = new Int32Array(BLOCKS);
  for (let i = 0; i < BLOCKS; i++) {
    fillBlockKey(blockKey, key, i * step);
    startStream(stream, blockKey, purpose);
    for (let skipped = 0; skipped < place; skipped++) nextWord(stream);
    words[i] = nextWord(stream);
  }
  return words;
}

/** Four bits of each word against four bits of its partner: 256 cells, all equally likely. */
function pairScore(first: Int32Array, second: Int32Array, shift: number): number {
  const counts = new Int32Array(256);
  for (let i = 0; i < second.length; i++) counts[(((first[i] >>> shift) & 15) << 4) | ((second[i] >>> shift) & 15)]++;
  return chiSquareScore(counts);
}

/** Correlation of two rows of words, in standard errors. */
function correlationScore(first: Int32Array, second: Int32Array): number {
  let sum = 0;
  for (let i = 0; i < second.length; i++) sum += (first[i] / 2 ** 31) * (second[i] / 2 ** 31);
  return (3 * sum) / Math.sqrt(second.length);
}

function expectStrangers(first: Int32Array, second: Int32Array): void {
  for (const shift of [28, 16, 0]) expect(Math.abs(pairScore(first, second, shift))).toBeLessThan(LIMIT);
  expect(Math.abs(correlationScore(first, second))).toBeLessThan(LIMIT);
}

function balanceScore(words: Int32Array): number {
  const set = new Int32Array(32);
  for (const word of words) for (let bit = 0; bit < 32; bit++) set[bit] += (word >>> bit) & 1;
  const squares = Array.from(set, (count) => (2 * count - words.length) ** 2 / words.length);
  const chiSquare = squares.reduce((sum, square) => sum + square);
  return normalScore(chiSquare, 32);
}

describe('a seed', () => {
  it('gives the same key for the same text, another for any other', () => {
    expect(keyFromText('panda')).toEqual(keyFromText('panda'));
    const texts = [
      'panda',
      'Panda',
      'panda ',
      'pandb',
      '',
      '1',
      '01',
      '1.0',
      'πάντα',
      'π',
      'À',
      '11',
      '12',
      '1212',
      'pandapanda',
      'a longer seed text '.repeat(20),
    ];
    expect(new Set(texts.map((text) => keyFromText(text).join())).size).toBe(texts.length);
  });

  it('of ten thousand neighbouring numbers has key words that meet no more often than chance allows', () => {
    const words = Array.from({ length: 10_000 }, (_, i) => Array.from(keyFromText(String(10_000 + i)))).flat();
    // 40,000 words of 32 bits meet 0.19 times on average; five meetings have a chance below 0.001 %.
    expect(words.length - new Set(words).size).toBeLessThan(5);
  });
});

describe('a named stream', () => {
  it('is golden: these words never change, or no old replay code works any more', () => {
    const first = (block: number, purpose: number) => {
      const stream = streamOf('panda', block, purpose);
      return Array.from({ length: 3 }, () => nextWord(stream));
    };
    expect(first(0, PURPOSE.table)).toEqual([-1551732101, -360166407, 627785684]);
    expect(first(0, PURPOSE.seat + 3)).toEqual([-101831689, -1329333288, 1395201126]);
    expect(first(2 ** 40 + 1, PURPOSE.player)).toEqual([-392338197, 2068018585, -1784828529]);
  });

  it('depends on seed, block and purpose alone', () => {
    const used = streamOf('a', 5, 3);
    for (let i = 0; i < 10; i++) nextWord(used);
    startStream(used, blockKeyOf('a', 5), 3);
    expect(used).toEqual(streamOf('a', 5, 3));
    for (const other of [streamOf('b', 5, 3), streamOf('a', 6, 3), streamOf('a', 5, 4)])
      expect(other).not.toEqual(used);
  });

  it('starts many at once as one by one', () => {
    const blockKey = blockKeyOf('together', 7);
    const together = new Int32Array(STREAM_WORDS * 6);
    startStreams(together, 6, blockKey, 2);
    const alone = createStream();
    for (let i = 0; i < 6; i++) {
      startStream(alone, blockKey, 2 + i);
      expect(together.subarray(STREAM_WORDS * i, STREAM_WORDS * (i + 1))).toEqual(alone);
    }
  });

  it('starts no more than it is asked to', () => {
    const streams = new Int32Array(STREAM_WORDS * 3);
    startStreams(streams, 2, blockKeyOf('some', 0), 0);
    expect(Array.from(streams.subarray(STREAM_WORDS * 2))).toEqual([0, 0, 0, 0]);
  });

  it('knows block numbers beyond 32 bits', () => {
    for (const block of [0, 1, 12_345]) {
      const keys = [0, 2 ** 32, 2 ** 33, 2 ** 52].map((high) => blockKeyOf('many', high + block).join());
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  it('has its own start in every block and for every purpose', () => {
    const { table, seat, player, seating } = PURPOSE;
    const purposes = [table, seat, seat + 1, player, player + 1, seating];
    const starts = new Set<string>();
    for (let block = 0; block < 3000; block++) {
      for (const purpose of purposes) starts.add(streamOf('own', block, purpose).join());
    }
    expect(starts.size).toBe(3000 * purposes.length);
  });

  it('of imagined luck is drawn from the stream given, and moves it on', () => {
    const draw = (source: Stream) => {
      const out = new Int32Array(BLOCK_KEY_WORDS);
      drawBlockKey(out, source);
      return out.join();
    };
    const source = streamOf('imagined', 0, PURPOSE.player);
    const again = source.slice();
    const first = draw(source);
    expect(draw(again)).toBe(first);
    expect(draw(source)).not.toBe(first);
  });
});

describe('neighbouring streams', () => {
  it.each([0, 1, 2, 5])('of consecutive blocks are strangers: word %i', (place) => {
    const words = wordsOf(PURPOSE.seat, place);
    expectStrangers(words, words.subarray(1));
  });

  it.each([256, 65_536])('of blocks %i apart are strangers', (step) => {
    const words = wordsOf(PURPOSE.seat, 0, step);
    expectStrangers(words, words.subarray(1));
  });

  it.each([
    [PURPOSE.table, PURPOSE.seat],
    [PURPOSE.seat, PURPOSE.seat + 1],
    [PURPOSE.seat, PURPOSE.player],
    [PURPOSE.player, PURPOSE.player + 1],
  ])('of purposes %i and %i in the same block are strangers', (first, second) => {
    for (const place of [0, 1, 2]) expectStrangers(wordsOf(first, place), wordsOf(second, place));
  });

  it('have balanced first words', () => {
    for (const place of [0, 1, 2, 3]) expect(Math.abs(balanceScore(wordsOf(PURPOSE.seat, place)))).toBeLessThan(LIMIT);
  });

  it('read in turn, one word each, look like one good stream', () => {
    const purposes = 8;
    const streams = Array.from({ length: purposes }, createStream);
    const pairs = new Int32Array(65_536);
    const bytes = new Int32Array(256);
    for (let block = 0, last = 0; block < 15_000; block++) {
      const blockKey = blockKeyOf('in turn', block);
      streams.forEach((stream, purpose) => startStream(stream, blockKey, purpose));
      for (let word = 0; word < 8 * purposes; word++) {
        const byte = nextWord(streams[word % purposes]) >>> 24;
        bytes[byte]++;
        pairs[(last << 8) | byte]++;
        last = byte;
      }
    }
    expect(Math.abs(chiSquareScore(bytes))).toBeLessThan(LIMIT);
    expect(Math.abs(chiSquareScore(pairs))).toBeLessThan(LIMIT);
  });
});
