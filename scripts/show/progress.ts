/** Progress of a long run: games, games/s, the interval reached, time left. */
import type { Progress } from '../../experiments/lab/run.ts';
import { findingsOf } from '../../experiments/lab/summary.ts';
import { duration, grouped } from './numbers.ts';

/** On a pipe a plain line now and then; on a terminal one line that is rewritten. */
const PIPE_MILLISECONDS = 5000;
const CLEAR_LINE = '\r\u001b[K';

export class ProgressLine {
  readonly #started = performance.now();
  readonly #out: NodeJS.WriteStream;
  #printed = performance.now();
  #shown = false;

  constructor(out: NodeJS.WriteStream = process.stderr) {
    this.#out = out;
  }

  update(progress: Progress): void {
    const now = performance.now();
    if (this.#out.isTTY) {
      this.#out.write(CLEAR_LINE + this.#text(progress, now).slice(0, (this.#out.columns ?? 80) - 1));
      this.#shown = true;
    } else if (now - this.#printed >= PIPE_MILLISECONDS) {
      this.#printed = now;
      this.#out.write(`${this.#text(progress, now)}\n`);
    }
  }

  /** Leaves a clean line behind. */
  end(): void {
    if (this.#shown) this.#out.write(CLEAR_LINE);
  }

  #text({ games, doneBlocks, allBlocks, secondsLeft, current }: Progress, now: number): string {
    const seconds = (now - this.#started) / 1000;
    const parts = [`${grouped(games)} games`, `${grouped(games / Math.max(seconds, 0.001))} games/s`];
    const reached = intervalReached(current.totals);
    if (reached) parts.push(reached);
    if (secondsLeft !== undefined) parts.push(`${duration(secondsLeft)} left`);
    return `${Math.floor((100 * doneBlocks) / allBlocks)} %  ${parts.join(', ')}`;
  }
}

/** "seat 1 wins 27.5 % ± 0.3": the first share of the cell worked on. */
function intervalReached(totals: Progress['current']['totals']): string | undefined {
  if (totals.blocks < 2) return undefined;
  const { mean, low, high } = findingsOf(totals)[0];
  return `seat 1 wins ${(100 * mean).toFixed(1)} % ± ${(50 * (high - low)).toFixed(2)}`;
}
