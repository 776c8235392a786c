import { describe, expect, it } from 'vitest';
import { listNames, nearest, UserError } from './errors.ts';

const GAMES = ['kuhn-poker', 'pass-the-pandas', 'pig'];

describe('the nearest name', () => {
  it.each([
    ['pass-the-panda', 'pass-the-pandas'],
    ['pas-teh-pandas', 'pass-the-pandas'],
    ['PIG', 'pig'],
    ['pgi', 'pig'],
    ['kuhnpoker', 'kuhn-poker'],
  ])('to "%s" is "%s"', (wrong, right) => {
    expect(nearest(wrong, GAMES)).toBe(`Did you mean "${right}"? `);
  });

  it('is not guessed where nothing is near', () => {
    expect(nearest('chess', GAMES)).toBe('');
    expect(nearest('pass', GAMES)).toBe('');
    expect(nearest('anything', [])).toBe('');
  });

  it('is the one with the fewest letters to change', () => {
    expect(nearest('greedi', ['greeting', 'greedily', 'greedy'])).toBe('Did you mean "greedy"? ');
    expect(nearest('sides.pandas', ['sides.water', 'sides.panda'])).toBe('Did you mean "sides.panda"? ');
  });
});

describe('a list of names', () => {
  it('is a sentence', () => {
    expect(listNames(['a', 'b', 'c'])).toBe('There are: a, b, c.');
    expect(listNames([])).toBe('There are none.');
  });
});

describe("a person's mistake", () => {
  it('can be told from a fault of ours', () => {
    const mistake = new UserError('There is no game "x".');
    expect(mistake).toBeInstanceOf(Error);
    expect([mistake.name, mistake.message]).toEqual(['UserError', 'There is no game "x".']);
    expect(new Error('x')).not.toBeInstanceOf(UserError);
  });
});
