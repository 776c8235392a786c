/** Laws that nothing can break prove nothing: here each of them catches a culprit. */
import { describe, expect, it } from 'vitest';
import type { Game } from '../../engine/core/game.ts';
import kuhnPoker from '../../engine/games/kuhn-poker/index.ts';
import passThePandas from '../../engine/games/pass-the-pandas/index.ts';
import { bytesPerDecision } from './allocation.ts';
import { alwaysLegal, ignoresTheHidden, leavesTheTurnAlone, repeatsItself } from './laws.ts';
import type { Strategy, Turn } from './strategy.ts';
import type { Candidate, Trial } from './trial.ts';

const pandas = passThePandas.create(passThePandas.rules.parse({}), 4);
const kuhn = kuhnPoker.create(kuhnPoker.rules.parse({}), 2);

const trial = (create: Candidate, game: Game = pandas): Trial => ({
  game,
  create,
  games: 20,
  decisions: 200,
  seed: 'culprits',
});

/** One of the legal actions, by any number. */
const pick = (turn: Turn, number: number) => turn.legal[Math.abs(number % turn.legalCount)];
const bot = (decide: Strategy['decide']): Candidate => {
  return () => ({ decide });
};

describe('the laws', () => {
  it('catch an illegal action', () => {
    expect(() => alwaysLegal(trial(bot((turn) => turn.seat)))).toThrow(/Action \d is not legal/);
  });

  it('catch a player who counts its decisions', () => {
    const create: Candidate = () => {
      let count = 0;
      return { decide: (turn) => pick(turn, count++) };
    };
    expect(() => repeatsItself(trial(create))).toThrow('A repeated decision differs');
  });

  it('catch a player with a stream of its own', () => {
    const create = bot((turn) => pick(turn, Math.floor(Math.random() * 1000)));
    expect(() => repeatsItself(trial(create))).toThrow('A repeated decision differs');
  });

  it.each(['seen', 'legal'] as const)('catch a player who writes into %s', (what) => {
    const create = bot((turn) => {
      const action = turn.legal[0];
      (what === 'seen' ? turn.seen.fields : turn.legal)[3]++;
      return action;
    });
    expect(() => leavesTheTurnAlone(trial(create))).toThrow('The turn changed');
  });

  it('catch a player who leaves garbage behind', () => {
    const kept: number[][] = [];
    const create = bot((turn) => {
      // Enough that a decision shows, however coarsely the heap is counted.
      kept[0] = Array.from({ length: 200 }, () => turn.seat);
      return turn.legal[kept[0].length - 200];
    });
    expect(bytesPerDecision(trial(create), 0)).toBeGreaterThan(16);
  });
});

describe('the leak test', () => {
  it('catches a player who was handed the truth and looks at the coming dice', () => {
    const create: Candidate = (truth) => ({ decide: (turn) => pick(turn, truth.luck.seat[0][0]) });
    expect(() => ignoresTheHidden(trial(create))).toThrow('Two truths that look the same got different decisions');
  });

  it('catches a player who looks through the window for the luck behind it', () => {
    const create = bot((turn) => {
      const behind = new Int32Array(turn.seen.fields.buffer);
      return pick(turn, behind[behind.length - 4]);
    });
    expect(() => ignoresTheHidden(trial(create))).toThrow('Two truths that look the same got different decisions');
  });

  it('catches a player who knows the card of the other', () => {
    const create: Candidate = (truth) => {
      const { card } = truth as typeof truth & { card: Int32Array };
      return { decide: (turn) => pick(turn, card[1 - turn.seat]) };
    };
    expect(() => ignoresTheHidden(trial(create, kuhn))).toThrow('got different decisions');
  });

  it('lets a player pass who only looks at its own card', () => {
    const create = bot((turn) => {
      const { card } = turn.seen as typeof turn.seen & { card: Int32Array };
      return pick(turn, card[turn.seat]);
    });
    expect(() => ignoresTheHidden(trial(create, kuhn))).not.toThrow();
  });

  it('notices a game whose guesses do not fit what was seen', () => {
    const wrong = Object.create(kuhn) as Game;
    wrong.determinize = (masked, viewer) => void ((masked as unknown as { card: Int32Array }).card[viewer] = 7);
    expect(() =>
      ignoresTheHidden(
        trial(
          bot((turn) => turn.legal[0]),
          wrong,
        ),
      ),
    ).toThrow('looks different');
  });
});
