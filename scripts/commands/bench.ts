import { listGames } from '../../engine/core/catalog.ts';
import { whyNoAnchor } from '../bench/anchor.ts';
import { benchCases } from '../bench/cases.ts';
import { measureCase } from '../bench/measure.ts';
import { renderTable } from '../show/table.ts';
import { define } from './define.ts';

export default define({
  command: 'bench [game]',
  describe: 'Measure speed, as ratios to native kernels where those and a C compiler are at hand',
  builder: (yargs) =>
    yargs
      .positional('game', { type: 'string', describe: 'Only this game' })
      .option('rounds', { type: 'number', default: 3, describe: 'How often each is measured; the best counts' })
      .example('$0 bench', 'all games that have goals')
      .example('$0 bench pass-the-pandas --rounds 10', 'one game, more carefully'),
  async handler({ game, rounds }) {
    const why = whyNoAnchor();
    if (why) console.log(`No ratios to native code: ${why}.`);
    const ids = (await listGames()).filter(({ seats }) => seats.min <= 2).map(({ id }) => id);
    for (const one of benchCases().filter((other) => game === undefined || other.game === game)) {
      const others = ids.filter((id) => id !== one.game);
      const figures = await measureCase(one, rounds, why === undefined, others);
      const verdict = (met: boolean | undefined) => (met === undefined ? '' : met ? 'met' : 'NOT MET');
      console.log(
        renderTable(
          ['what', 'figure', 'goal', ''],
          figures.map(({ what, figure, goal, met }) => [what, figure, goal, verdict(met)]),
        ),
      );
    }
  },
});
