/** The few words of opentype.js that are used here; it brings no types of its own. */
declare module 'opentype.js' {
  interface Font {
    readonly unitsPerEm: number;
    charToGlyph(character: string): { readonly advanceWidth?: number };
  }
  const opentype: { parse(buffer: ArrayBuffer): Font };
  export default opentype;
}
