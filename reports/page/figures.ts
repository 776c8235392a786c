/** Charts in the page: a picture that needs no script, and its description. */
import type { Picture } from '../draw/painter.ts';
import { html, Html, sentence } from './html.ts';

/** All charts that belong to a cell or a game, given by its slug. */
export function figures(pictures: readonly Picture[], owner: string): Html {
  const own = pictures.filter((picture) => picture.owner === owner);
  return html`${own.map(
    ({ name, title, subtitle, says, pageSvg }) =>
      html`<figure class="card" data-chart="${name}">
        <figcaption><strong>${title}</strong><small>${sentence(subtitle)}</small></figcaption>
        <div class="stage" role="img" aria-label="${says}">
          <div class="picture">${new Html(pageSvg)}</div>
        </div>
      </figure>`,
  )}`;
}
