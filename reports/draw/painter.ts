/** Draws charts into files, and once more for the page. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { TopLevelSpec } from 'vega-lite';
import type { Chart } from '../charts/chart.ts';
import { pageSpec } from './page-spec.ts';
import { makePngPainter } from './png.ts';
import { makeSvgPainter } from './svg.ts';

/** A chart as the page shows it. */
export interface Picture extends Chart {
  readonly pageSpec: TopLevelSpec;
  readonly pageSvg: string;
}

export async function makePainter(folder: string, withPng: boolean): Promise<(chart: Chart) => Promise<Picture>> {
  const toSvg = await makeSvgPainter();
  const toPng = withPng ? await makePngPainter() : undefined;
  return async (chart) => {
    const file = path.join(folder, chart.name);
    const svg = await toSvg(chart.spec);
    // Pixels are made on another thread while Vega goes on here.
    const png = toPng?.(svg);
    await writeFile(`${file}.vl.json`, `${JSON.stringify(chart.spec, null, 2)}\n`);
    await writeFile(`${file}.svg`, svg);
    const spec = pageSpec(chart.spec);
    const pageSvg = await toSvg(spec);
    if (png) await writeFile(`${file}.png`, await png);
    return { ...chart, pageSpec: spec, pageSvg };
  };
}
