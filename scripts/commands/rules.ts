import { loadGame } from '../../engine/core/catalog.ts';
import { parametersOf } from '../../engine/core/rules.ts';
import { renderTable } from '../show/table.ts';
import { define } from './define.ts';

export default define({
  command: 'rules <game>',
  describe: 'Show the rule parameters of a game: default, range, meaning, provenance',
  builder: (yargs) =>
    yargs
      .positional('game', { type: 'string', demandOption: true, describe: 'A game, or a path to one' })
      .option('json', { type: 'boolean', default: false, describe: 'As JSON' })
      .example('$0 rules pass-the-pandas', 'what can be changed, and what was printed'),
  async handler({ game, json }) {
    const parameters = parametersOf((await loadGame(game)).rules);
    if (json) {
      console.log(JSON.stringify(parameters, null, 2));
      return;
    }
    const rows = parameters.map(({ key, default: printed, range, provenance, meaning }) => [
      key,
      String(printed),
      range,
      provenance,
      meaning,
    ]);
    console.log(renderTable(['rule', 'default', 'range', 'provenance', 'meaning'], rows));
    console.log(`Change one with --rule ${parameters[0]?.key ?? 'key'}=value.`);
  },
});
