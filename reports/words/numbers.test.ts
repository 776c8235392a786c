import { expect, it } from 'vitest';
import {
  count,
  duration,
  exactPercent,
  grouped,
  intervalText,
  meanText,
  moment,
  numberWithError,
  percentWithError,
} from './numbers.ts';

it('shares show as many digits as their interval warrants', () => {
  expect(percentWithError({ mean: 0.2754, low95: 0.2744, high95: 0.2764 })).toBe('27.5 % ± 0.1');
  expect(percentWithError({ mean: 0.27541, low95: 0.27501, high95: 0.27581 })).toBe('27.54 % ± 0.04');
  expect(percentWithError({ mean: 0.3, low95: 0.1, high95: 0.5 })).toBe('30.0 % ± 20.0');
  expect(percentWithError({ mean: 0.25, low95: 0.25, high95: 0.25 })).toBe('25.0 % ± 0.0');
  expect(percentWithError({ mean: 0.5 })).toBe('50.00 %');
});

it('a lopsided interval is told by its longer half', () => {
  expect(percentWithError({ mean: 0, low95: 0, high95: 0.0037 })).toBe('0.0 % ± 0.4');
});

it('other numbers do too, with thousands apart', () => {
  expect(numberWithError({ mean: 17.0234, low95: 16.9234, high95: 17.1234 })).toBe('17.0 ± 0.1');
  expect(numberWithError({ mean: 12345.6, low95: 12335.6, high95: 12355.6 })).toBe('12,346 ± 10');
  expect(meanText({ mean: 17.0234, low95: 16.9234, high95: 17.1234 }, false)).toBe('17.0');
});

it('intervals are given by their ends, or not at all', () => {
  expect(intervalText({ mean: 0.275, low95: 0.274, high95: 0.276 }, true)).toBe('27.4 to 27.6 %');
  expect(intervalText({ mean: 17, low95: 16.9, high95: 17.1 }, false)).toBe('16.9 to 17.1');
  expect(intervalText({ mean: 17 }, false)).toBe('');
});

it('exact shares, counts, times and moments read well', () => {
  expect([exactPercent(0.25), exactPercent(1 / 3), exactPercent(0.5)]).toEqual(['25 %', '33.3 %', '50 %']);
  expect([grouped(1234567), count(1, 'block'), count(2000, 'game')]).toEqual(['1,234,567', '1 block', '2,000 games']);
  expect([0.31, 12.4, 95.4, 7322].map(duration)).toEqual(['0.3 s', '12 s', '1 min 35 s', '2 h 2 min']);
  expect(moment('2025-11-18T08:33:16.868Z')).toBe('2025-11-18 08:33 UTC');
  expect(moment('yesterday')).toBe('yesterday');
});
