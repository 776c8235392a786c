import { define } from './define.ts';

export default define({
  command: 'report <dir>',
  describe: 'Turn a results folder into charts and one page that opens offline',
  builder: (yargs) =>
    yargs
      .positional('dir', { type: 'string', demandOption: true, describe: 'A folder with summary.csv and run.json' })
      .example('$0 report out/mine', 'writes out/mine/report.html and out/mine/charts'),
  async handler({ dir }) {
    await showReport(dir);
  },
});

/** The chart libraries take their time to load, so only who needs them does. */
export async function showReport(dir: string): Promise<void> {
  const { makeReport } = await import('../../reports/make-report.ts');
  const { page, charts, verdicts } = await makeReport(dir);
  for (const verdict of verdicts) console.log(`• ${verdict}`);
  console.log(`${page} and ${charts.length} charts.`);
}
