/** Reads one file of a results folder, and says in one sentence why it cannot. */
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import Papa from 'papaparse';
import type { z } from 'zod';
import { ReportError } from '../errors.ts';
import { runSchema, type RunFile } from './run-file.ts';

const REMEDY = 'write a results folder with `panda-lab simulate … --out <dir>` or `panda-lab run <study.yaml>`';

/** Refuses what is not a folder. */
export async function requireFolder(dir: string): Promise<void> {
  const found = await stat(dir).catch(() => undefined);
  if (found?.isDirectory()) return;
  const what = found ? `${dir} is a file, not a results folder` : `There is no folder ${dir}`;
  throw new ReportError(`${what}: ${REMEDY}, then name that folder.`);
}

export async function readRun(dir: string): Promise<RunFile> {
  const text = await readText(dir, 'run.json');
  const parsed = runSchema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const place = issue.path.join('.') || 'the whole file';
  throw new ReportError(`run.json is not one that panda-lab wrote (${place}: ${issue.message}): ${REMEDY}.`);
}

/** All rows of a CSV file, checked; the schema's keys are the columns it must have. */
export async function readRows<Shape extends z.ZodRawShape>(
  dir: string,
  file: string,
  schema: z.ZodObject<Shape>,
): Promise<z.infer<z.ZodObject<Shape>>[]> {
  const text = await readText(dir, file);
  const table = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true });
  requireColumns(file, table.meta.fields ?? [], Object.keys(schema.shape));
  const [broken] = table.errors.filter((error) => error.code !== 'UndetectableDelimiter');
  if (broken) throw new ReportError(`${file} cannot be read${brokenLine(broken)} (${broken.message}): ${REMEDY}.`);
  return table.data.map((row, index) => {
    const parsed = schema.safeParse(row);
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    const column = String(issue.path[0]);
    const why = issue.code === 'invalid_union' ? 'must be a number or empty' : issue.message;
    throw new ReportError(
      `${file}${lineOf(index)}: ${column} is "${row[column]}" but ${why}; restore the file or run again.`,
    );
  });
}

async function readText(dir: string, file: string): Promise<string> {
  try {
    return await readFile(path.join(dir, file), 'utf8');
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    const what = missing ? `There is no ${file} in ${dir}` : `${file} in ${dir} cannot be opened`;
    throw new ReportError(`${what}: ${REMEDY}.`);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ReportError(`run.json is not valid JSON (${(error as Error).message}): ${REMEDY}.`);
  }
}

function requireColumns(file: string, found: readonly string[], needed: readonly string[]): void {
  const missing = needed.filter((column) => !found.includes(column));
  if (missing.length === 0) return;
  throw new ReportError(
    `${file} has no column ${missing.join(', ')}: its first line must name ${needed.join(',')}; restore it or run again.`,
  );
}

/** Papa Parse counts the header among the rows only where quotes are amiss. */
function brokenLine({ type, row }: Papa.ParseError): string {
  return lineOf(type === 'Quotes' && row !== undefined ? row - 1 : row);
}

/** Line numbers as an editor counts them: the header is line 1. */
function lineOf(row: number | undefined): string {
  return row === undefined ? '' : `, line ${row + 2}`;
}
