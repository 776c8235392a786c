/** The result table of a cell: shares first, every number with its interval. */
import { loadGame } from '../../engine/core/catalog.ts';
import type { CellResult } from '../../experiments/lab/run.ts';
import { findingsOf } from '../../experiments/lab/summary.ts';
import { grouped, withInterval } from './numbers.ts';
import { renderTable } from './table.ts';

export async function showCell({ cell, totals }: CellResult): Promise<string> {
  const { title } = await loadGame(cell.game);
  const { blocks, games, unfinished } = totals;
  const rows = findingsOf(totals).map((finding) => [
    finding.quantity,
    finding.who.replace(':', ' '),
    withInterval(finding, finding.quantity === 'win_share'),
  ]);
  const cut = unfinished > 0 ? `; ${grouped(unfinished)} were cut off, and their blocks do not count` : '';
  return [
    `${title}, ${cell.players.length} players: ${cell.lineup}`,
    `${grouped(games)} games in ${grouped(blocks)} blocks, seed ${cell.seed}${cut}`,
    renderTable(['quantity', 'of', 'mean with 95 % interval'], rows, [2]),
  ].join('\n');
}
