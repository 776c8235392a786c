/** SVG text to PNG bytes, twice as many pixels as points, in the fonts that ship with us. */
import { fontFiles } from './fonts.ts';

export async function makePngPainter(): Promise<(svg: string) => Promise<Uint8Array>> {
  const { renderAsync } = await import('@resvg/resvg-js');
  const { regular, bold } = fontFiles();
  // The system's own fonts differ from machine to machine, and so would the pictures.
  const font = { loadSystemFonts: false, fontFiles: [regular, bold], defaultFontFamily: 'DejaVu Sans' };
  return async (svg) => (await renderAsync(svg, { font, fitTo: { mode: 'zoom', value: 2 } })).asPng();
}
