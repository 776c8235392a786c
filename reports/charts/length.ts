/** How long games last: the first measure a game reports of itself. */
import { barsOf, binsOf, gridFor, type Bar } from '../data/histogram.ts';
import { lengthMeasure } from '../data/results.ts';
import type { ReportCell } from '../model.ts';
import { quantityLabel } from '../words/labels.ts';
import { lengthInWords } from '../words/length.ts';
import { numberWithError } from '../words/numbers.ts';
import { BAR_MARK, barEncoding, barRow } from './bars.ts';
import { drawing, type CellChart, type Layer } from './chart.ts';
import { clearText, tooltip } from './marks.ts';
import { COLOURS } from './theme.ts';

export const length: CellChart = {
  id: 'length',
  draw(cell: ReportCell) {
    const measure = lengthMeasure(cell);
    if (measure === undefined) return undefined;
    const bins = binsOf(cell, measure, 'game');
    if (bins.length === 0) return undefined;
    const unit = quantityLabel(measure);
    const grid = gridFor([bins]);
    const mean = cell.summary.find((row) => row.quantity === measure && row.who === 'game');
    const layer = [
      ...barLayers(barsOf(bins, grid), grid.step, unit),
      ...(mean ? meanLayers(mean.mean, `mean ${numberWithError(mean)}`) : []),
    ];
    const subtitle = `Share of games by number of ${unit}`;
    const says = `${lengthInWords(cell) ?? subtitle}.`;
    return drawing({ title: 'How long games last', subtitle, says }, { height: 220, layer });
  },
};

function barLayers(bars: readonly Bar[], step: number, unit: string): Layer[] {
  const rows = bars.map((bar) => barRow(bar, step));
  const beyond = rows.filter((row) => row.open).map((row) => ({ ...row, label: shortLabel(row) }));
  const y = { field: 'percent', type: 'quantitative', title: 'share of games, %', axis: { tickCount: 5 } };
  return [
    {
      data: { values: rows },
      mark: BAR_MARK,
      encoding: {
        ...barEncoding(unit),
        y,
        y2: { datum: 0 },
        tooltip: tooltip({ label: unit, share: 'share of games' }),
      },
    },
    ...clearText(
      beyond,
      { align: 'right', color: COLOURS.soft, fontSize: 11, dy: -8 },
      { x: { field: 'to', type: 'quantitative' }, y, text: { field: 'label', type: 'nominal' } },
    ),
  ];
}

/** "35 or more" has no room above the last bar of a phone: "35+". */
function shortLabel({ label }: { label: string }): string {
  return label.replace(' or more', '+').replace(/(.*) or fewer/, '≤ $1');
}

function meanLayers(mean: number, text: string): Layer[] {
  const rows = [{ mean, text }];
  const x = { field: 'mean', type: 'quantitative' };
  return [
    { data: { values: rows }, mark: { type: 'rule', color: COLOURS.ink, strokeDash: [4, 3] }, encoding: { x } },
    ...clearText(
      rows,
      { align: 'left', dx: 6, dy: -8, fontSize: 11 },
      { x, y: { value: 0 }, text: { field: 'text', type: 'nominal' } },
    ),
  ];
}
