/** What each choice is worth: a row of fields for each, coloured by what it adds or costs. */
import { gainsBy, gainsOf, type GainRow } from '../data/gains.ts';
import type { ReportCell } from '../model.ts';
import { decide } from '../words/judge.ts';
import { quantityLabel } from '../words/labels.ts';
import { grouped, intervalText, meanText } from '../words/numbers.ts';
import { drawing, type CellChart, type Layer } from './chart.ts';
import { clearText, pixels, tooltip } from './marks.ts';
import { COLOURS } from './theme.ts';

/** More fields than this in a row could not bear their numbers. */
const MOST_GROUPS = 12;
const ROW = 58;
const FIELD = 34;
const TOP = 24;

export const gains: CellChart = {
  id: 'gains',
  draw(cell: ReportCell) {
    const all = gainsOf(cell);
    if (all.length === 0) return undefined;
    const groups = [...new Set(all.map(({ group }) => group))].sort((a, b) => a - b).slice(0, MOST_GROUPS);
    const shown = all.filter(({ group }) => groups.includes(group));
    const choices = byWorth(shown);
    const by = quantityLabel(gainsBy(cell));
    const quantity = cell.facts.choices?.gain ?? 'win_share';
    const what = quantity === 'win_share' ? 'share of the win, in percent' : quantityLabel(quantity);
    return drawing(
      {
        title: `What each choice adds, by ${by}`,
        subtitle: subtitleFor(what, shown.length, groups, all),
        says: inWords(choices, shown, what),
      },
      fields(shown, choices, groups, by, quantity === 'win_share'),
    );
  },
};

/** The choices, the best on average first. */
function byWorth(shown: readonly GainRow[]): string[] {
  const worth = new Map<string, number>();
  for (const choice of new Set(shown.map((gain) => gain.choice))) {
    const own = shown.filter((gain) => gain.choice === choice);
    worth.set(choice, own.reduce((sum, { row }) => sum + row.mean, 0) / own.length);
  }
  return [...worth.keys()].sort((a, b) => worth.get(b)! - worth.get(a)!);
}

function subtitleFor(what: string, count: number, groups: readonly number[], all: readonly GainRow[]): string {
  const left = new Set(all.map(({ group }) => group)).size - groups.length;
  const more = left > 0 ? ` The other ${left} columns are in summary.csv.` : '';
  return (
    `Mean gain in ${what} over the average of all choices open at that moment, ± half of its 95 % interval.` +
    ` Numbers in grey: not told from 0 with ${count} of them judged at once.${more}`
  );
}

function inWords(choices: readonly string[], shown: readonly GainRow[], what: string): string {
  const mean = (choice: string) => {
    const own = shown.filter((gain) => gain.choice === choice);
    return (own.reduce((sum, { row }) => sum + row.mean, 0) / own.length).toFixed(2);
  };
  return `Gains in ${what}, the best choice first: ${choices.map((choice) => `${choice} ${mean(choice)}`).join(', ')}.`;
}

function fields(
  shown: readonly GainRow[],
  choices: readonly string[],
  groups: readonly number[],
  by: string,
  percent: boolean,
): { height: number; layer: Layer[] } {
  const height = TOP + choices.length * ROW;
  const most = Math.max(...shown.map(({ row }) => Math.abs(row.mean)), Number.MIN_VALUE);
  const rows = shown.map((gain) => ({
    ...fieldOf(gain, choices, groups, by, percent),
    strength: Math.abs(gain.row.mean) / most,
  }));
  const scale = { domain: [0, groups.length], nice: false };
  const x = (field: string) => ({ field, type: 'quantitative', scale, axis: null });
  const y = (field: string) => pixels(field, height);
  const heads = groups.map((group, i) => ({
    label: i === 0 ? `${by} ${group}` : String(group),
    middle: i + 0.5,
    y: 8,
  }));
  const names = choices.map((choice, i) => ({ choice, y: TOP + i * ROW + 10 }));
  const text = (field: string) => ({ field, type: 'nominal' });
  const layer = [
    {
      data: { values: rows },
      mark: { type: 'rect', stroke: COLOURS.paper, strokeWidth: 2, cornerRadius: 3 },
      encoding: {
        x: x('left'),
        x2: { field: 'right' },
        y: y('top'),
        y2: { field: 'bottom' },
        color: DIRECTIONS,
        // Never so strong that the number on it could not be read, by day or by night.
        opacity: { field: 'strength', type: 'quantitative', scale: { domain: [0, 1], range: [0, 0.5] }, legend: null },
        tooltip: tooltip({ choice: 'choice', group: by, mean: 'gain', interval: '95 % interval', count: 'decisions' }),
      },
    },
    ...clearText(heads, { color: COLOURS.soft, fontSize: 11 }, { x: x('middle'), y: y('y'), text: text('label') }),
    ...clearText(names, { align: 'left' }, { x: { value: 0 }, y: y('y'), text: text('choice') }),
    ...numbers(
      rows.filter(({ told }) => told),
      COLOURS.ink,
      { x: x('middle'), y: y('upper') },
    ),
    ...numbers(
      rows.filter(({ told }) => !told),
      COLOURS.open,
      { x: x('middle'), y: y('upper') },
    ),
    {
      data: { values: rows },
      mark: { type: 'text', fontSize: 9, color: COLOURS.soft },
      encoding: { x: x('middle'), y: y('lower'), text: text('error') },
    },
  ];
  return { height, layer };
}

const DIRECTIONS = {
  field: 'direction',
  type: 'nominal',
  scale: { domain: ['adds', 'costs'], range: [COLOURS.above, COLOURS.below] },
  legend: null,
};

function numbers(rows: readonly object[], color: string, place: object): Layer[] {
  if (rows.length === 0) return [];
  const mark = { type: 'text', fontSize: 11, color };
  return [{ data: { values: rows }, mark, encoding: { ...place, text: { field: 'mean', type: 'nominal' } } }];
}

function fieldOf(
  { choice, group, row }: GainRow,
  choices: readonly string[],
  groups: readonly number[],
  by: string,
  percent: boolean,
) {
  const column = groups.indexOf(group);
  const top = TOP + choices.indexOf(choice) * ROW + 20;
  const scale = percent ? 100 : 1;
  const { mean, low95, high95 } = row;
  const half = low95 === undefined || high95 === undefined ? undefined : ((high95 - low95) / 2) * scale;
  const digits = half === undefined || half >= 10 || Math.abs(mean * scale) >= 100 ? 0 : 1;
  const sign = mean > 0 ? '+' : '';
  return {
    choice,
    group: `${by} ${group}`,
    mean: `${sign}${(mean * scale).toFixed(digits)}`.replace('-', '−'),
    error: half === undefined ? '' : `±${half.toFixed(Math.max(digits, half < 0.1 ? 2 : digits))}`,
    interval: intervalText(row, percent) || `none from one decision (${meanText(row, percent)})`,
    count: grouped(row.games),
    direction: mean < 0 ? 'costs' : 'adds',
    told: decide(row, 0, choices.length * groups.length).outcome !== 'open',
    left: column,
    right: column + 1,
    middle: column + 0.5,
    top,
    bottom: top + FIELD,
    upper: top + 12,
    lower: top + 26,
  };
}
