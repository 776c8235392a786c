import { expect, it } from 'vitest';
import { codeFor } from './own-code.ts';

function double(number: number): number {
  return 2 * number;
}

it('makes one copy for each game, which does the same', () => {
  const [one, other] = [{}, {}];
  const copy = codeFor(one, double);
  expect(copy(21)).toBe(42);
  expect(copy).not.toBe(double);
  expect(codeFor(one, double)).toBe(copy);
  expect(codeFor(other, double)).not.toBe(copy);
});
