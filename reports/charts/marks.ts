/** Pieces that several charts are made of. */
import type { Layer } from './chart.ts';
import { COLOURS } from './theme.ts';

/**
 * Vertical places are counted in pixels from the top, so that names can stand above their marks
 * instead of in a margin, which on a phone would leave no room for the marks themselves.
 */
export function pixels(field: string, height: number): object {
  return { field, type: 'quantitative', axis: null, scale: { domain: [0, height], reverse: true, nice: false } };
}

/** Text that stays readable across grid lines: the paper shines around its letters. */
export function clearText(rows: readonly object[], look: object, encoding: object): Layer[] {
  const data = { values: rows };
  const mark = { type: 'text', baseline: 'middle', ...look };
  const halo = { ...mark, color: COLOURS.paper, stroke: COLOURS.paper, strokeWidth: 5, strokeJoin: 'round' };
  return [
    { data, mark: halo, encoding },
    { data, mark, encoding },
  ];
}

/** A name at the left and a value at the right of every row. */
export function rowHeads(rows: readonly object[], y: object, name: string, value: string): Layer[] {
  return [
    ...clearText(
      rows,
      { align: 'left', limit: { expr: 'width - 120' } },
      { x: { value: 0 }, y, text: { field: name, type: 'nominal' } },
    ),
    ...clearText(rows, { align: 'right' }, { x: { value: 'width' }, y, text: { field: value, type: 'nominal' } }),
  ];
}

/** Whole rows (from `top` to `bottom`) answer to the pointer, not only their small marks. */
export function hoverRows(rows: readonly object[], height: number, titles: Record<string, string>): Layer {
  return {
    data: { values: rows },
    mark: { type: 'rect', opacity: 0 },
    encoding: {
      x: { value: 0 },
      x2: { value: 'width' },
      y: pixels('top', height),
      y2: { field: 'bottom' },
      tooltip: tooltip(titles),
    },
  };
}

/** Fields of the data with the names a reader sees. */
export function tooltip(titles: Record<string, string>): object[] {
  return Object.entries(titles).map(([field, title]) => ({ field, type: 'nominal', title }));
}
