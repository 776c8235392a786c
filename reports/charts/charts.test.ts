/** The specs are golden: renew them with `npx vitest run reports/charts -u` and look at the pictures. */
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as vega from 'vega';
import { compile } from 'vega-lite';
import { readResults, type CellResults } from '../data/results.ts';
import { allCells, arrange, type Report } from '../model.ts';
import { sampleFiles, writeSample } from '../sample/sample.ts';
import type { Chart } from './chart.ts';
import { drawCharts } from './index.ts';
import { CONFIG } from './theme.ts';

let folder: string;
let report: Report;
let charts: Chart[];

beforeAll(async () => {
  folder = await writeSample(sampleFiles());
  report = arrange(await readResults(folder));
  charts = drawCharts(report);
});
afterAll(() => rm(folder, { recursive: true }));

it('every cell gets the charts it has data for, and several cells get comparisons', () => {
  expect(charts.map((chart) => chart.name)).toEqual([
    'pandas-1-win-share-by-seat',
    'pandas-1-length',
    'pandas-1-score',
    'pandas-2-win-share-by-seat',
    'pandas-2-win-share-by-strategy',
    'pandas-2-length',
    'pandas-2-score',
    'going-first-pass-the-pandas-seats-compared',
    'going-first-pass-the-pandas-lengths-compared',
  ]);
});

it('all specs share one look', () => {
  expect(CONFIG).toMatchSnapshot();
  for (const { spec } of charts) expect(spec.config).toBe(CONFIG);
});

it('each spec is as it was when somebody last looked at it', () => {
  for (const { name, title, subtitle, says, spec } of charts) {
    expect({ title, subtitle, says, spec: abridged({ ...spec, config: 'see the theme' }) }).toMatchSnapshot(name);
  }
});

it('Vega-Lite has nothing to complain about, nor where one block gave no intervals', () => {
  const single = drawCharts(arrange({ run: report.run, cells: allCells(report).map(withoutIntervals) }));
  expect(single).toHaveLength(charts.length);
  const complaints: unknown[] = [];
  const logger = vega.logger(vega.Warn);
  logger.warn = (...words) => (complaints.push(words), logger);
  logger.error = logger.warn;
  for (const { spec } of [...charts, ...single]) compile(spec, { logger });
  expect(complaints).toEqual([]);
});

it('a cell without anything measured gets no chart', () => {
  const [study] = report.studies;
  const [game] = study.games;
  const cells = game.cells.map((cell) => ({ ...cell, summary: [], histograms: [], verdicts: [] }));
  expect(drawCharts({ ...report, studies: [{ ...study, games: [{ ...game, cells }] }] })).toEqual([]);
});

it('strategies are compared across cells where several cells have several', () => {
  const [study] = report.studies;
  const [game] = study.games;
  const cells = [game.cells[1], { ...game.cells[1], name: 'the same again', slug: 'again' }];
  const names = drawCharts({ ...report, studies: [{ ...study, games: [{ ...game, cells }] }] }).map(
    (chart) => chart.name,
  );
  expect(names).toContain('going-first-pass-the-pandas-strategies-compared');
});

function withoutIntervals(cell: CellResults): CellResults {
  const summary = cell.summary.map((row) => ({
    ...row,
    blocks: 1,
    sd: undefined,
    low95: undefined,
    high95: undefined,
  }));
  return { ...cell, summary };
}

/** Two rows of data show their shape; hundreds would hide the rest. */
function abridged(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(abridged);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]: [string, unknown]) => {
      const rows = /^rows\d/.test(key) && Array.isArray(inner) ? inner : undefined;
      return rows ? [`${key}: ${rows.length} values`, rows.slice(0, 2)] : [key, abridged(inner)];
    }),
  );
}
