import { describe, expect, it } from 'vitest';
import { KuhnPoker } from '../../engine/games/kuhn-poker/game.ts';
import { HIDDEN } from '../../engine/core/states.ts';
import { freshLuck, imagine, imagineFor } from './imagine.ts';

const game = new KuhnPoker();

function turnWith(card: number) {
  const seen = game.states.create();
  game.start(seen);
  seen.card.set([card, HIDDEN]);
  return { seat: 0, seen, legal: Int32Array.of(0, 1), legalCount: 2, rng: Int32Array.of(1, 2, 3, 4) };
}

describe('imagining', () => {
  it('keeps what is seen, guesses what is hidden and throws fresh luck', () => {
    const turn = turnWith(1);
    const into = game.states.create();
    const others = new Set<number>();
    const luck = new Set<string>();
    for (let i = 0; i < 50; i++) {
      imagine(game, turn, into);
      expect(into.card[0]).toBe(1);
      others.add(into.card[1]);
      luck.add(into.luck.words.join());
    }
    expect([...others].sort()).toEqual([0, 2]);
    expect(luck.size).toBe(50);
  });

  it('leaves what was seen alone', () => {
    const turn = turnWith(2);
    const before = turn.seen.words.slice();
    imagine(game, turn, game.states.create());
    expect(turn.seen.words).toEqual(before);
  });

  it("is the same in a game's own code", () => {
    const [one, other] = [game.states.create(), game.states.create()];
    imagine(game, turnWith(0), one);
    imagineFor(game)(game, turnWith(0), other, freshLuck);
    expect(other.words).toEqual(one.words);
  });
});
