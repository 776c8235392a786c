import path from 'node:path';
import { conductShown, requireComplete, showResult, withRunOptions } from './conducting.ts';
import { define } from './define.ts';
import { loadStudies } from './studies.ts';

export default define({
  command: 'run <study..>',
  describe: 'Run studies (YAML files) into a folder of CSV',
  builder: (yargs) =>
    withRunOptions(yargs)
      .positional('study', {
        type: 'string',
        array: true,
        demandOption: true,
        describe: 'YAML files, or studies that ship',
      })
      .option('out', { alias: 'o', type: 'string', describe: 'Folder for CSV and run.json (default out/<study>)' })
      .example('$0 run my-study.yaml --out out/mine', 'run a study of your own')
      .example('$0 run showcase-pass-the-pandas', 'one that ships'),
  async handler({ study, workers, check, gamesCsv, shardSize, ...words }) {
    const studies = loadStudies(study);
    const out = words.out ?? path.join('out', studies.map(({ id }) => id).join('+'));
    const cells = studies.flatMap((one) => one.cells);
    const result = await conductShown({ studies, cells, workers, check, out, gamesCsv, shardBlocks: shardSize });
    await showResult(result, out);
    requireComplete(result);
    console.log(`A page with charts: panda-lab report ${out}`);
  },
});
