/**
 * Turns a results folder into pictures and one page. It reads the CSV files and run.json and
 * nothing else of ours, so results from elsewhere, or edited by hand, are reported all the same.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { drawCharts } from './charts/index.ts';
import { readResults } from './data/results.ts';
import { makePainter, type Picture } from './draw/painter.ts';
import { ReportError } from './errors.ts';
import { arrange, type Report } from './model.ts';
import { pageText } from './page/page.ts';
import { pageScripts } from './page/scripts.ts';
import { verdictLines } from './words/verdict-lines.ts';

export { ReportError } from './errors.ts';

export interface ReportOptions {
  /** Whether charts are written as PNG too; true unless told otherwise. */
  readonly png?: boolean;
}

export interface MadeReport {
  /** The page's path. */
  readonly page: string;
  /** The path of every chart's SVG; its Vega-Lite value and its PNG lie beside it. */
  readonly charts: string[];
  /** One sentence for every share that was judged. */
  readonly verdicts: string[];
}

/** Writes `charts/` and `report.html` into the results folder. */
export async function makeReport(dir: string, { png = true }: ReportOptions = {}): Promise<MadeReport> {
  const report = arrange(await readResults(dir));
  const folder = path.join(dir, 'charts');
  const page = path.join(dir, 'report.html');
  try {
    await mkdir(folder, { recursive: true });
    const pictures = await paintAll(report, folder, png);
    await writeFile(page, pageText(report, pictures, await pageScripts()));
    const charts = pictures.map(({ name }) => path.join(folder, `${name}.svg`));
    return { page, charts, verdicts: verdictLines(report) };
  } catch (error) {
    throw explained(error, dir);
  }
}

async function paintAll(report: Report, folder: string, png: boolean): Promise<Picture[]> {
  const paint = await makePainter(folder, png);
  const pictures: Picture[] = [];
  for (const chart of drawCharts(report)) pictures.push(await paint(chart));
  return pictures;
}

const NOT_WRITABLE = ['EACCES', 'EPERM', 'EROFS', 'EEXIST', 'EISDIR', 'ENOTDIR', 'ENOSPC'];

function explained(error: unknown, dir: string): unknown {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (!NOT_WRITABLE.includes(code)) return error;
  return new ReportError(
    `The report cannot be written into ${dir} (${code}): make room there or copy the results to a folder that can be written.`,
  );
}
