/** How scores are spread: a small histogram for each strategy, or each seat if only those are counted. */
import { barsOf, binsOf, gridFor } from '../data/histogram.ts';
import type { ReportCell } from '../model.ts';
import { whoLabel } from '../words/labels.ts';
import { numberWithError } from '../words/numbers.ts';
import { BAR_MARK, barEncoding, barRow } from './bars.ts';
import { drawing, type CellChart, type Layer } from './chart.ts';
import { clearText, pixels, rowHeads, tooltip } from './marks.ts';
import { COLOURS } from './theme.ts';

const ROW = 100;
const BASE = ROW - 8;
const TALLEST = 56;

export const score: CellChart = {
  id: 'score',
  draw(cell: ReportCell) {
    const shown = whoToShow(cell);
    if (shown.length === 0) return undefined;
    const ridges = placeRidges(cell, shown);
    const by = shown.length === 1 ? '' : shown[0].startsWith('seat:') ? ', by seat' : ', by strategy';
    return drawing(
      {
        title: `How scores are spread${by}`,
        subtitle: subtitleFor(shown.length, ridges.cut.length > 0),
        says: `Scores: ${ridges.heads.map(({ who, mean }) => `${who} ${mean}`).join(', ')}.`,
      },
      { height: shown.length * ROW, layer: layers(ridges, shown.length * ROW) },
    );
  },
};

function whoToShow(cell: ReportCell): string[] {
  const counted = cell.histograms.filter((row) => row.quantity === 'score' && row.count > 0);
  const scored = [...new Set(counted.map((row) => row.who))];
  const strategies = scored.filter((who) => who.startsWith('strategy:'));
  const seats = scored.filter((who) => who.startsWith('seat:'));
  return strategies.length > 1 || seats.length === 0 ? strategies : seats;
}

function placeRidges(cell: ReportCell, shown: readonly string[]) {
  const histograms = shown.map((who) => binsOf(cell, 'score', who));
  const grid = gridFor(histograms);
  const ridges = histograms.map((bins) => barsOf(bins, grid));
  const most = tallest(ridges.flat().map((bar) => bar.share));
  const rows = ridges.map((bars, index) => {
    const base = index * ROW + BASE;
    const who = whoLabel(shown[index]);
    return bars.map((bar) => ({
      ...barRow(bar, grid.step),
      who,
      base,
      top: base - TALLEST * Math.min(1, bar.share / most),
    }));
  });
  const peaks = rows.map((row) => row.reduce((best, bar) => (bar.percent > best.percent ? bar : best)));
  const heads = shown.map((who, index) => ({ who: whoLabel(who), mean: meanOf(cell, who), y: index * ROW + 12 }));
  const cut = peaks.filter((peak) => peak.percent > most * 100).map((peak) => ({ ...peak, gap: peak.top + 9 }));
  return { bars: rows.flat(), peaks, cut, heads };
}

/** The share that fills a row's height. One bar that dwarfs all others is cut, or nothing else would be seen. */
function tallest(shares: readonly number[]): number {
  const most = Math.max(...shares);
  const next = Math.max(0, ...shares.filter((share) => share < most / 3));
  const dwarfed = next > 0 && shares.every((share) => share >= most / 1.5 || share <= next);
  return dwarfed ? next * 1.5 : most;
}

function subtitleFor(rows: number, cut: boolean): string {
  const scale = rows === 1 ? '' : ', all rows to the same scale';
  return `Share of games by score${scale}; the tallest bar bears its share${cut ? ', cut short where it has a gap' : ''}`;
}

function meanOf(cell: ReportCell, who: string): string {
  const row = cell.summary.find((each) => each.quantity === 'score' && each.who === who);
  return row ? `mean ${numberWithError(row)}` : '';
}

function layers({ bars, peaks, cut, heads }: ReturnType<typeof placeRidges>, height: number): Layer[] {
  const y = (field: string) => pixels(field, height);
  return [
    {
      data: { values: peaks },
      mark: { type: 'rule', color: COLOURS.line },
      encoding: { y: y('base'), x: { value: 0 }, x2: { value: 'width' } },
    },
    {
      data: { values: bars },
      mark: BAR_MARK,
      encoding: {
        ...barEncoding('score'),
        y: y('top'),
        y2: { field: 'base' },
        tooltip: tooltip({ who: 'who', label: 'score', share: 'share of games' }),
      },
    },
    {
      data: { values: cut },
      mark: { type: 'rule', color: COLOURS.paper, strokeWidth: 4 },
      encoding: { x: { field: 'from', type: 'quantitative' }, x2: { field: 'to' }, y: y('gap') },
    },
    ...rowHeads(heads, y('y'), 'who', 'mean'),
    ...clearText(
      peaks,
      { color: COLOURS.soft, fontSize: 11, dy: -8 },
      { x: { field: 'middle', type: 'quantitative' }, y: y('top'), text: { field: 'share', type: 'nominal' } },
    ),
  ];
}
