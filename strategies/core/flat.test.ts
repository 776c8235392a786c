import { describe, expect, it } from 'vitest';
import { startLuck } from '../../engine/core/luck.ts';
import passThePandas from '../../engine/games/pass-the-pandas/index.ts';
import { FlatSearch } from './flat.ts';
import { Playouts, TO_THE_END, type Policy } from './playouts.ts';
import type { GameState } from '../../engine/core/states.ts';

const game = passThePandas.create(passThePandas.rules.parse({}), 4);

function firstTurn() {
  const seen = game.states.create();
  startLuck(seen.luck, Int32Array.of(1, 2, 3));
  game.start(seen);
  const legal = new Int32Array(game.maxLegal);
  const legalCount = game.legalActions(seen, legal);
  return { seat: game.mover(seen), seen, legal, legalCount, rng: Int32Array.of(1, 2, 3, 4) };
}

describe('weighing actions', () => {
  it('plays every action equally often, with the same stream in each round', () => {
    const starts: string[] = [];
    const note: Policy<GameState> = (_game, _state, stream) => void starts.push(stream.join());
    const search = new FlatSearch(game, new Playouts(game, undefined, TO_THE_END, note));
    search.best(firstTurn(), 5);
    const rounds = [0, 3, 6, 9, 12].map((first) => new Set(starts.slice(first, first + 3)));
    expect(starts).toHaveLength(15);
    expect(rounds.map((round) => round.size)).toEqual([1, 1, 1, 1, 1]);
    expect(new Set(starts).size).toBe(5);
  });

  it('starts every action of a round from the same imagined state', () => {
    const luck: string[] = [];
    const applied = Object.create(game) as typeof game;
    applied.apply = (state) => void luck.push(state.luck.words.join());
    const search = new FlatSearch(applied, new Playouts(applied, undefined, 0));
    search.best(firstTurn(), 2);
    expect(luck).toHaveLength(6);
    expect(new Set(luck.slice(0, 3)).size).toBe(1);
    expect(new Set(luck).size).toBe(2);
  });

  it('gives equal actions equal chances', () => {
    const search = new FlatSearch(game, new Playouts(game, undefined, 0));
    const turn = firstTurn();
    const counts = [0, 0, 0, 0];
    for (let i = 0; i < 900; i++) counts[search.best(turn, 1)]++;
    for (const action of turn.legal.subarray(0, turn.legalCount))
      expect(Math.abs(counts[action] - 300)).toBeLessThan(75);
  });

  it('asks nobody where there is only one action', () => {
    const search = new FlatSearch(game, new Playouts(game, undefined, TO_THE_END));
    const turn = { ...firstTurn(), legalCount: 1 };
    expect(search.best(turn, 100)).toBe(turn.legal[0]);
    expect([...turn.rng]).toEqual([1, 2, 3, 4]);
  });
});
