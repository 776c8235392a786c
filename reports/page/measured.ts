/** How the numbers came about: for each cell, and for the run as a whole. */
import type { Report, ReportCell } from '../model.ts';
import { ERROR_RATE } from '../words/judge.ts';
import { playersLabel } from '../words/labels.ts';
import { count, duration, exactPercent, grouped, moment } from '../words/numbers.ts';
import { html, sentence, type Html } from './html.ts';

export function cellMeasured({ facts }: ReportCell): Html {
  const perBlock =
    facts.blocks === 0 || facts.unfinished > 0 ? undefined : Number((facts.games / facts.blocks).toFixed(2));
  return html`<details>
    <summary>How this cell was measured</summary>
    ${list([
      ['Players', sentence(playersLabel(facts.players))],
      ['Blocks', `${grouped(facts.blocks)}${perBlock === undefined ? '' : `, of ${count(perBlock, 'game')} each`}`],
      ['Games', grouped(facts.games)],
      ['Unfinished', grouped(facts.unfinished)],
      ['Seed', html`<code>${facts.seed}</code>`],
      ['Signature', html`<code>${facts.signature}</code> of the game as it was programmed then`],
      ['Time', duration(facts.seconds)],
      ['Cell', html`<code>${facts.id}</code> in the CSV files`],
    ])}
  </details>`;
}

export function runMeasured({ run, statements }: Report): Html {
  return html`<section id="measured" aria-labelledby="measured-title">
    <h2 id="measured-title">How it was measured</h2>
    <p>
      The sample is the <em>block</em>: one draw of luck, played once in every distinct rotation of the line-up, the
      circular order drawn afresh. Games of one block share their luck, so all intervals are 95 % intervals computed
      between blocks, never between games.
    </p>
    ${statements > 0 && html`<p>${sentence(ruleOfVerdicts(statements))}</p>`}
    ${list([
      ['Program', `${run.program} ${run.version}`],
      ['Commit', run.commit === null ? 'not known' : html`<code>${run.commit}</code>`],
      ['Node', run.node],
      run.seed !== undefined && ['Seed', html`<code>${run.seed}</code>`],
      ['Started', moment(run.started)],
      ['Finished', moment(run.finished)],
      ['Time', `${duration(run.seconds)} with ${count(run.workers, 'worker')}`],
      ['Complete', run.complete ? 'yes' : 'no'],
    ])}
  </section>`;
}

function ruleOfVerdicts(statements: number): string {
  const rate = exactPercent(ERROR_RATE);
  const judged = `This report judges ${count(statements, 'share')} of wins. `;
  const rule =
    statements === 1
      ? `If it were even, the chance of a verdict other than “not decided yet” would be at most about ${rate}. `
      : `They divide a ${rate} chance of error among them (Bonferroni): if all were even, the chance of even one verdict other than “not decided yet” would be at most about ${rate}. `;
  return (
    judged +
    rule +
    'So a verdict needs a stricter interval than the one printed after ±: Student’s t over blocks at that level, and never narrower than it would be at an even share. “Not decided yet” does not say that a share is even, only that these blocks cannot tell.'
  );
}

type Entry = readonly [name: string, value: string | Html];

function list(entries: readonly (Entry | false)[]): Html {
  const shown = entries.filter((entry) => entry !== false);
  return html`<dl>
    ${shown.map(
      ([name, value]) =>
        html`<dt>${name}</dt>
          <dd>${value}</dd>`,
    )}
  </dl>`;
}
