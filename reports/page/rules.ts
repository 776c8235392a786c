/** The rules that were played: what was changed in plain sight, the rest on request. */
import type { RuleUsed } from '../data/run-file.ts';
import type { ReportCell } from '../model.ts';
import { valueText } from '../words/labels.ts';
import { count } from '../words/numbers.ts';
import { html, type Html } from './html.ts';

/** True where all cells were played by the same rules, which then need telling only once. */
export function shareRules(cells: readonly ReportCell[]): boolean {
  return new Set(cells.map((cell) => JSON.stringify(cell.facts.rules))).size <= 1;
}

export function rulesSection(rules: readonly RuleUsed[]): Html {
  const changed = rules.filter((rule) => rule.changed);
  const others = rules.filter((rule) => !rule.changed);
  if (rules.length === 0) return html``;
  return html`${
    changed.length === 0
      ? html`<p class="facts">Played by the default rules, none changed.</p>`
      : html`<div class="card">
          ${table(
            changed,
            `${count(changed.length, 'rule')} changed for this question; all others stand as they are by default`,
          )}
        </div>`
  }
  ${
    others.length > 0 &&
    html`<details>
      <summary>
        ${changed.length === 0 ? 'All rules' : 'Rules left as they are'} <small>(${others.length})</small>
      </summary>
      ${table(others, PROVENANCE)}
    </details>`
  }`;
}

const PROVENANCE =
  'Rulebook: printed there. Inferred: our reading where the rulebook is silent or has two meanings. ' +
  'Reconstructed: put together from other sources. Laboratory: a limit of ours, no rule of the game.';

function table(rules: readonly RuleUsed[], caption: string): Html {
  return html`<table>
    <caption>
      ${caption}
    </caption>
    <thead>
      <tr>
        <th scope="col">Rule</th>
        <th scope="col">Value</th>
        <th scope="col">${rules[0].changed ? 'Default from' : 'From'}</th>
      </tr>
    </thead>
    <tbody>
      ${rules.map(
        (rule) =>
          html`<tr class="${rule.changed ? 'changed' : 'default'}">
            <th scope="row"><code>${rule.key}</code><small>${rule.meaning}</small></th>
            <td class="value">
              ${valueText(rule.value)}${rule.changed && html` <small>(default ${valueText(rule.default)})</small>`}
            </td>
            <td class="source">${rule.provenance}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}
