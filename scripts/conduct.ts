/** From cells to a results folder: workers, the run itself, CSV and run.json. */
import { availableParallelism } from 'node:os';
import { UserError } from '../engine/core/errors.ts';
import type { Cell } from '../experiments/lab/cell.ts';
import { choicesOf } from '../experiments/lab/choices.ts';
import { GamesFile } from '../experiments/lab/games-file.ts';
import { openFolder, writeResults } from '../experiments/lab/results.ts';
import { runCells, type Progress, type RunResult } from '../experiments/lab/run.ts';
import { MOST_BLOCKS } from '../experiments/lab/tally.ts';
import { setTable } from '../experiments/lab/table.ts';
import { openWorkers } from '../experiments/lab/workers.ts';
import { describeRun, type StudyInfo } from './run-info.ts';
import { workerFile } from './build/compiled.ts';

export interface Conduct {
  readonly studies: readonly StudyInfo[];
  readonly cells: readonly Cell[];
  readonly workers?: number | undefined;
  readonly shardBlocks?: number | undefined;
  readonly check?: boolean | undefined;
  /** Where results go; nothing is written if it is left out. */
  readonly out?: string | undefined;
  /** Whether games.csv is wanted. */
  readonly gamesCsv?: boolean | undefined;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface Conducted extends RunResult {
  readonly seconds: number;
  readonly workers: number;
}

/** As many threads as cores, unless told otherwise. */
function workerCount(wanted = availableParallelism()): number {
  return wholeNumber(wanted, '--workers', 512);
}

function wholeNumber(count: number, flag: string, most: number): number {
  if (Number.isInteger(count) && count >= 1 && count <= most) return count;
  throw new UserError(`${flag} takes a whole number from 1 to ${most}, not ${count}.`);
}

export async function conduct(work: Conduct): Promise<Conducted> {
  const count = workerCount(work.workers);
  if (work.shardBlocks !== undefined) wholeNumber(work.shardBlocks, '--shard-size', MOST_BLOCKS);
  // Mistakes in a cell are found before a folder is made or a thread is started.
  const tables = await Promise.all(work.cells.map((cell) => setTable(cell)));
  for (const [i, cell] of work.cells.entries()) choicesOf(tables[i], cell);
  if (work.out !== undefined) openFolder(work.out);
  const gamesFile =
    work.out !== undefined && work.gamesCsv
      ? new GamesFile(
          work.out,
          tables.map(({ plan }) => plan),
        )
      : undefined;
  const started = new Date();
  const workers = openWorkers(count, await workerFile());
  try {
    const { shardBlocks, check, onProgress, signal } = work;
    const onRows = gamesFile ? gamesFile.write.bind(gamesFile) : undefined;
    const result = await runCells(work.cells, { workers, shardBlocks, check, onProgress, signal, onRows });
    const finished = new Date();
    const seconds = (finished.getTime() - started.getTime()) / 1000;
    if (work.out !== undefined) {
      const run = describeRun({ ...result, studies: work.studies, workers: count, started, finished });
      writeResults(work.out, result.cells, run);
    }
    return { ...result, seconds, workers: count };
  } finally {
    gamesFile?.close();
    await workers.close();
  }
}
