/** What the page holds, cell by cell, each with its findings in a line. */
import { allCells, type Report, type ReportGame } from '../model.ts';
import { headline } from '../words/verdicts.ts';
import { html, sentence, type Html } from './html.ts';

export function contents(report: Report): Html {
  if (allCells(report).length < 2) return html``;
  const many = report.studies.length > 1;
  return html`<nav class="card contents" aria-label="Contents">
    <ul>
      ${report.studies.map((study) =>
        many
          ? html`<li>
              <a href="#study-${study.slug}">${study.title}</a>
              <ul>
                ${study.games.map(gameItem)}
              </ul>
            </li>`
          : study.games.map(gameItem),
      )}
      <li><a href="#measured">How it was measured</a></li>
    </ul>
  </nav>`;
}

function gameItem(game: ReportGame): Html {
  const compared = game.cells.length > 1 && html`<li><a href="#compared-${game.slug}">Side by side</a></li>`;
  return html`<li>
    <a href="#game-${game.slug}">${game.title}</a>
    <ul>
      ${game.cells.map(
        (cell) =>
          html`<li>
            <a href="#cell-${cell.slug}">${sentence(cell.name)}</a>
            <span class="gist">${sentence(headline(cell.verdicts))}</span>
          </li>`,
      )}
      ${compared}
    </ul>
  </li>`;
}
