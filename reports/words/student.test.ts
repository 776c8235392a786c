import { expect, it } from 'vitest';
import { studentQuantile } from './student.ts';

it.each([
  [0.95, 1, 12.7062],
  [0.95, 2, 4.30265],
  [0.95, 3, 3.18245],
  [0.95, 10, 2.22814],
  [0.99, 5, 4.03214],
  [0.99, 30, 2.75],
  [0.999, 4, 8.6103],
  [0.95, 1000, 1.96234],
])('the %f quantile with %i degrees of freedom is the printed one', (confidence, freedom, printed) => {
  expect(studentQuantile(confidence, freedom)).toBeCloseTo(printed, 3);
});

it('with many degrees of freedom, the normal quantile is reached', () => {
  expect(studentQuantile(0.95, 1_000_000)).toBeCloseTo(1.95996, 2);
});
