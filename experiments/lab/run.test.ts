import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { WIN_POINTS } from '../../engine/core/game.ts';
import type { Cell } from './cell.ts';
import { Counter } from './counter.ts';
import { GamesFile } from './games-file.ts';
import { estimateShare } from './interval.ts';
import { readReplayCode } from './replay-code.ts';
import { replayGame } from './replay.ts';
import { csvText } from './results.ts';
import { runCells } from './run.ts';
import runShard, { STOP } from './shard.ts';
import { exampleRows, findingsOf, HISTOGRAM_COLUMNS, histogramRows, SUMMARY_COLUMNS, summaryRows } from './summary.ts';
import { setTable } from './table.ts';
import { HERE } from './workers.ts';

const player = (strategy: string) => ({ strategy, options: {} });

function cellOf(strategies: string[], blocks: number, rules = {}): Cell {
  const players = strategies.map(player);
  return { id: 'c', study: 's', game: 'pass-the-pandas', rules, lineup: 'l', players, seed: 'run', blocks };
}

const MIXED = cellOf(['pass-the-pandas/fewest', 'random', 'random', 'random'], 300);

async function texts(cell: Cell, shardBlocks: number | undefined): Promise<string> {
  const { cells } = await runCells([cell], { workers: HERE, shardBlocks });
  const [{ totals }] = cells;
  const summary = csvText(SUMMARY_COLUMNS, summaryRows(cell, totals));
  return summary + csvText(HISTOGRAM_COLUMNS, histogramRows(cell, totals)) + JSON.stringify(exampleRows(cell, totals));
}

describe('a run', () => {
  it('gives the same bytes for any shard size', async () => {
    const whole = await texts(MIXED, 300);
    expect(await texts(MIXED, 1)).toBe(whole);
    expect(await texts(MIXED, 7)).toBe(whole);
    expect(await texts(MIXED, undefined)).toBe(whole);
  });

  it('gives the same bytes whatever the order in which shards come home', async () => {
    const late = new Set([0, 14, 28]);
    const workers = {
      count: 4,
      close: () => Promise.resolve(),
      async run(shard: Parameters<typeof runShard>[0]) {
        const result = await runShard(shard);
        if (late.has(shard.firstBlock)) await new Promise((resolve) => setTimeout(resolve, 60));
        return result;
      },
    };
    const { cells } = await runCells([MIXED], { workers, shardBlocks: 7 });
    const { totals } = cells[0];
    const here = await runCells([MIXED], { workers: HERE });
    expect(summaryRows(MIXED, totals)).toEqual(summaryRows(MIXED, here.cells[0].totals));
    expect(exampleRows(MIXED, totals)).toEqual(exampleRows(MIXED, here.cells[0].totals));
  });

  it('agrees with adding up game by game', async () => {
    const { cells } = await runCells([MIXED], { workers: HERE });
    const findings = findingsOf(cells[0].totals);
    const table = await setTable(MIXED);
    const { row } = new Counter(table.plan);
    const seat1: number[] = [];
    const fewest: number[] = [];
    let turns = 0;
    for (let block = 0; block < MIXED.blocks; block++) {
      const rotations = table.openBlock(block);
      let [ofSeat, ofPlayer] = [0, 0];
      for (let rotation = 0; rotation < rotations; rotation++) {
        table.play(rotation, row);
        ofSeat += row.values[0];
        ofPlayer += row.values[table.kinds.indexOf(0)];
        turns += row.measures[0];
      }
      seat1.push(ofSeat);
      fewest.push(ofPlayer);
    }
    const share = (blocks: number[]) => {
      const sum = blocks.reduce((a, b) => a + b, 0);
      const squares = blocks.reduce((a, b) => a + b * b, 0);
      return estimateShare(blocks.length, BigInt(sum), BigInt(squares), 4 * WIN_POINTS);
    };
    expect(findings.find(({ who }) => who === 'seat:1')).toMatchObject(share(seat1));
    expect(findings.find(({ who }) => who === 'strategy:pass-the-pandas/fewest')).toMatchObject(share(fewest));
    expect(findings.find(({ quantity }) => quantity === 'turns')?.mean).toBeCloseTo(turns / MIXED.blocks / 4, 10);
  });

  it('counts every game once in each histogram', async () => {
    const { cells } = await runCells([MIXED], { workers: HERE });
    const { totals } = cells[0];
    const rows = histogramRows(MIXED, totals);
    const count = (quantity: string, who: string) =>
      rows
        .filter((row) => row.quantity === quantity && row.who === who)
        .reduce((sum, row) => sum + Number(row.count), 0);
    expect(totals.games).toBe(1200);
    expect(count('turns', 'game')).toBe(1200);
    expect(count('score', 'strategy:random')).toBe(3600);
    const mean = rows
      .filter(({ quantity }) => quantity === 'turns')
      .reduce((sum, { low, count: games }) => sum + Number(low) * Number(games), 0);
    expect(mean / 1200).toBeCloseTo(findingsOf(totals).find(({ quantity }) => quantity === 'turns')!.mean, 10);
  });

  it('drops the whole block of a game that was cut off, and counts the game', async () => {
    const cell = cellOf(['random', 'random', 'random', 'random'], 400, {
      maxTurns: 100,
      sides: { water: 1, blank: 12 },
    });
    const { cells } = await runCells([cell], { workers: HERE });
    const { totals } = cells[0];
    expect(totals.games).toBe(400);
    expect(totals.unfinished).toBeGreaterThan(0);
    expect(totals.blocks).toBe(400 - totals.unfinished);
  });

  it('stops when told to and keeps what is finished', async () => {
    const abort = new AbortController();
    const { cells, complete } = await runCells([{ ...MIXED, blocks: 1_000_000 }], {
      workers: HERE,
      shardBlocks: 50,
      signal: abort.signal,
      onProgress: ({ doneBlocks }) => {
        if (doneBlocks > 0) abort.abort();
      },
    });
    expect(complete).toBe(false);
    expect(cells[0].totals.blocks).toBeGreaterThan(0);
    expect(cells[0].totals.blocks).toBeLessThan(1_000_000);
  });

  it('hears a stop in the middle of a shard', async () => {
    const signals = new Int32Array(new SharedArrayBuffer(8));
    signals[STOP] = 1;
    const { blocks } = await runShard({ cell: MIXED, firstBlock: 0, blocks: 100, rows: false, check: false, signals });
    expect(blocks).toBe(0);
  });
});

