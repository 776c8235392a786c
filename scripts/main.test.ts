import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { file, folder, panda } from './test-command.ts';

describe('the commands', () => {
  it('lists the games, and calibration games when asked', async () => {
    expect((await panda('games')).out).not.toMatch(/kuhn-poker/);
    expect((await panda('games', '--all')).out).toMatch(/kuhn-poker[^\n]*calibration/);
  });

  it('shows rules with default, range, provenance and meaning', async () => {
    const { out } = await panda('rules', 'pass-the-pandas');
    expect(out).toMatch(/startingDice\.4 +5 +1 to 20 +rulebook +Dice each player/);
    expect(out).toMatch(/pandamonium\.target +25 +1 to 1000 +reconstructed/);
    const { out: json } = await panda('rules', 'pass-the-pandas', '--json');
    expect(JSON.parse(json)).toContainEqual(expect.objectContaining({ key: 'places', default: false }));
  });

  it('lists strategies with their options', async () => {
    const { out } = await panda('strategies', 'pass-the-pandas');
    expect(out).toMatch(/pass-the-pandas\/blocker/);
    expect(out).toMatch(/mcts .*iterations=/);
    expect(out).not.toMatch(/pig\//);
  });

  it('simulates into a folder, with a row a game, and replays one of them', async () => {
    const out = path.join(folder, 'simulated');
    const result = await panda(
      'simulate',
      'pass-the-pandas',
      '--players',
      '3',
      '--games',
      '50',
      '--out',
      out,
      '--games-csv',
      '--workers',
      '1',
    );
    expect(result.code).toBe(0);
    expect(result.out).toMatch(/win_share +seat 1 +[\d.]+ % ± [\d.]+/);
    const lines = readFileSync(path.join(out, 'games.csv'), 'utf8').trim().split('\n');
    expect(lines).toHaveLength(51);
    const code = /panda1-[\w-]+/.exec(lines[7])![0];
    const words = await panda('replay', code);
    expect(words.out).toMatch(/→ seat \d passes a panda to seat \d/);
    const json = await panda('replay', code, '--json');
    const first = JSON.parse(json.out.split('\n')[0]) as Record<string, unknown>;
    expect(first).toMatchObject({ number: 1, player: 'random' });
    expect(first).toHaveProperty('state.dice');
    expect(first).toHaveProperty('legal.0.text');
  });

  it('writes the same bytes for 1, 2 and 3 workers and any shard size', async () => {
    const study = file(
      'bytes.yaml',
      'question: q\ngame: pass-the-pandas\nseed: bytes\nblocks: 500\nlineups:\n  mixed: [pass-the-pandas/fewest, random, random, random]\n  search: ["mcts(iterations=4)", random]\n',
    );
    const names = ['summary.csv', 'histograms.csv', 'examples.csv', 'games.csv'];
    const outcomes: string[] = [];
    for (const [workers, size] of [
      ['1', '500'],
      ['2', '37'],
      ['3', '8'],
    ]) {
      const out = path.join(folder, `workers-${workers}`);
      const { code } = await panda(
        'run',
        study,
        '--out',
        out,
        '--workers',
        workers,
        '--shard-size',
        size,
        '--games-csv',
      );
      expect(code).toBe(0);
      outcomes.push(names.map((name) => readFileSync(path.join(out, name), 'utf8')).join('\n'));
    }
    expect(outcomes[1]).toBe(outcomes[0]);
    expect(outcomes[2]).toBe(outcomes[0]);
  });

  it('keeps finished blocks when a bot fails', async () => {
    const late = file(
      'late.ts',
      "let n = 0;\nexport default { create: () => ({ decide(turn) { if (++n > 3000) throw new Error('tired'); return turn.legal[0]; } }) };",
    );
    const out = path.join(folder, 'late');
    const { code, err } = await panda(
      'simulate',
      'pass-the-pandas',
      '-s',
      `${late},random,random`,
      '--games',
      '30000',
      '--out',
      out,
      '--workers',
      '1',
    );
    expect(code).toBe(2);
    expect(err).toMatch(/late\.ts threw an error: tired/);
    const run = JSON.parse(readFileSync(path.join(out, 'run.json'), 'utf8')) as {
      complete: boolean;
      cells: { blocks: number }[];
    };
    expect(run.complete).toBe(false);
    expect(run.cells[0].blocks).toBeGreaterThan(0);
  });

  it('says in run.json how results came about', async () => {
    const out = path.join(folder, 'told');
    mkdirSync(out, { recursive: true });
    await panda('simulate', 'pass-the-pandas', '-r', 'places=true', '--games', '20', '--out', out, '--workers', '1');
    const run = JSON.parse(readFileSync(path.join(out, 'run.json'), 'utf8')) as {
      cells: { rules: unknown[]; signature: string }[];
    };
    expect(run).toMatchObject({ program: 'panda-lab', complete: true, workers: 1 });
    expect(run.cells[0].signature).toMatch(/^[0-9a-f]{8}$/);
    expect(run.cells[0].rules).toContainEqual(
      expect.objectContaining({ key: 'places', value: true, default: false, changed: true, provenance: 'rulebook' }),
    );
  });
});
