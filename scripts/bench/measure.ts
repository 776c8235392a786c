/** Measures one case: ours and the anchor in turn, the best of several rounds of each. */
import { execFileSync } from 'node:child_process';
import { compiledFile } from '../build/compiled.ts';
import { conduct } from '../conduct.ts';
import { measureAnchor } from './anchor.ts';
import type { BenchCase } from './cases.ts';
import type { KernelTask } from './kernel.ts';

/** One line of the result: what, the figure, and the goal it is held against. */
export interface Figure {
  readonly what: string;
  readonly figure: string;
  readonly goal: string;
  readonly met: boolean | undefined;
}

async function kernel<T>(task: KernelTask): Promise<T> {
  const file = await compiledFile('scripts/bench/kernel');
  return JSON.parse(execFileSync(process.execPath, [file, JSON.stringify(task)], { encoding: 'utf8' })) as T;
}

interface Time {
  readonly nanoseconds: number;
}

export async function measureCase(
  one: BenchCase,
  rounds: number,
  anchored: boolean,
  others: string[],
): Promise<Figure[]> {
  const { game, seats, strategy } = one;
  const task = { game, seats, strategy };
  let [anchor, pipeline, engine, after] = [Infinity, Infinity, Infinity, Infinity];
  for (let round = 0; round < rounds; round++) {
    if (anchored && one.anchor) anchor = Math.min(anchor, measureAnchor(one.anchor));
    pipeline = Math.min(pipeline, (await kernel<Time>({ what: 'pipeline', ...task })).nanoseconds);
    engine = Math.min(engine, (await kernel<Time>({ what: 'engine', ...task })).nanoseconds);
    after = Math.min(after, (await kernel<Time>({ what: 'pipeline', ...task, before: others })).nanoseconds);
  }
  const name = `${game}, ${seats} × ${strategy}`;
  const figures = [
    timeFigure(`${name}: whole pipeline`, pipeline, anchor, one.pipelineAtMost),
    timeFigure(`${name}: bare engine`, engine, anchor, one.engineAtMost),
    ratioFigure(`${name}: after ${others.join(', ') || 'no other game'} in the same process`, after / pipeline, 1.1),
  ];
  if (Number.isFinite(anchor))
    figures.unshift({ what: one.anchor!.kernel, figure: `${anchor.toFixed(0)} ns`, goal: '', met: undefined });
  if (one.gamesAtLeast) figures.push(rateFigure(`${name}: games`, 1e9 / pipeline, one.gamesAtLeast));
  if (one.mctsAtLeast) {
    const { nanoseconds } = await kernel<Time>({ what: 'mcts', ...task });
    figures.push(rateFigure(`${game}, ${seats} players: mcts iterations`, 1e9 / nanoseconds, one.mctsAtLeast));
  }
  figures.push(await garbageFigure(name, task), await workersFigure(name, one, pipeline));
  return figures;
}

function timeFigure(what: string, time: number, anchor: number, atMost: number | undefined): Figure {
  const ratio = time / anchor;
  const figure = `${time.toFixed(0)} ns${Number.isFinite(anchor) ? `, ${ratio.toFixed(2)} × native` : ''}`;
  if (atMost === undefined || !Number.isFinite(anchor)) return { what, figure, goal: '', met: undefined };
  return { what, figure, goal: `at most ${atMost} ×`, met: ratio <= atMost };
}

function ratioFigure(what: string, ratio: number, atMost: number): Figure {
  return { what, figure: `${ratio.toFixed(2)} ×`, goal: `at most ${atMost} ×`, met: ratio <= atMost };
}

function rateFigure(what: string, rate: number, atLeast: number): Figure {
  const grouped = (count: number) => Math.round(count).toLocaleString('en-US');
  return { what, figure: `${grouped(rate)} /s`, goal: `at least ${grouped(atLeast)} /s`, met: rate >= atLeast };
}

interface Garbage {
  readonly collections: number;
  readonly bytesPerGame: number;
}

/** Compiling in the background leaves a trace now and then; the best of three tries counts. */
async function garbageFigure(name: string, task: Omit<KernelTask, 'what'>): Promise<Figure> {
  let least = await kernel<Garbage>({ what: 'garbage', ...task });
  for (let tries = 1; tries < 3 && least.collections > 0; tries++) {
    const again = await kernel<Garbage>({ what: 'garbage', ...task });
    if (again.collections < least.collections) least = again;
  }
  const figure = `${least.collections} collections, ${least.bytesPerGame.toFixed(2)} bytes a game`;
  return { what: `${name}: garbage in 2,000,000 games`, figure, goal: 'none', met: least.collections === 0 };
}

/**
 * Two workers against one. What a run of about a second takes is subtracted from one of five, so
 * that starting threads and compiling, which every run pays once, does not count.
 */
async function workersFigure(name: string, one: BenchCase, nanoseconds: number): Promise<Figure> {
  const [few, many] = [1e9, 5e9].map((time) => Math.ceil(time / nanoseconds));
  const seconds: number[] = [];
  for (const workers of [1, 2]) {
    seconds.push((await fastestRun(one, many, workers)) - (await fastestRun(one, few, workers)));
  }
  const speedup = seconds[0] / seconds[1];
  return {
    what: `${name}: two workers against one`,
    figure: `${speedup.toFixed(2)} ×`,
    goal: 'at least 1.9 ×',
    met: speedup >= 1.9,
  };
}

/** Seconds of the fastest of three runs. */
async function fastestRun({ game, seats, strategy }: BenchCase, blocks: number, workers: number): Promise<number> {
  const players = Array.from({ length: seats }, () => ({ strategy, options: {} }));
  const cell = { id: 'bench', study: 'bench', game, rules: {}, lineup: 'bench', players, seed: 'bench', blocks };
  let fastest = Infinity;
  for (let run = 0; run < 3; run++) {
    fastest = Math.min(fastest, (await conduct({ studies: [], cells: [cell], workers })).seconds);
  }
  return fastest;
}
