/** Bars of a histogram of whole numbers. */
import type { Bar } from '../data/histogram.ts';
import { fixed } from '../words/numbers.ts';
import { COLOURS } from './theme.ts';

/** Whole numbers are drawn around themselves: 7 from 6.5 to 7.5. An open end is one step long. */
export function barRow({ low, high, share }: Bar, step: number) {
  const from = (low ?? high! - step + 1) - 0.5;
  const to = high === undefined ? from + step : high + 0.5;
  return {
    from,
    to,
    middle: (from + to) / 2,
    percent: share * 100,
    open: low === undefined || high === undefined,
    label: barLabel(low, high),
    share: `${fixed(share * 100, share < 0.01 ? 2 : 1)} %`,
  };
}

function barLabel(low: number | undefined, high: number | undefined): string {
  if (low === undefined) return `${high} or fewer`;
  if (high === undefined) return `${low} or more`;
  return low === high ? String(low) : `${low} to ${high}`;
}

/** Where bars lie and how they look; the height is the chart's own affair. */
export function barEncoding(title: string): object {
  return {
    x: {
      field: 'from',
      type: 'quantitative',
      title,
      scale: { zero: false, nice: false },
      axis: { grid: false, tickMinStep: 1, format: 'd' },
    },
    x2: { field: 'to' },
    // Bars that gather all that lies beyond are paler.
    fill: { condition: { test: 'datum.open', value: COLOURS.tail }, value: COLOURS.bar },
  };
}

export const BAR_MARK = { type: 'rect', stroke: COLOURS.paper, strokeWidth: 0.5 };
