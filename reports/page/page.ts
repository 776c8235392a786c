/** The whole report page: verdicts first, then pictures, then all the rest on request. */
import type { Report, ReportCell, ReportGame, ReportStudy } from '../model.ts';
import { playersLabel } from '../words/labels.ts';
import { count } from '../words/numbers.ts';
import { contents } from './contents.ts';
import type { Picture } from '../draw/painter.ts';
import { figures } from './figures.ts';
import { html, Html, jsonForScript, sentence } from './html.ts';
import { cellMeasured, runMeasured } from './measured.ts';
import { quantitiesTable } from './quantities.ts';
import { replaysSection } from './replays.ts';
import { rulesSection, shareRules } from './rules.ts';
import type { PageScripts } from './scripts.ts';
import { STYLE } from './style.ts';
import { verdictList } from './verdict-list.ts';
import { runWarning, sumWarning, unfinishedWarning } from './warnings.ts';

const ICON =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100'><text y='.9em' font-size='90'>🐼</text></svg>";

export function pageText(report: Report, pictures: readonly Picture[], scripts: PageScripts): string {
  const { studies, run } = report;
  const title = studies.length === 1 ? studies[0].title : `${studies.length} studies`;
  const specs = Object.fromEntries(pictures.map(({ name, pageSpec }) => [name, pageSpec]));
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${scripts.policy}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="generator" content="${run.program} ${run.version}" />
        <title>${title} · Panda Lab</title>
        <link rel="icon" href="${ICON}" />
        <style>
          ${new Html(STYLE)}
        </style>
      </head>
      <body>
        <header>
          <p class="kicker">Panda Lab report</p>
          <h1>${title}</h1>
          ${studies.length === 1 && html`<p class="question">${studies[0].question}</p>`}
        </header>
        <main>
          ${runWarning(run)} ${contents(report)}
          ${studies.map((study) => studySection(study, pictures, studies.length > 1 ? 2 : 1))} ${runMeasured(report)}
        </main>
        <footer>
          Beside this page: the numbers as CSV, and in <code>charts/</code> every picture as SVG, PNG and Vega-Lite.
        </footer>
        <script type="application/json" id="chart-specs">
          ${jsonForScript(specs)}
        </script>
        ${pictures.length > 0 && scripts.elements}
      </body>
    </html> `.text;
}

/** A heading of its level: levels close up where there is only one study. */
function heading(level: number, id: string, text: string): Html {
  const tag = new Html(`h${Math.min(level, 6)}`);
  return html`<${tag} id="${id}">${sentence(text)}</${tag}>`;
}

const NOTHING = html`<p>Nothing has been played yet.</p>`;

function studySection(study: ReportStudy, pictures: readonly Picture[], level: number): Html {
  const games = study.games.map((game) => gameSection(game, pictures, level + 1));
  // A single study is the page itself: its title and question stand at the top already.
  if (level === 1) return html`${games.length > 0 ? games : NOTHING}`;
  return html`<section aria-labelledby="study-${study.slug}">
    ${heading(level, `study-${study.slug}`, study.title)}
    <p class="question">${study.question}</p>
    ${games.length > 0 ? games : NOTHING}
  </section>`;
}

function gameSection(game: ReportGame, pictures: readonly Picture[], level: number): Html {
  const shared = shareRules(game.cells);
  return html`<section aria-labelledby="game-${game.slug}">
    ${heading(level, `game-${game.slug}`, game.title)}
    ${game.cells.map((cell) => cellSection(cell, pictures, level + 1, !shared))}
    ${
      game.cells.length > 1 &&
      html`${heading(level + 1, `compared-${game.slug}`, 'Side by side')} ${figures(pictures, game.slug)}`
    }
    ${shared && html`${heading(level + 1, `rules-${game.slug}`, 'Rules used')} ${rulesSection(game.cells[0].facts.rules)}`}
  </section>`;
}

function cellSection(cell: ReportCell, pictures: readonly Picture[], level: number, ownRules: boolean): Html {
  const { facts } = cell;
  const amount = `${count(facts.games, 'game')} in ${count(facts.blocks, 'block')}`;
  return html`<section aria-labelledby="cell-${cell.slug}">
    ${heading(level, `cell-${cell.slug}`, cell.name)}
    <p class="facts">${sentence(`${count(facts.seats, 'player')}: ${playersLabel(facts.players)}. ${amount}.`)}</p>
    ${unfinishedWarning(cell)} ${sumWarning(cell)} ${verdictList(cell)} ${figures(pictures, cell.slug)}
    ${ownRules && rulesSection(facts.rules)} ${quantitiesTable(cell)} ${replaysSection(cell)} ${cellMeasured(cell)}
  </section>`;
}
