/**
 * HTML that cannot be broken out of: whatever is put into a template is escaped, unless it was
 * made by a template itself. Names of bots, studies and line-ups come from outside.
 */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export type Fillable = string | number | undefined | false | Html | readonly Fillable[];

/** html`<p>${anything}</p>` */
export function html(strings: TemplateStringsArray, ...values: Fillable[]): Html {
  return new Html(strings.reduce((text, string, index) => text + fill(values[index - 1]) + string));
}

function fill(value: Fillable): string {
  if (value === undefined || value === false) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map(fill).join('');
  return escape(String(value));
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character]);
}

/** A sentence whose numbers do not part from their units at the end of a line. */
export function sentence(text: string): Html {
  return html`${text.replace(/ (?=[%±×])|(?<=[±×]) /g, '\u00a0')}`;
}

/** JSON that can stand inside a script element: no markup begins without "<". */
export function jsonForScript(value: unknown): Html {
  return new Html(
    JSON.stringify(value)
      .replace(/</g, '\\u003c')
      .replace(/\u2028/g, '\\u2028')
      .replace(/\u2029/g, '\\u2029'),
  );
}
