/** Results put in the order a report tells them, with names and verdicts: what charts and pages see. */
import type { CellResults, Results } from './data/results.ts';
import type { RunFile } from './data/run-file.ts';
import { cellNames } from './words/labels.ts';
import { judgedRows, verdictsOf, type Verdict } from './words/verdicts.ts';

export interface ReportCell extends CellResults {
  /** What tells it from the other cells of its game: "4 players · four at random". */
  readonly name: string;
  /** Safe in a file name and in a link. */
  readonly slug: string;
  readonly verdicts: readonly Verdict[];
}

/** The cells of one study that play the same game. */
export interface ReportGame {
  readonly title: string;
  readonly slug: string;
  readonly cells: readonly ReportCell[];
}

export interface ReportStudy {
  readonly title: string;
  readonly question: string;
  readonly slug: string;
  readonly games: readonly ReportGame[];
}

export interface Report {
  readonly run: RunFile;
  readonly studies: readonly ReportStudy[];
  /** How many shares are judged in all. */
  readonly statements: number;
}

export function arrange({ run, cells }: Results): Report {
  const statements = cells.reduce((sum, cell) => sum + judgedRows(cell).length, 0);
  const slug = slugs();
  const studies = run.studies.map((study) => {
    const own = cells.filter((cell) => cell.facts.study === study.id);
    const games = [...new Set(own.map((cell) => cell.facts.game))].map((game) => {
      const same = own.filter((cell) => cell.facts.game === game);
      return arrangeGame(same, slug(`${study.id}-${game}`), slug, statements);
    });
    return { title: study.title, question: study.question, slug: slug(study.id), games };
  });
  return { run, studies, statements };
}

export function allCells(report: Report): ReportCell[] {
  return report.studies.flatMap((study) => study.games.flatMap((game) => game.cells));
}

function arrangeGame(
  cells: readonly CellResults[],
  gameSlug: string,
  slug: (name: string) => string,
  statements: number,
): ReportGame {
  const names = cellNames(cells.map((cell) => cell.facts));
  return {
    title: cells[0].facts.gameTitle,
    slug: gameSlug,
    cells: cells.map((cell, index) => ({
      ...cell,
      name: names[index],
      slug: slug(cell.facts.id),
      verdicts: verdictsOf(cell, statements),
    })),
  };
}

/** Ids from outside become names of files: letters, digits and dashes, each only once. */
export function slugs(): (name: string) => string {
  const taken = new Set<string>();
  return (name) => {
    const plain =
      name
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-+|-+$/g, '')
        .slice(0, 80) || 'cell';
    let free = plain;
    for (let number = 2; taken.has(free); number++) free = `${plain}-${number}`;
    taken.add(free);
    return free;
  };
}
