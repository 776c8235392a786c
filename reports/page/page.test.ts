import { rm } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { RunFile } from '../data/run-file.ts';
import { readResults } from '../data/results.ts';
import { arrange } from '../model.ts';
import { sampleFiles, writeSample, type SampleFiles } from '../sample/sample.ts';
import { visibleText } from '../sample/visible-text.ts';
import { verdictLines } from '../words/verdict-lines.ts';
import { Html } from './html.ts';
import { pageText } from './page.ts';

/** The page without pictures, which take most of the time. */
async function page(files: SampleFiles): Promise<{ source: string; text: string; verdicts: string[] }> {
  const folder = await writeSample(files);
  const report = arrange(await readResults(folder));
  await rm(folder, { recursive: true });
  const source = pageText(report, [], { policy: '', elements: new Html('') });
  return { source, text: visibleText(source), verdicts: verdictLines(report) };
}

function withoutSecondCell(csv: string): string {
  const lines = csv.split('\n');
  return lines.filter((line) => !line.includes('pandas-2')).join('\n');
}

function withRun(change: (run: RunFile) => void): SampleFiles {
  const files = sampleFiles();
  const run = JSON.parse(files['run.json']) as RunFile;
  change(run);
  return { ...files, 'run.json': JSON.stringify(run) };
}

describe('a reader is warned', () => {
  it('of a run that was stopped', async () => {
    const { text } = await page(withRun((run) => Object.assign(run, { complete: false, stopped: 'A bot failed.' })));
    expect(text).toContain('This run is not complete. A bot failed. The figures count the blocks that were finished');
  });

  it('of games that did not end', async () => {
    const { text } = await page(withRun((run) => (run.cells[1].unfinished = 12)));
    expect(text).toContain('12 of 8,000 games did not end (0.15 %).');
  });

  it('of shares that do not add up', async () => {
    const files = sampleFiles();
    const { text, verdicts } = await page({
      ...files,
      'summary.csv': files['summary.csv'].replace('0.2752', '0.1752'),
    });
    expect(text).toContain('The seats’ shares of wins do not add up to 100 %.');
    expect(verdicts.some((verdict) => verdict.includes('four at random'))).toBe(false);
    expect(verdicts).toHaveLength(6);
  });
});

it('a cell stopped before its first block says so', async () => {
  const files = withRun((run) => Object.assign(run.cells[1], { blocks: 0, games: 0 }));
  for (const name of ['summary.csv', 'histograms.csv', 'examples.csv'] as const)
    files[name] = withoutSecondCell(files[name]);
  const { text } = await page(files);
  expect(text).toContain('Nothing has been measured in this cell yet.');
  expect(text).toContain('one looks ahead Nothing to judge.');
});

it('numbers from one block stand without intervals', async () => {
  const files = sampleFiles();
  const { text } = await page({
    ...files,
    'summary.csv': files['summary.csv'].replace(/,20000,20000,0,([\d.]+),.*/g, ',1,1,0,$1,,,'),
  });
  expect(text).toContain(
    'Seat 1 wins 27.52 %, expected 25 %: not decided yet: more blocks needed (one block gives no interval)',
  );
  expect(text).toContain('Seat 1 27.52 % – –');
});

describe('a page closes up', () => {
  it('around a single cell: no contents, and verdicts without its name', async () => {
    const files = withRun((run) => run.cells.pop());
    for (const name of ['summary.csv', 'histograms.csv', 'examples.csv'] as const)
      files[name] = withoutSecondCell(files[name]);
    const { verdicts, source, text } = await page(files);
    expect(verdicts[0]).toMatch(/^Seat 1 wins/);
    expect(source).not.toContain('<nav');
    expect(text).not.toContain('Side by side');
  });

  it('around a run in which nothing was played', async () => {
    const files = withRun((run) => (run.cells = []));
    for (const name of ['summary.csv', 'histograms.csv', 'examples.csv'] as const)
      [files[name]] = files[name].split('\n');
    const { verdicts, text } = await page(files);
    expect(verdicts).toEqual([]);
    expect(text).toContain('Nothing has been played yet');
  });

  it('opens for several studies, each with its own question', async () => {
    const files = withRun((run) => {
      run.studies.push({ id: 'second', title: 'Another matter', question: 'What else?' });
      run.cells[1].study = 'second';
      run.cells[1].rules = [];
    });
    const { text, source } = await page(files);
    expect(text).toContain('2 studies');
    expect(text).toContain('Another matter What else? Pass the Pandas');
    expect(source).toContain('<h2 id="study-second">');
  });
});
