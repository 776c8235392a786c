/** What a reader must know before believing a number. */
import type { RunFile } from '../data/run-file.ts';
import type { ReportCell } from '../model.ts';
import { count, grouped } from '../words/numbers.ts';
import { sharesAddUp } from '../words/verdicts.ts';
import { html, sentence, type Html } from './html.ts';

export function runWarning(run: RunFile): Html {
  if (run.complete) return html``;
  return warning(
    'This run is not complete.',
    `${run.stopped ?? 'It was stopped early.'} The figures count the blocks that were finished; run the same command again with --resume for the rest.`,
  );
}

export function unfinishedWarning({ facts }: ReportCell): Html {
  if (facts.unfinished === 0) return html``;
  const share = ((100 * facts.unfinished) / facts.games).toFixed(2);
  return warning(
    `${grouped(facts.unfinished)} of ${count(facts.games, 'game')} did not end (${share} %).`,
    'They were cut off at a limit on decisions or turns, and their blocks are left out of all figures, which then favour short games; if there are more than a few, raise the limit or look for a rule that lets games go on for ever.',
  );
}

export function sumWarning(cell: ReportCell): Html {
  if (sharesAddUp(cell)) return html``;
  return warning(
    'The seats’ shares of wins do not add up to 100 %.',
    'Something is wrong with this game or its results, so nothing is judged here; see the table of all quantities.',
  );
}

function warning(title: string, text: string): Html {
  return html`<aside class="card warning" role="note">
    <p><strong>${sentence(title)}</strong> ${sentence(text)}</p>
  </aside>`;
}
