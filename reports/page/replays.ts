/** Games worth looking at, with the command that tells them move by move. */
import type { ReportCell } from '../model.ts';
import { quantityLabel } from '../words/labels.ts';
import { grouped } from '../words/numbers.ts';
import { html, type Html } from './html.ts';

export function replaysSection(cell: ReportCell): Html {
  if (cell.examples.length === 0) return html``;
  return html`<details>
    <summary>Games to look at <small>(${cell.examples.map((example) => example.kind).join(', ')})</small></summary>
    <p class="note">
      A replay code rebuilds a game exactly. Inside the repository the command is
      <code>npm run -s lab -- replay &lt;code&gt;</code>.
    </p>
    ${cell.examples.map(
      ({ kind, quantity, value, replay }) =>
        html`<div>${capital(kind)} game (${quantityLabel(quantity)}: ${grouped(value)})</div>
          <pre><code>npx panda-lab replay ${shellWord(replay)}</code></pre>`,
    )}
  </details>`;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Quoted for a shell where it must be: line-ups in a code may be named by anybody. */
export function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
