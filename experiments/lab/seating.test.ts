import { describe, expect, it } from 'vitest';
import { BLOCK_KEY_WORDS, fillBlockKey, keyFromText } from '../../engine/core/seeds.ts';
import { blocksFor } from './blocks.ts';
import { Seating } from './seating.ts';

const key = keyFromText('seating');
const blockKey = new Int32Array(BLOCK_KEY_WORDS);

function draw(seating: Seating, block: number): number {
  fillBlockKey(blockKey, key, block);
  return seating.draw(blockKey);
}

const player = (strategy: string) => ({ strategy, options: {} });

describe('seating', () => {
  it('plays four times the same strategy once a block', () => {
    expect(draw(new Seating(Int32Array.from([0, 0, 0, 0])), 5)).toBe(1);
  });

  it('plays a b a b twice and a a b b four times', () => {
    const seating = new Seating(Int32Array.from([0, 1, 0, 1]));
    const seen = new Set<string>();
    for (let block = 0; block < 200; block++) {
      const rotations = draw(seating, block);
      const kinds = Array.from(seating.order, (one) => one % 2).join('');
      seen.add(`${/^(0101|1010)$/.test(kinds) ? 'alternating' : 'in pairs'}: ${rotations}`);
    }
    expect([...seen].sort()).toEqual(['alternating: 2', 'in pairs: 4']);
  });

  it('gives every player every seat over the rotations of a block', () => {
    const seating = new Seating(Int32Array.from([0, 1, 2, 3, 4]));
    const rotations = draw(seating, 3);
    expect(rotations).toBe(5);
    for (let seat = 0; seat < 5; seat++) {
      const players = Array.from({ length: rotations }, (_, rotation) => seating.playerAt(seat, rotation));
      expect(players.sort()).toEqual([0, 1, 2, 3, 4]);
    }
  });

  it('draws every circular order about equally often', () => {
    const seating = new Seating(Int32Array.from([0, 1, 2, 3]));
    const counts = new Map<string, number>();
    const blocks = 6000;
    for (let block = 0; block < blocks; block++) {
      draw(seating, block);
      const start = seating.order.indexOf(0);
      const circle = [1, 2, 3].map((step) => seating.order[(start + step) % 4]).join('');
      counts.set(circle, (counts.get(circle) ?? 0) + 1);
    }
    const expected = blocks / 6;
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(counts.size).toBe(6);
    // 99.9 % point of chi-square with five degrees of freedom.
    expect(chiSquare).toBeLessThan(20.5);
  });
});

describe('blocks for a number of games', () => {
  it('are as many as games where all players are the same', () => {
    expect(blocksFor(1000, [player('a'), player('a')], '1')).toBe(1000);
  });

  it('are rounded up to whole blocks', () => {
    expect(blocksFor(1001, [player('a'), player('b'), player('b'), player('b')], '1')).toBe(251);
  });

  it('hold at least the games where the order of seats decides how many a block has', () => {
    const players = [player('a'), player('a'), player('b'), player('b')];
    const blocks = blocksFor(1000, players, '1');
    const seating = new Seating(Int32Array.from([0, 0, 1, 1]));
    const seed = keyFromText('1');
    let games = 0;
    for (let block = 0; block < blocks; block++) {
      fillBlockKey(blockKey, seed, block);
      games += seating.draw(blockKey);
    }
    expect(games).toBeGreaterThanOrEqual(1000);
    expect(games).toBeLessThan(1004);
    expect(blocks).toBeGreaterThan(250);
  });
});
