import { UserError } from '../../engine/core/errors.ts';
import { setAt } from '../../experiments/lab/cell.ts';
import { readValue } from '../../experiments/lab/study.ts';
import { simulationCell, studyOf } from '../simulation.ts';
import { conductShown, requireComplete, showResult, withRunOptions } from './conducting.ts';
import { define } from './define.ts';

export default define({
  command: 'simulate <game>',
  describe: 'Play many games of one line-up and show every quantity with its interval',
  builder: (yargs) =>
    withRunOptions(yargs)
      .positional('game', { type: 'string', demandOption: true, describe: 'A game, or a path to one' })
      .option('players', { type: 'number', describe: 'Seats at the table (default: 4, or what the game allows)' })
      .option('strategies', {
        alias: ['strategy', 's'],
        type: 'string',
        default: 'random',
        describe: 'One for the whole table, or one for each seat, parted by commas; a path names a bot of your own',
      })
      .option('games', {
        alias: 'n',
        type: 'number',
        describe: 'Single games, rounded up to whole blocks (default 10,000)',
      })
      .option('blocks', { type: 'number', describe: 'Blocks instead of games' })
      .option('rule', {
        alias: 'r',
        type: 'string',
        array: true,
        default: [],
        describe: 'key=value; see panda-lab rules <game>',
      })
      .option('seed', { type: 'string', default: '1', describe: 'Any text; the same seed gives the same games' })
      .option('out', { alias: 'o', type: 'string', describe: 'Folder for CSV and run.json' })
      .conflicts('games', 'blocks')
      .example('$0 simulate pass-the-pandas --players 4 --games 100000', 'does going first pay?')
      .example('$0 simulate pass-the-pandas -s pass-the-pandas/fewest,random,random,random', 'one against three')
      .example('$0 simulate pass-the-pandas -r startingDice.4=3 -o out/three-dice', 'another rule, kept as CSV')
      .example('$0 simulate pass-the-pandas -s ./my-bot.ts,random', 'a bot of your own'),
  async handler(words) {
    const { game, players, games, blocks, seed, workers, check, out, gamesCsv } = words;
    if (gamesCsv && out === undefined)
      throw new UserError('--games-csv needs a folder to write to: add --out <folder>.');
    const cell = await simulationCell({
      game,
      seed,
      strategies: splitStrategies(words.strategies),
      rules: readRules(words.rule),
      ...(players === undefined ? {} : { players }),
      ...(games === undefined ? {} : { games }),
      ...(blocks === undefined ? {} : { blocks }),
    });
    const studies = [studyOf(cell)];
    const result = await conductShown({
      studies,
      cells: [cell],
      workers,
      check,
      out,
      gamesCsv,
      shardBlocks: words.shardSize,
    });
    await showResult(result, out);
    requireComplete(result);
  },
});

/** Commas part strategies, but not those inside brackets. */
function splitStrategies(text: string): string[] {
  const names = text.split(/,(?![^(]*\))/).map((name) => name.trim());
  if (names.some((name) => name === ''))
    throw new UserError(`--strategies "${text}" names an empty strategy: check the commas.`);
  return names;
}

function readRules(pairs: readonly string[]): Record<string, unknown> {
  const rules: Record<string, unknown> = {};
  for (const pair of pairs) {
    const at = pair.indexOf('=');
    if (at < 1) throw new UserError(`--rule "${pair}" is not a rule: write key=value, such as startingDice.4=3.`);
    setAt(rules, pair.slice(0, at).trim(), readValue(pair.slice(at + 1)));
  }
  return rules;
}
