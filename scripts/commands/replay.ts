import { WIN_POINTS } from '../../engine/core/game.ts';
import { readReplayCode } from '../../experiments/lab/replay-code.ts';
import { replayGame, type ReplayedGame } from '../../experiments/lab/replay.ts';
import { define } from './define.ts';

export default define({
  command: 'replay <code>',
  describe: 'Play one game again, in words or as JSON lines',
  builder: (yargs) =>
    yargs
      .positional('code', { type: 'string', demandOption: true, describe: 'From a report, examples.csv or games.csv' })
      .option('json', {
        type: 'boolean',
        default: false,
        describe: 'One JSON line a decision: seat, action, legal ones, state',
      })
      .example('$0 replay panda1-…', 'the game in words')
      .example('$0 replay panda1-… --json | head -1', 'the first decision as data'),
  async handler({ code, json }) {
    const game = await replayGame(readReplayCode(code));
    console.log(json ? asLines(game) : inWords(game));
  },
});

function asLines({ steps, end, points, state }: ReplayedGame): string {
  return [...steps, { end, points, state }].map((line) => JSON.stringify(line)).join('\n');
}

function inWords({ title, seating, steps, end, points }: ReplayedGame): string {
  const share = (won: number) =>
    won === WIN_POINTS ? 'wins' : `${((100 * won) / WIN_POINTS).toFixed(1)} % of the win`;
  const winners = points?.flatMap((won, seat) =>
    won > 0 ? [`seat ${seat + 1} (${seating[seat]}): ${share(won)}`] : [],
  );
  return [
    `${title}: ${seating.map((player, seat) => `seat ${seat + 1} ${player}`).join(', ')}`,
    ...steps.flatMap(({ before, text }) => [before, `  → ${text}`]),
    end,
    winners ? winners.join(', ') : 'The game was cut off.',
  ].join('\n');
}
