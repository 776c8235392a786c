/** Does it matter where one sits? */
import type { ReportCell } from '../model.ts';
import { exactPercent, percentWithError } from '../words/numbers.ts';
import type { Verdict } from '../words/verdicts.ts';
import { drawing, type CellChart } from './chart.ts';
import { HOW_TO_READ, intervalRows } from './interval-rows.ts';

export const winShareBySeat: CellChart = {
  id: 'win-share-by-seat',
  draw(cell: ReportCell) {
    const verdicts = cell.verdicts.filter((verdict) => verdict.kind === 'seat');
    if (verdicts.length === 0) return undefined;
    return drawing(
      {
        title: 'How often each seat wins',
        subtitle: HOW_TO_READ,
        says: `Win share by seat: ${sharesInWords(verdicts)}`,
      },
      intervalRows([{ verdicts }]),
    );
  },
};

/** "Seat 1 27.5 % ± 0.1, Seat 2 24.1 % ± 0.1; even is 25 %." */
export function sharesInWords(verdicts: readonly Verdict[]): string {
  const shares = verdicts.map(({ label, row }) => `${label} ${percentWithError(row)}`);
  return `${shares.join(', ')}; even is ${exactPercent(verdicts[0].expected)}.`;
}
