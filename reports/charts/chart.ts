/** What a chart is: a pure function from results to a Vega-Lite value, or nothing to be seen. */
import type { TopLevelSpec } from 'vega-lite';
import type { ReportCell, ReportGame } from '../model.ts';
import { CONFIG, WIDTH } from './theme.ts';

export interface Drawing {
  /** Says what is seen. */
  readonly title: string;
  /** How to read it, in a line. */
  readonly subtitle: string;
  /** The same in words, for those who do not see it. */
  readonly says: string;
  readonly spec: TopLevelSpec;
}

/** A drawing that has found its place: the cell or game it belongs to, and a name for its files. */
export interface Chart extends Drawing {
  readonly owner: string;
  readonly name: string;
}

/** A chart of one cell. */
export interface CellChart {
  /** Part of its file name. */
  readonly id: string;
  draw(cell: ReportCell): Drawing | undefined;
}

/** A chart across the cells of one game in one study. */
export interface GameChart {
  readonly id: string;
  draw(game: ReportGame): Drawing | undefined;
}

/** A drawing whose spec has the house's width, look and titles. */
export function drawing(
  words: Omit<Drawing, 'spec'>,
  { height, layer }: { height: number; layer: readonly Layer[] },
): Drawing {
  const spec = {
    $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
    description: words.says,
    title: { text: words.title, subtitle: linesOf(words.subtitle) },
    width: WIDTH,
    autosize: { type: 'fit-x', contains: 'padding' },
    height,
    ...withSharedData(layer),
    config: CONFIG,
  };
  return { ...words, spec: spec as unknown as TopLevelSpec };
}

/** Marks and the rows they show. */
export interface Layer {
  readonly data: { readonly values: readonly object[] };
  readonly mark: object;
  readonly encoding: object;
}

/** Layers that show the same rows share them by name, so that a spec holds each only once. */
function withSharedData(layers: readonly Layer[]): { datasets: object; layer: object[] } {
  const tables = [...new Set(layers.map(({ data }) => data.values))];
  const nameOf = ({ data }: Layer) => `rows${tables.indexOf(data.values) + 1}`;
  return {
    datasets: Object.fromEntries(layers.map((layer) => [nameOf(layer), layer.data.values])),
    layer: layers.map((layer) => ({ ...layer, data: { name: nameOf(layer) } })),
  };
}

/** Vega breaks no lines by itself. */
const LINE = 84;

function linesOf(text: string): string[] {
  return text.split(' ').reduce<string[]>((lines, word) => {
    const line = lines.at(-1);
    if (line === undefined || line.length + word.length >= LINE) return [...lines, word];
    return [...lines.slice(0, -1), `${line} ${word}`];
  }, []);
}
