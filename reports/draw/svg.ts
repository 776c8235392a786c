/** Vega-Lite values to SVG text, without a browser and without a canvas. */
import type { TopLevelSpec } from 'vega-lite';
import { makeRuler, type Ruler } from './fonts.ts';

/** Vega exports this object to be set; its types leave it out. */
interface TextMetrics {
  width(item: TextItem, text?: string): number;
}
interface TextItem {
  readonly text?: string;
  readonly fontSize?: number | null;
  readonly fontWeight?: string | number | null;
}

/** Loads Vega on first use: it takes a third of a second, which other commands need not wait for. */
export async function makeSvgPainter(): Promise<(spec: TopLevelSpec) => Promise<string>> {
  const [vega, vegaLite, ruler] = await Promise.all([import('vega'), import('vega-lite'), makeRuler()]);
  const { textMetrics } = vega as unknown as { textMetrics: TextMetrics };
  textMetrics.width = widthBy(ruler);
  return async (spec) => {
    const compiled = vegaLite.compile(spec, { logger: vega.logger(vega.Error) });
    const view = new vega.View(vega.parse(compiled.spec), { renderer: 'none', logger: vega.logger(vega.Error) });
    const svg = await view.toSVG();
    view.finalize();
    return svg;
  };
}

function widthBy(ruler: Ruler): TextMetrics['width'] {
  return (item, text) => {
    const line = `${text ?? item.text ?? ''}`;
    const bold = item.fontWeight === 'bold' || Number(item.fontWeight) >= 600;
    return ruler(line, item.fontSize ?? 11, bold);
  };
}
