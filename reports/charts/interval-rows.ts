/** Win shares as rows: a name, a value, a mark with two intervals, and a line at the even share. */
import { exactPercent, grouped, intervalText, percentWithError } from '../words/numbers.ts';
import type { Verdict } from '../words/verdicts.ts';
import type { Layer } from './chart.ts';
import { clearText, hoverRows, pixels, rowHeads } from './marks.ts';
import { COLOURS } from './theme.ts';

/** Rows that share an even share; a title sets them apart from other groups. */
export interface RowGroup {
  readonly title?: string;
  readonly verdicts: readonly Verdict[];
}

export const HOW_TO_READ = 'Thick bar: 95 % interval. Thin line: the stricter interval that verdicts go by.';

const ROW = 40;
const OUTCOMES = { above: 'above even', below: 'below even', open: 'not decided yet' } as const;

export function intervalRows(groups: readonly RowGroup[]): { height: number; layer: Layer[] } {
  const { height, rows, evens, titles } = place(groups);
  const scale = { domain: domainOf(groups), nice: false, zero: false };
  const axis = { grid: true, tickCount: 6 };
  const x = (field: string) => ({ field, type: 'quantitative', title: 'share of wins, %', scale, axis });
  const y = (field: string) => pixels(field, height);
  const data = { values: rows };
  const layer = [
    ...evenLine(evens, x('even'), y),
    ...titleRows(titles, y('y')),
    interval(data, { x: x('strictLow'), x2: { field: 'strictHigh' }, y: y('y') }, { strokeWidth: 1.2 }),
    interval(data, { x: x('low'), x2: { field: 'high' }, y: y('y') }, { strokeWidth: 5, opacity: 0.45 }),
    {
      data,
      mark: { type: 'point', filled: true, opacity: 1, size: 85 },
      encoding: { x: x('mean'), y: y('y'), color: byOutcome(COLOUR_RANGE), shape: byOutcome(SHAPE_RANGE) },
    },
    ...rowHeads(rows, y('name'), 'who', 'share'),
    hoverRows(rows, height, TOOLTIP),
  ];
  return { height, layer };
}

const COLOUR_RANGE = [COLOURS.above, COLOURS.below, COLOURS.open];
/** Shapes say the same as colours, for eyes and printers that see none. */
const SHAPE_RANGE = ['triangle-up', 'triangle-down', 'circle'];
const TOOLTIP = {
  whose: 'who',
  share: 'share of wins',
  interval: '95 % interval',
  evenShare: 'even',
  verdict: 'verdict',
  blocks: 'blocks',
  games: 'games',
};

function byOutcome(range: readonly string[]): object {
  return {
    field: 'outcome',
    type: 'nominal',
    scale: { domain: Object.values(OUTCOMES), range },
    legend: { title: null },
  };
}

function interval(data: Layer['data'], encoding: object, look: object): Layer {
  const mark = { type: 'rule', strokeCap: 'round', ...look };
  return { data, mark, encoding: { ...encoding, color: byOutcome(COLOUR_RANGE) } };
}

function evenLine(evens: readonly object[], x: object, y: (field: string) => object): Layer[] {
  const rule = { type: 'rule', color: COLOURS.soft, strokeDash: [4, 3] };
  const label = { color: COLOURS.soft, fontSize: 11, dy: -9 };
  return [
    { data: { values: evens }, mark: rule, encoding: { x, y: y('top'), y2: { field: 'bottom' } } },
    ...clearText(evens, label, { x, y: y('top'), text: { field: 'label', type: 'nominal' } }),
  ];
}

function titleRows(titles: readonly object[], y: object): Layer[] {
  if (titles.length === 0) return [];
  const look = { align: 'left', fontWeight: 'bold', limit: { expr: 'width' } };
  return clearText(titles, look, { x: { value: 0 }, y, text: { field: 'title', type: 'nominal' } });
}

/** Gives every group, row and title its height on the page. */
function place(groups: readonly RowGroup[]) {
  let height = 0;
  const rows: object[] = [];
  const evens: object[] = [];
  const titles: object[] = [];
  for (const { title, verdicts } of groups) {
    if (title !== undefined) titles.push({ title, y: height + 14 });
    const top = height + (title === undefined ? 20 : 48);
    const bottom = top + verdicts.length * ROW;
    const even = verdicts[0].expected;
    evens.push({ even: even * 100, label: `even ${exactPercent(even)}`, top, bottom });
    rows.push(...verdicts.map((verdict, index) => rowOf(verdict, top + index * ROW, title)));
    height = bottom + (title === undefined ? 0 : 12);
  }
  return { height, rows, evens, titles };
}

function rowOf({ label, row, expected, strict, outcome, conclusion }: Verdict, top: number, group?: string): object {
  const percent = (share: number | undefined) => (share === undefined ? null : share * 100);
  return {
    who: label,
    share: percentWithError(row),
    mean: row.mean * 100,
    low: percent(row.low95),
    high: percent(row.high95),
    strictLow: percent(strict?.low),
    strictHigh: percent(strict?.high),
    outcome: OUTCOMES[outcome],
    top,
    name: top + 11,
    y: top + 27,
    bottom: top + ROW,
    whose: group === undefined ? label : `${label} (${group})`,
    interval: intervalText(row, true) || 'none from one block',
    evenShare: exactPercent(expected),
    verdict: conclusion,
    blocks: grouped(row.blocks),
    games: grouped(row.games),
  };
}

/** All intervals and even shares in view, with a little air. */
function domainOf(groups: readonly RowGroup[]): [number, number] {
  const shares = groups.flatMap(({ verdicts }) =>
    verdicts.flatMap(({ row, strict, expected }) => {
      return [row.mean, row.low95, row.high95, strict?.low, strict?.high, expected];
    }),
  );
  const known = shares.filter((share) => share !== undefined).map((share) => share * 100);
  const low = Math.min(...known);
  const high = Math.max(...known);
  const air = Math.max(0.05 * (high - low), 0.05);
  return [Math.max(0, low - air), Math.min(100, high + air)];
}
