import { loadGame } from '../../engine/core/catalog.ts';
import { parametersOf } from '../../engine/core/rules.ts';
import { listStrategies } from '../../strategies/core/catalog.ts';
import { renderTable } from '../show/table.ts';
import { define } from './define.ts';

export default define({
  command: 'strategies [game]',
  describe: 'List the strategies, or those that play one game, with their options',
  builder: (yargs) =>
    yargs
      .positional('game', { type: 'string', describe: 'Only strategies that play this game' })
      .example('$0 strategies pass-the-pandas', 'who can sit down at that table')
      .example('$0 simulate pass-the-pandas --strategies "mcts(iterations=200),random"', 'options go into brackets'),
  async handler({ game }) {
    if (game !== undefined) await loadGame(game);
    const strategies = await listStrategies(game);
    const rows = strategies.map(({ id, about, options }) => [
      id,
      about,
      parametersOf(options)
        .map(({ key, default: usual, range }) => `${key}=${String(usual)} (${range})`)
        .join(', '),
    ]);
    console.log(renderTable(['strategy', 'how it plays', 'options: default (range)'], rows));
  },
});
