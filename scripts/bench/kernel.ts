/**
 * The measured work, in a process of its own that runs compiled code: one task from the command
 * line as JSON, one JSON line back. Times are the best of many short runs: on a shared machine
 * the fastest run is the one least disturbed.
 */
import { PerformanceObserver } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { loadGame } from '../../engine/core/catalog.ts';
import { startLuck } from '../../engine/core/luck.ts';
import { playRandomly } from '../../engine/core/playout.ts';
import { parseRules } from '../../engine/core/rules.ts';
import { BLOCK_KEY_WORDS, fillBlockKey, keyFromText, PURPOSE, startStream } from '../../engine/core/seeds.ts';
import { createStream } from '../../engine/core/stream.ts';
import type { Cell } from '../../experiments/lab/cell.ts';
import { Counter } from '../../experiments/lab/counter.ts';
import { foldWholeGames } from '../../experiments/lab/inlining.ts';
import runShard, { type Shard } from '../../experiments/lab/shard.ts';
import { setTable } from '../../experiments/lab/table.ts';

export interface KernelTask {
  readonly what: 'pipeline' | 'engine' | 'mcts' | 'garbage';
  readonly game: string;
  readonly seats: number;
  readonly strategy: string;
  /** Games to play first in the same process, each by two players at random. */
  readonly before?: readonly string[];
}

const RUNS = 20;
const RUN_MILLISECONDS = 30;
const WARM_UP_MILLISECONDS = 1500;
const WARM_UP_UNITS = 4096;
/** A shard holds no more. */
const MOST_UNITS = 65_536;

function cellOf(game: string, seats: number, strategy: string, options = {}): Cell {
  const players = Array.from({ length: seats }, () => ({ strategy, options }));
  return { id: 'bench', study: 'bench', game, rules: {}, lineup: 'bench', players, seed: 'bench', blocks: 0 };
}

function shardOf(cell: Cell, firstBlock: number, blocks: number): Shard {
  return { cell, firstBlock, blocks, rows: false, check: false, signals: new Int32Array(new SharedArrayBuffer(8)) };
}

/** Nanoseconds for one unit of work; `work(n)` does n units. */
async function best(work: (units: number) => Promise<void> | void): Promise<number> {
  // Loading and compiling come first, and do not count.
  for (const start = performance.now(); performance.now() - start < WARM_UP_MILLISECONDS;) await work(WARM_UP_UNITS);
  let units = 64;
  for (let spent = 0; spent < RUN_MILLISECONDS && units < MOST_UNITS; units *= 2) {
    const start = performance.now();
    await work(units);
    spent = performance.now() - start;
  }
  let fastest = Infinity;
  for (let run = 0; run < RUNS; run++) {
    const start = performance.now();
    await work(units);
    fastest = Math.min(fastest, performance.now() - start);
  }
  return (fastest * 1e6) / units;
}

/** The whole pipeline: streams, masking, strategy calls, tallies, rotation. */
async function pipeline({ game, seats, strategy, before = [] }: KernelTask): Promise<object> {
  for (const other of before) await runShard(shardOf(cellOf(other, 2, 'random'), 0, 20_000));
  const cell = cellOf(game, seats, strategy);
  let block = 0;
  const nanoseconds = await best(async (blocks) => {
    await runShard(shardOf(cell, block, blocks));
    block += blocks;
  });
  return { nanoseconds };
}

/** The bare engine with its own random choices. */
async function engine({ game: id, seats }: KernelTask): Promise<object> {
  const module = await loadGame(id);
  const game = module.create(parseRules(module, {}, seats), seats);
  const state = game.states.create();
  const legal = new Int32Array(game.maxLegal);
  const stream = createStream();
  const blockKey = new Int32Array(BLOCK_KEY_WORDS);
  fillBlockKey(blockKey, keyFromText('bench'), 0);
  startLuck(state.luck, blockKey);
  startStream(stream, blockKey, PURPOSE.player);
  const play = (games: number) => {
    for (let i = 0; i < games; i++) {
      game.start(state);
      playRandomly(game, state, stream, legal, game.maxDecisions);
    }
  };
  return { nanoseconds: await best(play) };
}

/** Iterations a second of mcts with 1,000 iterations a decision, at the first decisions of games. */
async function mcts({ game, seats }: KernelTask): Promise<object> {
  const iterations = 1000;
  const table = await setTable(cellOf(game, seats, 'mcts', { iterations }));
  const counter = new Counter(table.plan);
  let block = 0;
  let fastest = Infinity;
  for (let run = 0; run < RUNS; run++) {
    let decisions = 0;
    const start = performance.now();
    while (performance.now() - start < RUN_MILLISECONDS) {
      table.openBlock(block++);
      table.play(0, counter.row);
      decisions += counter.row.values[table.plan.valueCount - 1];
    }
    fastest = Math.min(fastest, ((performance.now() - start) * 1e6) / (decisions * iterations));
  }
  return { nanoseconds: fastest };
}

/** Garbage collections and bytes a game over two million games, warmed up. */
async function garbage({ game, seats, strategy }: KernelTask): Promise<object> {
  let collections = 0;
  const observer = new PerformanceObserver((list) => (collections += list.getEntries().length));
  const cell = cellOf(game, seats, strategy);
  for (let i = 0; i < 10; i++) await runShard(shardOf(cell, i * 20_000, 20_000));
  // What loading and compiling left behind is not the games'.
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  const run = async (blocks: number) => {
    const before = process.memoryUsage().heapUsed;
    for (let done = 0; done < blocks; done += 50_000) await runShard(shardOf(cell, done, 50_000));
    return process.memoryUsage().heapUsed - before;
  };
  const few = await run(500_000);
  observer.observe({ entryTypes: ['gc'] });
  const many = await run(2_000_000);
  await new Promise((resolve) => setTimeout(resolve, 50));
  return { collections, bytesPerGame: Math.max(0, (many - few) / 1_500_000) };
}

const TASKS = { pipeline, engine, mcts, garbage };
foldWholeGames();
const task = JSON.parse(process.argv[2]) as KernelTask;
console.log(JSON.stringify(await TASKS[task.what](task)));
