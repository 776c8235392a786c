/** How much the seat matters from table to table, line-up to line-up. */
import type { ReportGame } from '../model.ts';
import { drawing, type GameChart } from './chart.ts';
import { HOW_TO_READ, intervalRows } from './interval-rows.ts';
import { sharesInWords } from './win-share-by-seat.ts';

export const seatsCompared: GameChart = {
  id: 'seats-compared',
  draw(game: ReportGame) {
    const groups = game.cells
      .map((cell) => ({ title: cell.name, verdicts: cell.verdicts.filter((verdict) => verdict.kind === 'seat') }))
      .filter((group) => group.verdicts.length > 0);
    if (groups.length < 2) return undefined;
    const says = groups.map(({ title, verdicts }) => `${title}: ${sharesInWords(verdicts)}`).join(' ');
    const title = 'How often each seat wins, cell by cell';
    return drawing({ title, subtitle: HOW_TO_READ, says: `Win share by seat. ${says}` }, intervalRows(groups));
  },
};
