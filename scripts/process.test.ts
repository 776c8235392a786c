/** What only a process of its own can show: interruption and memory. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { HOUSE } from '../engine/core/folders.ts';
import { simulate } from './simulation.ts';

const MEGABYTE = 2 ** 20;

describe('the command as a process', () => {
  it('keeps what is finished on Ctrl-C and ends with 130', async () => {
    const out = path.join(mkdtempSync(path.join(tmpdir(), 'panda-lab-')), 'interrupted');
    const words = ['simulate', 'pass-the-pandas', '--games', '1000000000', '--workers', '1', '--out', out];
    const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/main.ts', ...words], { cwd: HOUSE });
    let shown = '';
    let told = '';
    child.stdout.on('data', (text: Buffer) => (told += text.toString()));
    child.stderr.on('data', (text: Buffer) => {
      shown += text.toString();
      // A first line of progress: games have been played.
      if (!child.killed && /games\/s/.test(shown)) child.kill('SIGINT');
    });
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect(code).toBe(130);
    expect(shown).toMatch(/\d+ %  [\d,]+ games, [\d,]+ games\/s, seat 1 wins [\d.]+ % ± [\d.]+, .* left/);
    expect(shown).toMatch(/Interrupted: the numbers above are those of the finished blocks/);
    expect(told).toMatch(/win_share +seat 1/);
    const run = JSON.parse(readFileSync(path.join(out, 'run.json'), 'utf8')) as {
      complete: boolean;
      cells: { games: number }[];
    };
    expect(run.complete).toBe(false);
    expect(run.cells[0].games).toBeGreaterThan(0);
    expect(readFileSync(path.join(out, 'summary.csv'), 'utf8')).toMatch(/win_share,seat:1/);
  });

  it('plays ten million games in flat memory', async () => {
    const before = process.memoryUsage().rss;
    let most = before;
    const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 50);
    const { games } = await simulate({ game: 'pass-the-pandas', players: 2, games: 10_000_000, workers: 2 });
    clearInterval(watch);
    expect(games).toBe(10_000_000);
    expect((most - before) / MEGABYTE).toBeLessThan(150);
  }, 300_000);
});
