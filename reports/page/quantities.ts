/** Everything that was measured in a cell, with its interval. */
import type { SummaryRow } from '../data/rows.ts';
import type { ReportCell } from '../model.ts';
import { quantityLabel, whoLabel } from '../words/labels.ts';
import { fixed, intervalText, meanText } from '../words/numbers.ts';
import { html, sentence, type Html } from './html.ts';

export function quantitiesTable(cell: ReportCell): Html {
  const quantities = [...new Set(cell.summary.map((row) => row.quantity))];
  if (quantities.length === 0) return html``;
  return html`<details>
    <summary>All quantities <small>(${cell.summary.length} numbers with their intervals)</small></summary>
    <table>
      <caption>
        ${cell.name}: mean per game, 95 % interval, and standard deviation between blocks
      </caption>
      <thead>
        <tr>
          <th scope="col">Who</th>
          <th scope="col" class="number">Mean</th>
          <th scope="col" class="number">95 % interval</th>
          <th scope="col" class="number">SD</th>
        </tr>
      </thead>
      ${quantities.map((quantity) => groupOf(cell, quantity))}
    </table>
  </details>`;
}

function groupOf(cell: ReportCell, quantity: string): Html {
  const meaning = cell.facts.measures.find((measure) => measure.name === quantity)?.meaning;
  const rows = cell.summary.filter((row) => row.quantity === quantity);
  return html`<tbody>
    <tr class="group">
      <th scope="rowgroup" colspan="4">${quantityLabel(quantity)}${meaning && html`<span>${meaning}</span>`}</th>
    </tr>
    ${rows.map(rowOf)}
  </tbody>`;
}

function rowOf(row: SummaryRow): Html {
  const percent = row.quantity === 'win_share';
  const sd = row.sd === undefined ? '–' : `${fixed(row.sd * (percent ? 100 : 1), 2)}${percent ? ' %' : ''}`;
  return html`<tr>
    <th scope="row">${whoLabel(row.who)}</th>
    <td class="number">${sentence(meanText(row, percent))}</td>
    <td class="number">${sentence(intervalText(row, percent) || '–')}</td>
    <td class="number">${sentence(sd)}</td>
  </tr>`;
}
