/** How many whole blocks hold a number of games. */
import { BLOCK_KEY_WORDS, fillBlockKey, keyFromText } from '../../engine/core/seeds.ts';
import { kindsOf, type Player } from './cell.ts';
import { Seating } from './seating.ts';

/**
 * Rounded up. Usually every block has as many games; where the circular order decides (two pairs
 * of players sit a a b b or a b a b), the blocks are walked through.
 */
export function blocksFor(games: number, players: readonly Player[], seed: string): number {
  const { labels, kindOf } = kindsOf(players);
  const seats = players.length;
  if (labels.length === 1) return games;
  const perKind = labels.map((_, kind) => kindOf.filter((other) => other === kind).length);
  if (perKind.reduce(commonDivisor) === 1) return Math.ceil(games / seats);
  const seating = new Seating(kindOf);
  const key = keyFromText(seed);
  const blockKey = new Int32Array(BLOCK_KEY_WORDS);
  let block = 0;
  for (let played = 0; played < games; block++) {
    fillBlockKey(blockKey, key, block);
    played += seating.draw(blockKey);
  }
  return block;
}

/** Only line-ups whose kinds all come in multiples of something can repeat before a full turn. */
function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}
