import { conductShown, requireComplete, showResult, withRunOptions } from './conducting.ts';
import { define } from './define.ts';
import { showReport } from './report.ts';
import { loadStudies, shippedStudies } from './studies.ts';

const PREFIX = 'showcase-';

export default define({
  command: 'showcase',
  describe: 'Run the showcase studies of all finished games and make their report',
  builder: (yargs) =>
    withRunOptions(yargs)
      .option('out', {
        alias: 'o',
        type: 'string',
        default: 'out/showcase',
        describe: 'Folder for CSV, charts and the page',
      })
      .example('$0 showcase', 'what npm start does'),
  async handler({ workers, check, gamesCsv, out, shardSize }) {
    const studies = loadStudies(shippedStudies().filter((name) => name.startsWith(PREFIX)));
    const cells = studies.flatMap((study) => study.cells);
    const result = await conductShown({ studies, cells, workers, check, out, gamesCsv, shardBlocks: shardSize });
    await showResult(result, out);
    requireComplete(result);
    await showReport(out);
  },
});
