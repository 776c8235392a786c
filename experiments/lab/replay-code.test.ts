import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UserError } from '../../engine/core/errors.ts';
import { readReplayCode, replayCode } from './replay-code.ts';

describe('a replay code', () => {
  const players = [
    { strategy: 'mcts', options: { iterations: 20 } },
    { strategy: 'random', options: {} },
    { strategy: 'random', options: {} },
  ];
  const setting = { game: 'pass-the-pandas', rules: { startingDice: { 3: 4 } }, players, seed: 'grün & rot' };

  it('gives back what it was made from', () => {
    expect(readReplayCode(replayCode(setting, 123_456_789, 2))).toEqual({ setting, block: 123_456_789, rotation: 2 });
  });

  it('survives shells and URLs', () => {
    expect(replayCode(setting, 1, 0)).toMatch(/^panda1-[\w-]+$/);
  });

  it('is the same on every machine', () => {
    const plain = { game: 'pig', rules: {}, players: players.slice(1), seed: '1' };
    expect(replayCode(plain, 0, 0)).toBe('panda1-WyJwaWciLHt9LFtbInJhbmRvbSIse30sMl1dLCIxIiwwLDBd');
  });

  it.each(['', 'panda1-', 'panda1-!!!!', 'panda2-WyJwaWci', `panda1-${'A'.repeat(70_000)}`])(
    'says what is wrong with %j',
    (code) => {
      expect(() => readReplayCode(code)).toThrow(UserError);
    },
  );

  it('never fails in another way, whatever it is given', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json().map((json) => `panda1-${Buffer.from(json).toString('base64url')}`),
        ),
        (text) => {
          try {
            readReplayCode(text);
          } catch (error) {
            expect(error).toBeInstanceOf(UserError);
          }
        },
      ),
      { numRuns: 500, seed: 7 },
    );
  });
});
