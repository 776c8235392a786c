/** The worker pool: piscina with one thread for each worker, no more. */
import { Piscina } from 'piscina';
import { foldWholeGames } from './inlining.ts';
import runShard, { type Shard, type ShardResult } from './shard.ts';

export interface Workers {
  readonly count: number;
  run(shard: Shard): Promise<ShardResult>;
  close(): Promise<void>;
}

/** `file`: the compiled `shard` module. */
export function openWorkers(count: number, file: string): Workers {
  foldWholeGames();
  // Its default of 1.5 threads for each core is meant for mixed work; ours never waits.
  const pool = new Piscina({ filename: file, minThreads: count, maxThreads: count, idleTimeout: Infinity });
  return {
    count,
    run: (shard) => pool.run(shard) as Promise<ShardResult>,
    close: () => pool.destroy(),
  };
}

/** No threads at all: for tests, and for programs that bring their own. */
export const HERE: Workers = {
  count: 1,
  async run(shard) {
    // Lets timers and signals be heard between two shards.
    await new Promise((resolve) => setImmediate(resolve));
    return runShard(shard);
  },
  close: () => Promise.resolve(),
};
