import { describe, expect, it } from 'vitest';
import { chiSquareScore, LIMIT, normalScore } from './chi-square.ts';
import { BLOCK_KEY_WORDS, fillBlockKey, keyFromText, startStream } from './seeds.ts';
import { below, createStream, fraction, nextWord, nextWordAt, shuffle, type Stream } from './stream.ts';

function named(seed: string): Stream {
  const blockKey = new Int32Array(BLOCK_KEY_WORDS);
  fillBlockKey(blockKey, keyFromText(seed), 0);
  const stream = createStream();
  startStream(stream, blockKey, 0);
  return stream;
}

/** A stream whose next word is known: sfc32 gives the sum of two words and its counter. */
function about(word: number): Stream {
  return Int32Array.of(word, 0, 0, 0);
}

function countDraws(bound: number, draws: number, draw: () => number): Int32Array {
  const counts = new Int32Array(bound);
  for (let i = 0; i < draws; i++) counts[draw()]++;
  return counts;
}

const DICE = Array.from({ length: 19 }, (_, i) => i + 2);

describe('the generator', () => {
  it('is sfc32 as published, in arithmetic that cannot overflow', () => {
    const stream = named('published');
    const mask = 0xffffffffn;
    let [a, b, c, counter] = Array.from(stream, (word) => BigInt(word >>> 0));
    for (let i = 0; i < 1000; i++) {
      const word = (a + b + counter) & mask;
      counter = (counter + 1n) & mask;
      a = b ^ (b >> 9n);
      b = (c + (c << 3n)) & mask;
      c = (((c << 21n) | (c >> 11n)) + word) & mask;
      expect(nextWord(stream) >>> 0).toBe(Number(word));
    }
  });

  it('goes on from a copied stream as from the original', () => {
    const stream = named('copied');
    const copy = stream.slice();
    const draws = Array.from({ length: 20 }, () => nextWord(stream));
    expect(Array.from({ length: 20 }, () => nextWord(copy))).toEqual(draws);
  });

  it('draws the same from a stream that lies among other words, and leaves those alone', () => {
    const stream = named('among others');
    const words = Int32Array.of(1, 2, 3, 4, ...stream, 5, 6, 7, 8);
    for (let i = 0; i < 50; i++) expect(nextWordAt(words, 4)).toBe(nextWord(stream));
    expect(Array.from(words)).toEqual([1, 2, 3, 4, ...stream, 5, 6, 7, 8]);
  });

  it('sets every bit of a word half of the time', () => {
    const stream = named('bits');
    const draws = 100_000;
    const set = new Int32Array(32);
    for (let i = 0; i < draws; i++) {
      const word = nextWord(stream);
      for (let bit = 0; bit < 32; bit++) set[bit] += (word >>> bit) & 1;
    }
    const squares = Array.from(set, (count) => (2 * count - draws) ** 2 / draws);
    const chiSquare = squares.reduce((sum, square) => sum + square);
    expect(Math.abs(normalScore(chiSquare, 32))).toBeLessThan(LIMIT);
  });
});

describe('below', () => {
  it.each([...DICE, 36, 52, 61, 100, 1000, 4097, 32_769, 65_535, 65_536])(
    'gives each number below %i to equally many of all 65,536 half-words',
    (bound) => {
      const counts = new Int32Array(bound);
      for (let half = 0; half < 0x10000; half++) {
        const stream = about(half << 16);
        const number = below(stream, bound);
        const thrownAgain = stream[3] > 1;
        if (!thrownAgain) counts[number]++;
      }
      const each = Math.floor(0x10000 / bound);
      expect(counts.every((count) => count === each)).toBe(true);
    },
  );

  it.each(DICE)('throws a fair die of %i sides', (sides) => {
    const stream = named(`die ${sides}`);
    const counts = countDraws(sides, 60_000, () => below(stream, sides));
    expect(Math.abs(chiSquareScore(counts))).toBeLessThan(LIMIT);
  });

  it.each([37, 52, 100, 1000, 5000])('draws evenly below %i', (bound) => {
    const stream = named(`bound ${bound}`);
    const counts = countDraws(bound, 40 * bound, () => below(stream, bound));
    expect(Math.abs(chiSquareScore(counts))).toBeLessThan(LIMIT);
  });

  it.each([2, 6, 10, 20])('throws a die of %i sides that does not remember its last throw', (sides) => {
    const stream = named(`pairs ${sides}`);
    const pair = () => below(stream, sides) * sides + below(stream, sides);
    expect(Math.abs(chiSquareScore(countDraws(sides * sides, 100_000, pair)))).toBeLessThan(LIMIT);
  });

  it('has one answer below one, and still moves on', () => {
    const stream = named('one');
    const before = stream.slice();
    expect(below(stream, 1)).toBe(0);
    expect(stream).not.toEqual(before);
  });
});

describe('fraction', () => {
  it('stays in [0, 1) and is spread evenly', () => {
    const stream = named('fraction');
    const draws = 200_000;
    let sum = 0;
    const counts = countDraws(100, draws, () => {
      const number = fraction(stream);
      sum += number;
      return Math.floor(number * 100);
    });
    expect(counts.reduce((all, count) => all + count)).toBe(draws);
    expect(Math.abs(chiSquareScore(counts))).toBeLessThan(LIMIT);
    expect(Math.abs(sum / draws - 0.5)).toBeLessThan(LIMIT * Math.sqrt(1 / 12 / draws));
  });

  it('has 53 bits: the last one is set half of the time', () => {
    const stream = named('last bit');
    const counts = countDraws(2, 20_000, () => (fraction(stream) * 2 ** 53) % 2);
    expect(Math.abs(chiSquareScore(counts))).toBeLessThan(LIMIT);
  });

  it('can be zero', () => {
    // Words 0 and 1: what the lower word loses is the 1.
    expect(fraction(about(0))).toBe(0);
  });
});

describe('shuffle', () => {
  it.each([3, 4, 5])('makes every order of %i items equally likely', (count) => {
    const stream = named(`shuffle ${count}`);
    const seen = new Map<string, number>();
    let orders = 1;
    for (let i = 2; i <= count; i++) orders *= i;
    for (let i = 0; i < orders * 1000; i++) {
      const items = Int32Array.from({ length: count }, (_, item) => item);
      shuffle(items, count, stream);
      const order = items.join('');
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    expect(seen.size).toBe(orders);
    expect(Math.abs(chiSquareScore([...seen.values()]))).toBeLessThan(LIMIT);
  });

  it('keeps the items it shuffles, and leaves the rest where they are', () => {
    const items = Int32Array.from({ length: 60 }, (_, item) => item);
    shuffle(items, 40, named('some'));
    expect(Array.from(items.subarray(40))).toEqual(Array.from({ length: 20 }, (_, i) => 40 + i));
    expect(Array.from(items.subarray(0, 40)).sort((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, i) => i));
    expect(Array.from(items.subarray(0, 40))).not.toEqual(Array.from({ length: 40 }, (_, i) => i));
  });
});
