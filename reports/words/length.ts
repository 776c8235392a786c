/** How long games last, in words. */
import { binsOf, quantile } from '../data/histogram.ts';
import { lengthMeasure, type CellResults } from '../data/results.ts';
import { quantityLabel } from './labels.ts';
import { numberWithError } from './numbers.ts';

/** "Games last 46.3 ± 0.2 turns on average, half of them 30 to 58"; nothing if it was not measured. */
export function lengthInWords(cell: CellResults): string | undefined {
  const measure = lengthMeasure(cell);
  const row = cell.summary.find((each) => each.quantity === measure && each.who === 'game');
  if (measure === undefined || row === undefined) return undefined;
  const bins = binsOf(cell, measure, 'game');
  const low = quantile(bins, 0.25);
  const high = quantile(bins, 0.75);
  const half =
    low === undefined || high === undefined ? '' : `, half of them ${low === high ? low : `${low} to ${high}`}`;
  return `Games last ${numberWithError(row)} ${quantityLabel(measure)} on average${half}`;
}
