/** The result table of a cell: shares first, every number with its interval. */
import { loadGame } from '../../engine/core/catalog.ts';
import type { ChoiceQuestion } from '../../experiments/lab/cell.ts';
import type { Gains } from '../../experiments/lab/gains.ts';
import type { CellResult } from '../../experiments/lab/run.ts';
import { findingsOf } from '../../experiments/lab/summary.ts';
import { grouped, withInterval } from './numbers.ts';
import { renderTable } from './table.ts';

export async function showCell({ cell, totals, gains }: CellResult): Promise<string> {
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
    ...(cell.choices ? [showGains(cell.choices, gains)] : []),
  ].join('\n');
}

/** A row for each choice, a column for each value that tells decisions apart. */
function showGains({ by, gain }: ChoiceQuestion, gains: Gains): string {
  const isShare = gain === 'win_share';
  const all = gains.estimates(isShare);
  const groups = [...new Set(all.map(({ group }) => group))];
  const rows = [...new Set(all.map(({ choice }) => choice))].sort().map((choice) => [
    choice,
    ...groups.map((group) => {
      const found = all.find((one) => one.group === group && one.choice === choice);
      return found ? withInterval(found, isShare) : '';
    }),
  ]);
  const numbers = groups.map((_, i) => i + 1);
  return `\nWhat each choice adds to ${gain}, against the average of all that were open, with 95 % interval\n${renderTable(['choice', ...groups.map((group) => `${by} ${group}`)], rows, numbers)}`;
}
