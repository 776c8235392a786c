import { expect, it } from 'vitest';
import { barsOf, gridFor, quantile, type Bin } from './histogram.ts';

const units = (from: number, to: number, count = 10): Bin[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ low: from + index, high: from + index, count }));

it('quantiles are values that occur, and unknown in open bins', () => {
  const bins = [...units(1, 4), { low: 5, high: undefined, count: 10 }];
  expect([quantile(bins, 0.2), quantile(bins, 0.5), quantile(bins, 0.8)]).toEqual([1, 3, 4]);
  expect(quantile(bins, 0.95)).toBeUndefined();
  expect(quantile([{ low: undefined, high: 0, count: 1 }], 0.5)).toBeUndefined();
  expect(quantile([], 0.5)).toBeUndefined();
});

it('few values get a bar each', () => {
  const bars = barsOf(units(3, 6), gridFor([units(3, 6)]));
  expect(bars).toEqual([3, 4, 5, 6].map((value) => ({ low: value, high: value, share: 0.25 })));
});

it('many values are gathered into bars of a round width that lose no game', () => {
  const bins = units(0, 299);
  const grid = gridFor([bins]);
  const bars = barsOf(bins, grid);
  expect(grid.step).toBe(10);
  expect(bars[0]).toEqual({ low: 0, high: 9, share: 1 / 30 });
  expect(bars.reduce((sum, bar) => sum + bar.share, 0)).toBeCloseTo(1, 12);
});

it('a long thin tail shares one open bar', () => {
  const bins = [...units(1, 20, 1000), ...units(200, 210, 1)];
  const bars = barsOf(bins, gridFor([bins]));
  expect(bars).toHaveLength(21);
  expect(bars.at(-1)).toEqual({ low: 21, high: undefined, share: 11 / 20_011 });
});

it('bins wider than one are never cut, wherever they begin', () => {
  const bins = Array.from({ length: 60 }, (_, index) => ({ low: 1 + 5 * index, high: 5 + 5 * index, count: 7 }));
  const bars = barsOf(bins, gridFor([bins]));
  expect(bars.every((bar) => bar.high! - bar.low! === 9)).toBe(true);
  expect(new Set(bars.map((bar) => bar.share)).size).toBe(1);
  expect(bars[0].low).toBe(1);
});

it('bins of an odd width are kept whole too', () => {
  const bins = Array.from({ length: 100 }, (_, index) => ({ low: 3 * index, high: 3 * index + 2, count: 1 }));
  expect(gridFor([bins]).step % 3).toBe(0);
});

it('open ends stay open', () => {
  const bins: Bin[] = [{ low: undefined, high: -1, count: 2 }, ...units(0, 2), { low: 3, high: undefined, count: 2 }];
  const bars = barsOf(bins, gridFor([bins]));
  expect(bars[0]).toMatchObject({ low: undefined, high: -1 });
  expect(bars.at(-1)).toMatchObject({ low: 3, high: undefined });
});
