import { Resvg } from '@resvg/resvg-js';
import { expect, it } from 'vitest';
import type { TopLevelSpec } from 'vega-lite';
import { CONFIG } from '../charts/theme.ts';
import { makeRuler } from './fonts.ts';
import { pageSpec } from './page-spec.ts';
import { makePngPainter } from './png.ts';
import { makeSvgPainter } from './svg.ts';

const SPEC: TopLevelSpec = {
  title: 'Pandas & <bamboo>',
  width: 300,
  height: 100,
  data: { values: [{ name: 'Seat 1', share: 3 }] },
  mark: { type: 'bar', color: '#4c8c5a' },
  encoding: { x: { field: 'share', type: 'quantitative' }, y: { field: 'name', type: 'nominal' } },
  config: CONFIG,
};

/** How many pixels of a PNG are nearly black. */
function darkPixels(png: Uint8Array): number {
  const href = `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><image href="${href}" /></svg>`;
  const { pixels } = new Resvg(svg, { background: 'white' }).render();
  let dark = 0;
  for (let at = 0; at < pixels.length; at += 4) if (pixels[at] + pixels[at + 1] + pixels[at + 2] < 330) dark++;
  return dark;
}

it('PNGs really show text', async () => {
  const svg = await (await makeSvgPainter())(SPEC);
  const toPng = await makePngPainter();
  const without = svg.replace(/<text[^>]*>[^<]*<\/text>/g, '');
  expect(without).not.toBe(svg);
  expect(darkPixels(await toPng(svg))).toBeGreaterThan(darkPixels(await toPng(without)) + 500);
});

it('text in a picture cannot become markup', async () => {
  const svg = await (await makeSvgPainter())(SPEC);
  expect(svg).toContain('Pandas &amp; &lt;bamboo&gt;');
});

it('text is as wide as its letters', async () => {
  const ruler = await makeRuler();
  expect(ruler('iiii', 12, false)).toBeLessThan(ruler('mmmm', 12, false) / 3);
  expect(ruler('Seat', 12, true)).toBeGreaterThan(ruler('Seat', 12, false));
  expect(ruler('Seat', 24, false)).toBeCloseTo(2 * ruler('Seat', 12, false), 9);
});

it('in the page colours are variables, the title is left to the page, and data are left alone', () => {
  const data = { values: [{ name: '#4c8c5a' }] };
  const spec = pageSpec({ ...SPEC, data }) as typeof SPEC & { mark: object };
  expect(spec.mark).toEqual({ type: 'bar', color: 'var(--chart-bar)' });
  expect(spec.data).toEqual(data);
  expect(spec).not.toHaveProperty('title');
  expect(SPEC).toHaveProperty('title');
});
