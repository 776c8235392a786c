/** How wide text is. Without a canvas Vega only guesses, and layouts come out loose. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { folderOf } from './packages.ts';

/** The font files pictures are drawn with: regular and bold. */
export function fontFiles(): { regular: string; bold: string } {
  const folder = path.join(folderOf('dejavu-fonts-ttf/package.json'), 'ttf');
  return { regular: path.join(folder, 'DejaVuSans.ttf'), bold: path.join(folder, 'DejaVuSans-Bold.ttf') };
}

export type Ruler = (text: string, size: number, bold: boolean) => number;

/** Measures text by the glyph widths of the font itself. */
export async function makeRuler(): Promise<Ruler> {
  const { default: opentype } = await import('opentype.js');
  const files = fontFiles();
  const [regular, bold] = await Promise.all(
    [files.regular, files.bold].map(async (file) => {
      const bytes = await readFile(file);
      return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
    }),
  );
  return (text, size, heavy) => {
    const font = heavy ? bold : regular;
    let units = 0;
    for (const character of text) units += font.charToGlyph(character).advanceWidth ?? 0;
    return (units * size) / font.unitsPerEm;
  };
}
