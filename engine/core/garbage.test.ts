/** No garbage: 200,000 games of every game, compiled, in a process of its own. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { listGames } from './catalog.ts';
import { HOUSE } from './folders.ts';

/** The test runner's own way of loading modules leaves traces; a plain bundle does not. */
function program(game: string, seats: number): string {
  return `
    import { PerformanceObserver } from 'node:perf_hooks';
    import module from './engine/games/${game}/index.ts';
    import { stepRandomly } from './engine/core/playout.ts';
    import { measureWords } from './engine/core/game.ts';
    import { startLuck } from './engine/core/luck.ts';
    import { createStream, nextWord } from './engine/core/stream.ts';
    const game = module.create(module.rules.parse({}), ${seats});
    const state = game.states.create();
    const stream = createStream();
    stream.set([1, 2, 3, 4]);
    startLuck(state.luck, Int32Array.of(1, 2, 3));
    const legal = new Int32Array(game.maxLegal);
    const points = new Int32Array(game.seats);
    const measures = new Int32Array(measureWords(game));
    function play(games) {
      for (let i = 0; i < games; i++) {
        game.start(state);
        stepRandomly(game, state, stream, legal, game.maxDecisions);
        if (game.mover(state) !== -1) continue;
        game.score(state, points);
        game.measure(state, measures);
      }
    }
    // Long games get fewer rounds, so that no game makes the test endless.
    const started = performance.now();
    for (let i = 0; i < 400 && performance.now() - started < 4000; i++) play(100);
    const games = Math.min(200_000, Math.ceil(40_000 * 8000 / (performance.now() - started)));
    // What loading and compiling left behind is not the game's.
    gc();
    await new Promise((resolve) => setTimeout(resolve, 50));
    let collections = 0;
    const observer = new PerformanceObserver((list) => (collections += list.getEntries().length));
    observer.observe({ entryTypes: ['gc'] });
    for (let done = 0; done < games; done += 100) play(100);
    await new Promise((resolve) => setTimeout(resolve, 50));
    console.log(collections);
  `;
}

function collections(game: string, seats: number): number {
  const { outputFiles } = buildSync({
    stdin: { contents: program(game, seats), resolveDir: HOUSE, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
  });
  const text = execFileSync(process.execPath, ['--expose-gc', '--input-type=module', '-'], {
    cwd: path.join(HOUSE, 'engine'),
    input: Buffer.from(outputFiles[0].contents),
    encoding: 'utf8',
  });
  return Number(text);
}

describe('no garbage collection in 200,000 games of', async () => {
  for (const { id, seats } of await listGames()) {
    it(id, () => {
      // Compiling in the background leaves a trace now and then; the best of three tries counts.
      const tries: number[] = [];
      while (tries.length < 3 && !tries.includes(0)) tries.push(collections(id, seats.max));
      expect(Math.min(...tries)).toBe(0);
    });
  }
});
