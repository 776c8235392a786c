/** Native kernels to measure against, where they and a C compiler are at hand. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { HOUSE } from '../../engine/core/folders.ts';

const SCRIPT = path.resolve(HOUSE, '..', 'shared', 'anchors', 'run');

/** Why no anchor can be measured, or undefined if one can. */
export function whyNoAnchor(): string | undefined {
  if (!existsSync(SCRIPT)) return 'the native kernels are not at hand';
  try {
    execFileSync('gcc', ['--version'], { stdio: 'ignore' });
    return undefined;
  } catch {
    return 'there is no C compiler';
  }
}

/** Nanoseconds of a native kernel, measured once. */
export function measureAnchor({ program, kernel }: { program: string; kernel: string }): number {
  const output = execFileSync(SCRIPT, [program, '1'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const lines = output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { anchor: string; ns: number });
  const line = lines.find(({ anchor }) => anchor === kernel);
  if (!line) throw new Error(`${SCRIPT} ${program} says nothing of ${kernel}.`);
  return line.ns;
}
