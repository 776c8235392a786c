/**
 * Runs cells: cuts them into shards, hands those to workers and adds up what comes home. Shards
 * may have any size and come back in any order; the totals are the same.
 */
import type { Cell } from './cell.ts';
import { Gains } from './gains.ts';
import { PLAYED, STOP, type Failure, type Shard, type ShardResult } from './shard.ts';
import type { Workers } from './workers.ts';
import { setTable, type Table } from './table.ts';
import { MOST_BLOCKS } from './tally.ts';
import { Totals } from './totals.ts';

export interface RunOptions {
  readonly workers: Workers;
  /** Blocks of a shard; by default as many as take a quarter of a second. */
  readonly shardBlocks?: number | undefined;
  readonly check?: boolean | undefined;
  /** Called often; must be quick. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /** Rows of games, if wanted: in order of cells and blocks. */
  readonly onRows?: ((result: CellResult, firstBlock: number, rows: Int32Array) => void) | undefined;
  /** Ends the run early; what is finished is kept. */
  readonly signal?: AbortSignal | undefined;
}

export interface CellResult {
  readonly cell: Cell;
  readonly table: Table;
  readonly totals: Totals;
  /** What choices gained; empty if that was not asked. */
  readonly gains: Gains;
  /** Time of all its shards together. */
  milliseconds: number;
}

export interface RunResult {
  readonly cells: readonly CellResult[];
  /** Whether every block was played. */
  readonly complete: boolean;
  readonly failure?: Failure | undefined;
}

export interface Progress {
  /** Games played, those of unfinished shards included. */
  readonly games: number;
  readonly doneBlocks: number;
  readonly allBlocks: number;
  /** What the rest will take, judged by each cell's own speed; undefined while nothing is known. */
  readonly secondsLeft: number | undefined;
  /** The cell worked on last. */
  readonly current: CellResult;
}

/** How long a shard should take: long enough to hide messages, short enough to share out the end. */
const SHARD_MILLISECONDS = 250;
/** The first shard of a cell, when nobody knows yet how long a block takes. */
const FIRST_BLOCKS = 16;
const PROGRESS_MILLISECONDS = 100;

/** Sets all tables first, so that every mistake in a study is found before anything runs. */
export async function runCells(cells: readonly Cell[], options: RunOptions): Promise<RunResult> {
  const results: CellResult[] = [];
  for (const cell of cells) {
    const table = await setTable(cell, options.check);
    results.push({ cell, table, totals: new Totals(table.plan), gains: new Gains(), milliseconds: 0 });
  }
  return new Run(results, options).run();
}

class Run {
  readonly #results: readonly CellResult[];
  readonly #options: RunOptions;
  readonly #signals = new Int32Array(new SharedArrayBuffer(8));
  /** Rows that came home before those of an earlier shard. */
  readonly #waiting = new Map<number, () => void>();
  #rowsWritten = 0;
  #shards = 0;
  #cell = 0;
  #nextBlock = 0;
  #doneBlocks = 0;
  #failure: Failure | undefined;

  constructor(results: readonly CellResult[], options: RunOptions) {
    this.#results = results;
    this.#options = options;
  }

  async run(): Promise<RunResult> {
    const { workers, signal } = this.#options;
    const stop = () => Atomics.store(this.#signals, STOP, 1);
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop);
    const ticker = setInterval(() => this.#report(), PROGRESS_MILLISECONDS);
    try {
      // One more errand than workers: nobody waits while results are added up.
      await Promise.all(Array.from({ length: workers.count + 1 }, () => this.#lane()));
    } finally {
      clearInterval(ticker);
      signal?.removeEventListener('abort', stop);
    }
    this.#report();
    return { cells: this.#results, complete: this.#doneBlocks === this.#allBlocks(), failure: this.#failure };
  }

  /** Fetches one shard after the other until there are none. */
  async #lane(): Promise<void> {
    for (let shard = this.#nextShard(); shard; shard = this.#nextShard()) {
      const result = this.#results[this.#cell];
      const number = this.#shards++;
      this.#absorb(result, shard, number, await this.#options.workers.run(shard));
    }
  }

  #nextShard(): Shard | undefined {
    if (this.#failure || Atomics.load(this.#signals, STOP) === 1) return undefined;
    while (this.#cell < this.#results.length && this.#nextBlock >= this.#results[this.#cell].cell.blocks) {
      if (this.#cell === this.#results.length - 1) return undefined;
      this.#cell++;
      this.#nextBlock = 0;
    }
    const result = this.#results[this.#cell];
    const firstBlock = this.#nextBlock;
    const blocks = this.#sizeOf(result, result.cell.blocks - firstBlock);
    this.#nextBlock += blocks;
    const { check = false, onRows } = this.#options;
    return { cell: result.cell, firstBlock, blocks, rows: onRows !== undefined, check, signals: this.#signals };
  }

  #sizeOf(result: CellResult, left: number): number {
    const { shardBlocks, workers } = this.#options;
    const { totals, milliseconds } = result;
    const byTime = totals.blocks === 0 ? FIRST_BLOCKS : (SHARD_MILLISECONDS * totals.blocks) / milliseconds;
    const fair = left / (workers.count + 1);
    const wanted = shardBlocks ?? Math.max(Math.min(byTime, fair), FIRST_BLOCKS / 4);
    return Math.max(1, Math.min(left, MOST_BLOCKS, Math.ceil(wanted)));
  }

  #absorb(result: CellResult, shard: Shard, number: number, home: ShardResult): void {
    if (home.tally.length > 0) result.totals.add(home.tally);
    for (const gain of home.gains ?? []) result.gains.add(gain);
    result.milliseconds += home.milliseconds;
    this.#doneBlocks += home.blocks;
    if (home.failure) {
      this.#failure ??= home.failure;
      Atomics.store(this.#signals, STOP, 1);
    }
    const { onRows } = this.#options;
    this.#waiting.set(number, () => {
      if (onRows && home.rows) onRows(result, shard.firstBlock, home.rows);
    });
    for (let write = this.#waiting.get(this.#rowsWritten); write; write = this.#waiting.get(this.#rowsWritten)) {
      write();
      this.#waiting.delete(this.#rowsWritten++);
    }
  }

  #allBlocks(): number {
    return this.#results.reduce((sum, { cell }) => sum + cell.blocks, 0);
  }

  /** Cells not begun are taken to be as fast as the average block so far. */
  #secondsLeft(): number | undefined {
    const spent = this.#results.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
    if (this.#doneBlocks === 0) return undefined;
    const average = spent / this.#doneBlocks;
    const left = this.#results.reduce((sum, { cell, totals, milliseconds }) => {
      const perBlock = totals.blocks > 0 ? milliseconds / totals.blocks : average;
      return sum + (cell.blocks - totals.blocks) * perBlock;
    }, 0);
    return left / 1000 / this.#options.workers.count;
  }

  #report(): void {
    this.#options.onProgress?.({
      games: Atomics.load(this.#signals, PLAYED) >>> 0,
      doneBlocks: this.#doneBlocks,
      allBlocks: this.#allBlocks(),
      secondsLeft: this.#secondsLeft(),
      current: this.#results[Math.min(this.#cell, this.#results.length - 1)],
    });
  }
}
