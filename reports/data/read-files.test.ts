import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { makeReport, ReportError } from '../make-report.ts';
import { sampleFiles, writeSample, type SampleFiles } from '../sample/sample.ts';
import { readResults } from './results.ts';

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

async function sample(change: (files: SampleFiles) => Partial<SampleFiles>): Promise<string> {
  const folder = await writeSample(change(sampleFiles()));
  folders.push(folder);
  return folder;
}

async function refusal(folder: string): Promise<string> {
  const error: unknown = await makeReport(folder, { png: false }).then(
    () => 'no error',
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ReportError);
  expect((error as Error).name).toBe('ReportError');
  expect((error as Error).message).toMatch(/^[^\n]*\.$/);
  return (error as Error).message.replaceAll(folder, '<dir>');
}

describe('one clear sentence with a remedy says', () => {
  it('that there is no such folder', async () => {
    expect(await refusal('no/such/folder')).toMatch('There is no folder <dir>: write a results folder with');
  });

  it('that a file is no folder', async () => {
    const folder = await sample((files) => files);
    expect(await refusal(path.join(folder, 'run.json'))).toMatch('is a file, not a results folder');
  });

  it.each(['run.json', 'summary.csv', 'histograms.csv', 'examples.csv'] as const)(
    'that %s is missing',
    async (name) => {
      const folder = await sample((files) =>
        Object.fromEntries(Object.entries(files).filter(([file]) => file !== name)),
      );
      expect(await refusal(folder)).toMatch(`There is no ${name} in <dir>: write a results folder with`);
    },
  );

  it('that a file cannot be opened', async () => {
    const folder = await sample((files) => files);
    await rm(path.join(folder, 'examples.csv'));
    await mkdir(path.join(folder, 'examples.csv'));
    expect(await refusal(folder)).toMatch('examples.csv in <dir> cannot be opened');
  });

  it('that a column is missing', async () => {
    const folder = await sample((files) => ({
      ...files,
      'summary.csv': files['summary.csv'].replace(',low95', ',low'),
    }));
    expect(await refusal(folder)).toMatch('summary.csv has no column low95: its first line must name study,cell,');
  });

  it('that a CSV file is empty', async () => {
    const folder = await sample((files) => ({ ...files, 'histograms.csv': '' }));
    expect(await refusal(folder)).toMatch('histograms.csv has no column cell, quantity');
  });

  it('that a CSV file is damaged, and where', async () => {
    const folder = await sample((files) => ({ ...files, 'examples.csv': `${files['examples.csv']}pandas-1,"typical` }));
    expect(await refusal(folder)).toMatch(/^examples\.csv cannot be read, line 8 /);
  });

  it('that a number is none, and where', async () => {
    const folder = await sample((files) => ({
      ...files,
      'summary.csv': files['summary.csv'].replace('0.2752', 'much'),
    }));
    expect(await refusal(folder)).toBe(
      'summary.csv, line 2: mean is "much" but must be a number or empty; restore the file or run again.',
    );
  });

  it('that a count is not whole', async () => {
    const folder = await sample((files) => ({
      ...files,
      'histograms.csv': files['histograms.csv'].replace(/,\d+\n/, ',1.5\n').replace('count,1.5', 'count'),
    }));
    expect(await refusal(folder)).toMatch('count is "1.5" but must be a whole number');
  });

  it('that run.json is not JSON', async () => {
    const folder = await sample((files) => ({ ...files, 'run.json': files['run.json'].slice(0, 100) }));
    expect(await refusal(folder)).toMatch('run.json is not valid JSON');
  });

  it('that run.json has another shape, and where', async () => {
    const folder = await sample((files) => ({
      ...files,
      'run.json': files['run.json'].replace('"seats": 4', '"seats": "four"'),
    }));
    expect(await refusal(folder)).toMatch('run.json is not one that panda-lab wrote (cells.0.seats: ');
  });

  it('that two runs are mixed', async () => {
    const folder = await sample((files) => ({
      ...files,
      'examples.csv': files['examples.csv'].replace('pandas-1', 'other'),
    }));
    expect(await refusal(folder)).toMatch('examples.csv has a cell "other" that run.json does not know');
  });

  it('that a study is not described', async () => {
    const folder = await sample((files) => ({
      ...files,
      'run.json': files['run.json'].replace('"id": "going-first"', '"id": "x"'),
    }));
    expect(await refusal(folder)).toMatch('of a study "going-first" that it does not describe');
  });

  it('that the folder cannot be written', async () => {
    const folder = await sample((files) => files);
    await writeFile(path.join(folder, 'charts'), 'a file in the way');
    expect(await refusal(folder)).toMatch('The report cannot be written into <dir> (EEXIST)');
  });
});

describe('let through are', () => {
  it('columns of later versions', async () => {
    const folder = await sample((files) => ({
      ...files,
      'summary.csv': files['summary.csv']
        .trim()
        .split('\n')
        .map((line, index) => `${line},${index === 0 ? 'dice' : 5}`)
        .join('\n'),
    }));
    const { cells } = await readResults(folder);
    expect(cells[0].summary[0]).toMatchObject({ who: 'seat:1', mean: 0.2752 });
  });

  it('empty intervals, which are no noughts', async () => {
    const folder = await sample((files) => ({
      ...files,
      'summary.csv': files['summary.csv'].replace(/0\.2752,.*/, '0.2752,,,'),
    }));
    const { cells } = await readResults(folder);
    expect(cells[0].summary[0]).toMatchObject({ mean: 0.2752, sd: undefined, low95: undefined, high95: undefined });
  });

  it('rows of a cell that was stopped before its first block', async () => {
    const folder = await sample((files) => ({
      ...files,
      'summary.csv': files['summary.csv'].replace(/0\.2752,.*/, ',,,'),
    }));
    const { cells } = await readResults(folder);
    expect(cells[0].summary[0].who).toBe('seat:2');
  });

  it('line ends of other systems and a byte order mark', async () => {
    const folder = await sample((files) => ({
      ...files,
      'summary.csv': `\uFEFF${files['summary.csv'].replaceAll('\n', '\r\n')}`,
    }));
    const { cells } = await readResults(folder);
    expect(cells[0].summary).toHaveLength(11);
  });
});
