/** A results folder as a report reads it: studies, their games, their cells. */
import { ReportError } from '../errors.ts';
import { readRows, readRun, requireFolder } from './read-files.ts';
import {
  exampleRow,
  hasMean,
  histogramRow,
  summaryRow,
  type ExampleRow,
  type HistogramRow,
  type SummaryRow,
} from './rows.ts';
import type { RunCell, RunFile } from './run-file.ts';

export interface CellResults {
  readonly facts: RunCell;
  readonly summary: readonly SummaryRow[];
  readonly histograms: readonly HistogramRow[];
  readonly examples: readonly ExampleRow[];
}

export interface Results {
  readonly run: RunFile;
  readonly cells: readonly CellResults[];
}

export async function readResults(dir: string): Promise<Results> {
  await requireFolder(dir);
  const run = await readRun(dir);
  const summary = (await readRows(dir, 'summary.csv', summaryRow)).filter(hasMean);
  const histograms = await readRows(dir, 'histograms.csv', histogramRow);
  const examples = await readRows(dir, 'examples.csv', exampleRow);
  requireKnownCells(run, { 'summary.csv': summary, 'histograms.csv': histograms, 'examples.csv': examples });
  const summaryOf = byCell(summary);
  const histogramsOf = byCell(histograms);
  const examplesOf = byCell(examples);
  const cells = run.cells.map((facts) => ({
    facts,
    summary: summaryOf.get(facts.id) ?? [],
    histograms: histogramsOf.get(facts.id) ?? [],
    examples: examplesOf.get(facts.id) ?? [],
  }));
  return { run, cells };
}

/** The measure that says how long a game was: the first that is of the game as a whole. */
export function lengthMeasure(cell: CellResults): string | undefined {
  return cell.facts.measures.find((measure) => measure.of === 'game')?.name;
}

function byCell<Row extends { cell: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.cell);
    if (group) group.push(row);
    else groups.set(row.cell, [row]);
  }
  return groups;
}

/** Two runs in one folder would be reported as one: better refused. */
function requireKnownCells(run: RunFile, files: Record<string, readonly { cell: string }[]>): void {
  const cells = new Set(run.cells.map((cell) => cell.id));
  for (const [file, rows] of Object.entries(files)) {
    const stranger = rows.find((row) => !cells.has(row.cell));
    if (!stranger) continue;
    throw new ReportError(
      `${file} has a cell "${stranger.cell}" that run.json does not know: the folder mixes two runs; run again into an empty folder.`,
    );
  }
  const studies = new Set(run.studies.map((study) => study.id));
  const orphan = run.cells.find((cell) => !studies.has(cell.study));
  if (orphan) {
    throw new ReportError(
      `run.json has a cell "${orphan.id}" of a study "${orphan.study}" that it does not describe; run again into an empty folder.`,
    );
  }
}
