/** A small contest for tests: a line-up plays blocks in every rotation. Studies have `experiments/lab`. */
import { NOBODY, WIN_POINTS, type Game } from '../../engine/core/game.ts';
import { startLuck } from '../../engine/core/luck.ts';
import { BLOCK_KEY_WORDS, fillBlockKey, keyFromText, PURPOSE, startStream } from '../../engine/core/seeds.ts';
import { createStream } from '../../engine/core/stream.ts';
import type { Strategy } from './strategy.ts';

/** The share of the win each player took, on average. */
export function contest(game: Game, players: readonly Strategy[], blocks: number, seed: string): number[] {
  const { seats } = game;
  const truth = game.states.create();
  const points = new Int32Array(seats);
  const blockKey = new Int32Array(BLOCK_KEY_WORDS);
  const streams = players.map(createStream);
  const turn = { seat: 0, seen: game.states.create(), legal: new Int32Array(game.maxLegal), legalCount: 0 };
  const turns = streams.map((rng) => ({ ...turn, rng }));
  const shares = players.map(() => 0);
  for (let number = 0; number < blocks * seats; number++) {
    const playerAt = (seat: number) => (seat + number) % seats;
    fillBlockKey(blockKey, keyFromText(seed), Math.floor(number / seats));
    startLuck(truth.luck, blockKey);
    streams.forEach((stream, player) => startStream(stream, blockKey, PURPOSE.player + player));
    game.start(truth);
    for (let seat = game.mover(truth); seat >= 0; seat = game.mover(truth)) {
      const own = turns[playerAt(seat)];
      own.seat = seat;
      own.legalCount = game.legalActions(truth, own.legal);
      game.states.observe(truth, seat, own.seen);
      game.apply(truth, players[playerAt(seat)].decide(own));
    }
    if (game.mover(truth) !== NOBODY) throw new Error('A game of the contest did not finish.');
    game.score(truth, points);
    points.forEach((won, seat) => (shares[playerAt(seat)] += won / WIN_POINTS / blocks / seats));
  }
  return shares;
}
