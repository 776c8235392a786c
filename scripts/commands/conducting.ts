/** What `simulate`, `run` and `showcase` have in common: options, progress, interruption, the end. */
import type { Argv } from 'yargs';
import { conduct, type Conduct, type Conducted } from '../conduct.ts';
import { Exit } from '../exit.ts';
import { showCell } from '../show/findings.ts';
import { duration, grouped } from '../show/numbers.ts';
import { ProgressLine } from '../show/progress.ts';

export function withRunOptions<T>(yargs: Argv<T>) {
  return yargs
    .option('workers', { type: 'number', describe: 'Threads; as many as cores if not given' })
    .option('shard-size', {
      type: 'number',
      describe: 'Blocks a worker is given at once; does not change results',
      hidden: true,
    })
    .option('games-csv', {
      type: 'boolean',
      default: false,
      describe: 'Also write games.csv: a row a game, with its replay code',
    })
    .option('check', { type: 'boolean', default: false, describe: 'Check every action and count every die (slower)' });
}

/** Runs with a progress line. Ctrl-C keeps what is finished; a second one ends at once. */
export async function conductShown(work: Omit<Conduct, 'onProgress' | 'signal'>): Promise<Conducted> {
  const abort = new AbortController();
  const interrupt = () => {
    if (abort.signal.aborted) process.exit(130);
    abort.abort();
  };
  process.on('SIGINT', interrupt);
  process.on('SIGTERM', interrupt);
  const line = new ProgressLine();
  try {
    return await conduct({ ...work, signal: abort.signal, onProgress: (progress) => line.update(progress) });
  } finally {
    line.end();
    process.off('SIGINT', interrupt);
    process.off('SIGTERM', interrupt);
  }
}

/** Prints the result tables and how it ended. */
export async function showResult(result: Conducted, out: string | undefined): Promise<void> {
  for (const cell of result.cells) {
    if (cell.totals.games > 0) console.log(`${await showCell(cell)}\n`);
  }
  const games = result.cells.reduce((sum, { totals }) => sum + totals.games, 0);
  const speed = `${grouped(games / Math.max(result.seconds, 0.001))} games/s`;
  const where = out === undefined ? 'nothing was written (--out <folder> keeps CSV)' : `CSV in ${out}`;
  console.log(
    `${grouped(games)} games in ${duration(result.seconds)} (${speed}, ${result.workers} workers); ${where}.`,
  );
}

/** Turns an early end into its exit code. */
export function requireComplete({ complete, failure }: Conducted): void {
  if (failure) throw failure.expected ? new Exit(2, failure.message) : new Error(failure.message);
  if (!complete) throw new Exit(130, 'Interrupted: the numbers above are those of the finished blocks.');
}
