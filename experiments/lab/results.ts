/** Writes a results folder: CSV for everybody, run.json for what must not stand in a CSV. */
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Papa from 'papaparse';
import { UserError } from '../../engine/core/errors.ts';
import type { CellResult } from './run.ts';
import {
  EXAMPLE_COLUMNS,
  exampleRows,
  gainRows,
  HISTOGRAM_COLUMNS,
  histogramRows,
  SUMMARY_COLUMNS,
  summaryRows,
} from './summary.ts';

const PROBE = '.panda-lab-can-write';

/** Makes the folder, and tells now rather than after an hour if it cannot be written. */
export function openFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, PROBE), '');
    rmSync(path.join(folder, PROBE));
  } catch (error) {
    const { code = 'error' } = error as NodeJS.ErrnoException;
    throw new UserError(`The output folder ${folder} cannot be written (${code}): choose another with --out.`);
  }
}

export function writeResults(folder: string, cells: readonly CellResult[], run: object): void {
  const all = <T>(rows: (result: CellResult) => T[]) => cells.flatMap(rows);
  writeCsv(
    folder,
    'summary.csv',
    SUMMARY_COLUMNS,
    all(({ cell, totals, gains }) => [...summaryRows(cell, totals), ...gainRows(cell, gains)]),
  );
  writeCsv(
    folder,
    'histograms.csv',
    HISTOGRAM_COLUMNS,
    all(({ cell, totals }) => histogramRows(cell, totals)),
  );
  writeCsv(
    folder,
    'examples.csv',
    EXAMPLE_COLUMNS,
    all(({ cell, totals }) => exampleRows(cell, totals)),
  );
  writeWhole(path.join(folder, 'run.json'), `${JSON.stringify(run, null, 2)}\n`);
}

function writeCsv<C extends string>(
  folder: string,
  name: string,
  columns: readonly C[],
  rows: Record<C, unknown>[],
): void {
  writeWhole(path.join(folder, name), csvText(columns, rows));
}

/** A header and rows, each line ended by a plain line feed. */
export function csvText<C extends string>(columns: readonly C[], rows: readonly Record<C, unknown>[]): string {
  const data = rows.map((row) => columns.map((column) => row[column]));
  return `${Papa.unparse({ fields: [...columns], data }, { newline: '\n' })}\n`;
}

/** A file is there whole or not at all. */
function writeWhole(file: string, text: string): void {
  writeFileSync(`${file}.part`, text);
  renameSync(`${file}.part`, file);
}
