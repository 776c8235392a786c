/** All charts of a report, in the order they are shown. A new chart is one file and one line here. */
import { allCells, type Report } from '../model.ts';
import type { CellChart, Chart, Drawing, GameChart } from './chart.ts';
import { gains } from './gains.ts';
import { length } from './length.ts';
import { lengthsCompared } from './lengths-compared.ts';
import { score } from './score.ts';
import { seatsCompared } from './seats-compared.ts';
import { strategiesCompared } from './strategies-compared.ts';
import { winShareBySeat } from './win-share-by-seat.ts';
import { winShareByStrategy } from './win-share-by-strategy.ts';

/** Drawn for every cell that has what they show. */
const CELL_CHARTS: readonly CellChart[] = [gains, winShareBySeat, winShareByStrategy, length, score];

/** Drawn for every game of a study with several cells. */
const GAME_CHARTS: readonly GameChart[] = [seatsCompared, strategiesCompared, lengthsCompared];

/** All charts that a report has something for. */
export function drawCharts(report: Report): Chart[] {
  const games = report.studies.flatMap((study) => study.games).filter((game) => game.cells.length > 1);
  const drawn = [
    ...allCells(report).flatMap((cell) => CELL_CHARTS.map(({ id, draw }) => named(cell.slug, id, draw(cell)))),
    ...games.flatMap((game) => GAME_CHARTS.map(({ id, draw }) => named(game.slug, id, draw(game)))),
  ];
  return drawn.filter((chart) => chart !== undefined);
}

function named(owner: string, id: string, drawing: Drawing | undefined): Chart | undefined {
  return drawing && { ...drawing, owner, name: `${owner}-${id}` };
}
