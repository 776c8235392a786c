/** How long games last from cell to cell: the middle of the distribution, side by side. */
import { binsOf, quantile } from '../data/histogram.ts';
import { lengthMeasure } from '../data/results.ts';
import type { ReportCell, ReportGame } from '../model.ts';
import { quantityLabel } from '../words/labels.ts';
import { numberWithError } from '../words/numbers.ts';
import { drawing, type GameChart, type Layer } from './chart.ts';
import { hoverRows, pixels, rowHeads } from './marks.ts';
import { COLOURS } from './theme.ts';

const ROW = 44;

export const lengthsCompared: GameChart = {
  id: 'lengths-compared',
  draw(game: ReportGame) {
    const measure = lengthMeasure(game.cells[0]);
    if (measure === undefined) return undefined;
    const rows = game.cells
      .filter((cell) => lengthMeasure(cell) === measure)
      .map((cell) => spreadOf(cell, measure))
      .filter((row) => row !== undefined)
      .map((row, index) => ({
        ...row,
        name: index * ROW + 12,
        y: index * ROW + 29,
        top: index * ROW,
        bottom: (index + 1) * ROW,
      }));
    if (rows.length < 2) return undefined;
    const unit = quantityLabel(measure);
    return drawing(
      {
        title: 'How long games last, cell by cell',
        subtitle: 'Dot: mean. Thick bar: the middle half of all games. Thin line: nine games in ten.',
        says: `Mean number of ${unit}: ${rows.map((row) => `${row.cell} ${row.mean}`).join('; ')}.`,
      },
      { height: rows.length * ROW, layer: layers(rows, rows.length * ROW, unit) },
    );
  },
};

function spreadOf(cell: ReportCell, measure: string) {
  const row = cell.summary.find((each) => each.quantity === measure && each.who === 'game');
  if (row === undefined) return undefined;
  const bins = binsOf(cell, measure, 'game');
  const at = (share: number) => quantile(bins, share) ?? null;
  const [p5, p25, p75, p95] = [0.05, 0.25, 0.75, 0.95].map(at);
  const range = (low: number | null, high: number | null) =>
    low === null || high === null ? 'not known' : `${low} to ${high}`;
  return {
    cell: cell.name,
    at: row.mean,
    mean: numberWithError(row),
    p5,
    p25,
    p75,
    p95,
    half: range(p25, p75),
    most: range(p5, p95),
  };
}

function layers(rows: readonly object[], height: number, unit: string): Layer[] {
  const data = { values: rows };
  const y = pixels('y', height);
  const x = (field: string) => ({ field, type: 'quantitative', title: unit, axis: { grid: true, tickCount: 6 } });
  const rule = { type: 'rule', color: COLOURS.bar, strokeCap: 'round' };
  const point = { type: 'point', filled: true, opacity: 1, size: 70, color: COLOURS.bar };
  return [
    { data, mark: { ...rule, strokeWidth: 1.5 }, encoding: { x: x('p5'), x2: { field: 'p95' }, y } },
    { data, mark: { ...rule, strokeWidth: 7, opacity: 0.5 }, encoding: { x: x('p25'), x2: { field: 'p75' }, y } },
    { data, mark: point, encoding: { x: x('at'), y } },
    ...rowHeads(rows, pixels('name', height), 'cell', 'mean'),
    hoverRows(rows, height, { cell: 'cell', mean: `mean ${unit}`, half: 'middle half', most: 'nine in ten' }),
  ];
}
