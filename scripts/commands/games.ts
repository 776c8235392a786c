import { listGames } from '../../engine/core/catalog.ts';
import { renderTable } from '../show/table.ts';
import { define } from './define.ts';

export default define({
  command: 'games',
  describe: 'List the games',
  builder: (yargs) =>
    yargs
      .option('all', {
        type: 'boolean',
        default: false,
        describe: 'Also the small calibration games with known answers',
      })
      .example('$0 games', 'the games of the laboratory')
      .example('$0 games --all', 'calibration games, too'),
  async handler({ all }) {
    const games = (await listGames()).filter((game) => all || !game.calibration);
    const rows = games.map(({ id, seats, about, calibration }) => [
      id,
      seats.min === seats.max ? `${seats.min}` : `${seats.min}–${seats.max}`,
      calibration ? `${about} (calibration)` : about,
    ]);
    console.log(renderTable(['game', 'players', 'what it is'], rows));
  },
});
