/** The programs inside the page, and the policy that lets these run and nothing else. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { folderOf } from '../draw/packages.ts';
import { ENLIVEN } from './enliven.ts';
import { Html } from './html.ts';

export interface PageScripts {
  readonly policy: string;
  readonly elements: Html;
}

export async function pageScripts(): Promise<PageScripts> {
  const libraries = await Promise.all(
    ['vega', 'vega-lite', 'vega-embed'].map((name) => readFile(path.join(folderOf(name), `${name}.min.js`), 'utf8')),
  );
  const scripts = [...libraries, ENLIVEN].map(inlineScript);
  const hashes = scripts.map((script) => `'sha256-${createHash('sha256').update(script, 'utf8').digest('base64')}'`);
  // Scripts are named by their hash, so that none that slipped in would run; charts use Vega's
  // interpreter and need no eval. Vega's tooltips bring their own style element.
  const policy = [
    "default-src 'none'",
    `script-src ${hashes.join(' ')}`,
    "style-src 'unsafe-inline'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const elements = new Html(scripts.map((script) => `<script>${script}</script>`).join('\n'));
  return { policy, elements };
}

/** A script's text as it may stand in a page: without source maps, without anything that ends it. */
export function inlineScript(text: string): string {
  return text
    .replace(/^\/\/# sourceMappingURL=.*$/gm, '')
    .replace(/\r\n?/g, '\n')
    .replace(/<\/(script)/gi, '<\\/$1')
    .replace(/<!--/g, '<\\!--')
    .trim();
}
