/** Verdicts as a list: what is decided bears a mark of its own, in shape as well as colour. */
import type { ReportCell } from '../model.ts';
import { lengthInWords } from '../words/length.ts';
import type { Verdict } from '../words/verdicts.ts';
import { html, sentence, type Html } from './html.ts';

const SHAPES = {
  above: html`<path d="M6 1 12 11H0z" />`,
  below: html`<path d="M6 11 0 1h12z" />`,
  open: html`<circle cx="6" cy="6" r="4.5" />`,
  fact: html`<rect x="0" y="5" width="12" height="2" />`,
};

export function verdictList(cell: ReportCell): Html {
  const judged = cell.verdicts.map((verdict) => verdictItem(verdict));
  const length = lengthInWords(cell);
  const facts = length === undefined ? [] : [item('fact', sentence(length))];
  if (judged.length + facts.length === 0) return html`<p>Nothing has been measured in this cell yet.</p>`;
  return html`<ul class="verdicts">
    ${[...judged, ...facts]}
  </ul>`;
}

function verdictItem({ outcome, sentence: text, conclusion }: Verdict): Html {
  const finding = text.slice(0, text.length - conclusion.length);
  const decided = html`${sentence(finding)}<strong>${sentence(conclusion)}</strong>`;
  return item(outcome, outcome === 'open' ? sentence(text) : decided);
}

function item(shape: keyof typeof SHAPES, text: Html): Html {
  return html`<li class="${shape}">
    <svg viewBox="0 0 12 12" aria-hidden="true">${SHAPES[shape]}</svg>
    <span>${text}</span>
  </li>`;
}
