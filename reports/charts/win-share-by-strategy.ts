/** Which way of playing wins? The best stands on top. */
import type { ReportCell } from '../model.ts';
import { drawing, type CellChart } from './chart.ts';
import { HOW_TO_READ, intervalRows } from './interval-rows.ts';
import { sharesInWords } from './win-share-by-seat.ts';

export const winShareByStrategy: CellChart = {
  id: 'win-share-by-strategy',
  draw(cell: ReportCell) {
    const verdicts = cell.verdicts
      .filter((verdict) => verdict.kind === 'strategy')
      .sort((a, b) => b.row.mean - a.row.mean);
    if (verdicts.length === 0) return undefined;
    const title = 'How often a player of each strategy wins';
    return drawing(
      { title, subtitle: HOW_TO_READ, says: `Win share by strategy: ${sharesInWords(verdicts)}` },
      intervalRows([{ verdicts }]),
    );
  },
};
