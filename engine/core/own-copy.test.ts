import { describe, expect, it } from 'vitest';
import { ownCopy } from './own-copy.ts';

function addUp(numbers: readonly number[], most: number): number {
  const capped = (number: number) => Math.min(number, most);
  let sum = 0;
  for (const number of numbers) sum += capped(number);
  return sum;
}

const outside = 3;

function usesOutside(): number {
  return outside;
}

describe('an own copy of a function', () => {
  it('does the same', () => {
    expect(ownCopy(addUp)([1, 5, 9], 6)).toBe(addUp([1, 5, 9], 6));
  });

  it('is code of its own each time', () => {
    const copies = [addUp, ownCopy(addUp), ownCopy(addUp)];
    expect(new Set(copies).size).toBe(3);
  });

  it('can be copied again', () => {
    expect(ownCopy(ownCopy(addUp))([2, 2], 9)).toBe(4);
  });

  it('sees nothing but its parameters', () => {
    expect(usesOutside()).toBe(3);
    expect(() => ownCopy(usesOutside)()).toThrow(ReferenceError);
  });

  it('finds the helper by which some loaders keep the names of inner functions', () => {
    const marked = Object.assign(() => 0, {
      toString: () => 'function marked() { const inner = __name(() => 7, "inner"); return inner(); }',
    });
    expect(ownCopy(marked)()).toBe(7);
  });
});
