/** All verdicts of a report as plain lines, for a terminal. */
import type { Report } from '../model.ts';

/** With several cells, each line says which it is about. */
export function verdictLines({ studies }: Report): string[] {
  const games = studies.flatMap((study) => study.games);
  const cells = games.flatMap((game) => game.cells.map((cell) => ({ game, cell })));
  return cells.flatMap(({ game, cell }) =>
    cell.verdicts.map(({ sentence }) => (cells.length === 1 ? sentence : `${game.title}, ${cell.name}: ${sentence}`)),
  );
}