describe('a bot from outside', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'panda-lab-'));
  const bot = (name: string, decide: string) => {
    const file = path.join(folder, `${name}.ts`);
    writeFileSync(file, `export default { create: () => ({ decide: ${decide} }) };`);
    return file;
  };

  it.each([
    [
      'throws',
      "() => { throw new Error('no idea') }",
      /threw an error: no idea, in pass-the-pandas .* replay code panda1-/,
    ],
    ['cheats', '() => 99', /chose action 99, which is not legal .* in pass-the-pandas .* replay code panda1-/],
  ])('that %s is named, and finished blocks are kept', async (name, decide, message) => {
    const late = `{ let n = 0; const decide = ${decide}; return (turn) => (++n < 500 ? turn.legal[0] : decide(turn)); }`;
    const cell = cellOf([bot(name, `(() => ${late})()`), 'random', 'random'], 10_000);
    const { complete, failure, cells } = await runCells([cell], { workers: HERE });
    expect(complete).toBe(false);
    expect(failure?.expected).toBe(true);
    expect(failure?.message).toMatch(message);
    expect(cells[0].totals.blocks).toBeGreaterThan(0);
    expect(cells[0].totals.games).toBe(3 * cells[0].totals.blocks);
  });

  it('cannot change the truth by writing into what it sees', async () => {
    const vandal = bot('vandal', '(turn) => { turn.seen.dice.fill(0); return turn.legal[0]; }');
    const honest = bot('honest', '(turn) => turn.legal[0]');
    const [a, b] = await Promise.all(
      [vandal, honest].map((one) => runCells([cellOf([one, 'random', 'random'], 200)], { workers: HERE })),
    );
    expect(findingsOf(a.cells[0].totals).map(({ mean }) => mean)).toEqual(
      findingsOf(b.cells[0].totals).map(({ mean }) => mean),
    );
  });
});

describe('rows of games', () => {
  it('are written in order, and each replays to the same result', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'panda-lab-'));
    const cell = { ...MIXED, blocks: 20 };
    const file = new GamesFile(folder, [(await setTable(cell)).plan]);
    await runCells([cell], { workers: HERE, shardBlocks: 3, onRows: file.write.bind(file) });
    file.close();
    const text = readFileSync(path.join(folder, 'games.csv'), 'utf8');
    const { data } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true });
    expect(data).toHaveLength(80);
    expect(data.map(({ block }) => Number(block))).toEqual(Array.from({ length: 80 }, (_, i) => Math.floor(i / 4)));
    for (const row of [data[0], data[33], data[79]]) {
      const game = await replayGame(readReplayCode(row.replay));
      expect(game.seating.join(' | ')).toBe(row.seating);
      expect(game.points?.map((points) => points / WIN_POINTS)).toEqual(
        [1, 2, 3, 4].map((seat) => Number(row[`win_share_${seat}`])),
      );
      expect(game.steps).toHaveLength(Number(row.decisions));
    }
  });
});
