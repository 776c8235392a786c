import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeReport, type MadeReport } from './make-report.ts';
import { sampleFiles, writeSample } from './sample/sample.ts';
import { visibleText } from './sample/visible-text.ts';

describe('a report', () => {
  let made: MadeReport & { folder: string; text: string };
  beforeAll(async () => {
    const folder = await writeSample(sampleFiles());
    const report = await makeReport(folder);
    made = { ...report, folder, text: visibleText(await readFile(report.page, 'utf8')) };
  });
  afterAll(() => rm(made.folder, { recursive: true }));

  it('writes every chart as Vega-Lite, SVG and PNG, and one page', async () => {
    expect(made.page).toBe(path.join(made.folder, 'report.html'));
    const files = await readdir(path.join(made.folder, 'charts'));
    const names = made.charts.map((chart) => path.basename(chart, '.svg'));
    expect(names).toHaveLength(9);
    expect(files.sort()).toEqual(names.flatMap((name) => [`${name}.png`, `${name}.svg`, `${name}.vl.json`]).sort());
  });

  it('gives its verdicts back, each with its cell', () => {
    expect(made.verdicts).toHaveLength(10);
    expect(made.verdicts[0]).toBe(
      'Pass the Pandas, four at random: Seat 1 wins 27.5 % ± 0.6, expected 25 %: going first pays',
    );
    expect(made.verdicts).toContain(
      'Pass the Pandas, one looks ahead: mcts(iterations=200) wins 31.2 % ± 0.9, even would be 25 %: better',
    );
    for (const verdict of made.verdicts) expect(made.text).toContain(verdict.split(': ').slice(1).join(': '));
  });

  it('tells the question, the rules, the way of measuring and the games to look at', () => {
    expect(made.text).toContain('Does the seat decide who wins, and does looking ahead help?');
    expect(made.text).toContain('startingDice.4 Dice each player starts with at a table of 4. 6 (default 5) rulebook');
    expect(made.text).toContain('Rules left as they are (4)');
    expect(made.text).toContain('This report judges 10 shares of wins. They divide a 5 % chance of error among them');
    expect(made.text).toContain('Longest game (turns: 69) npx panda-lab replay panda1-WyJwYXNzIl0');
    expect(made.text).toContain('npm run -s lab -- replay <code>');
    expect(made.text).toContain('Signature 0e952d29');
    expect(made.text).toContain('Games last 17.0 ± 0.1 turns on average, half of them 11 to 21');
  });

  it('holds all numbers in tables, with their intervals', () => {
    expect(made.text).toContain('Seat 1 27.5 % 26.9 to 28.1 % 44.66 %');
    expect(made.text).toContain('Whole game 17.0 16.9 to 17.1 7.20');
  });

  it('warns of nothing where all is well', () => {
    expect(made.text).not.toMatch(/not complete|did not end|add up/);
  });
});
