/** run.json: how results came about. All that may differ between two equal runs stands here. */
import { execFileSync, type ExecFileSyncOptionsWithStringEncoding } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { HOUSE } from '../engine/core/folders.ts';
import { parametersOf, valueAt } from '../engine/core/rules.ts';
import { signature } from '../engine/core/signature.ts';
import { labelOf } from '../experiments/lab/cell.ts';
import type { CellResult, RunResult } from '../experiments/lab/run.ts';

export interface StudyInfo {
  readonly id: string;
  readonly title: string;
  readonly question: string;
}

interface Facts extends RunResult {
  readonly studies: readonly StudyInfo[];
  readonly workers: number;
  readonly started: Date;
  readonly finished: Date;
}

export function describeRun({ studies, workers, started, finished, cells, complete, failure }: Facts): object {
  return {
    program: 'panda-lab',
    version: version(),
    commit: commit(),
    node: process.version,
    started: started.toISOString(),
    finished: finished.toISOString(),
    seconds: (finished.getTime() - started.getTime()) / 1000,
    workers,
    complete,
    ...(complete ? {} : { stopped: failure?.message ?? 'It was interrupted; what was finished is kept.' }),
    studies: studies.map(({ id, title, question }) => ({ id, title, question })),
    cells: cells.map(describeCell),
  };
}

function describeCell({ cell, table, totals, milliseconds }: CellResult): object {
  const { id, study, lineup, players, seed } = cell;
  const { module, game } = table;
  return {
    id,
    study,
    game: cell.game,
    gameTitle: module.title,
    seats: players.length,
    lineup,
    players: players.map(labelOf),
    seed,
    blocks: totals.blocks,
    games: totals.games,
    unfinished: totals.unfinished,
    seconds: milliseconds / 1000,
    signature: signature(game),
    rules: rulesUsed(table.module.rules, cell.rules),
    ...(cell.choices && { choices: cell.choices }),
    measures: table.plan.quantities.map(({ name, of, meaning }) => ({ name, of, meaning })),
  };
}

function rulesUsed(schema: CellResult['table']['module']['rules'], given: object): object[] {
  const used = schema.parse(given);
  return parametersOf(schema).map(({ key, default: printed, meaning, provenance }) => {
    const value = valueAt(used, key);
    return { key, value, default: printed, changed: value !== printed, meaning, provenance };
  });
}

/** Of the package these files belong to. */
export function version(): string {
  for (let folder = HOUSE; ; folder = path.dirname(folder)) {
    try {
      return (JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string }).version;
    } catch (error) {
      if (path.dirname(folder) === folder) throw error;
    }
  }
}

/** The commit of the repository, if this is one. */
function commit(): string | null {
  try {
    const quiet: ExecFileSyncOptionsWithStringEncoding = {
      cwd: HOUSE,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    };
    const top = execFileSync('git', ['rev-parse', '--show-toplevel'], quiet).trim();
    return path.resolve(top) === HOUSE ? execFileSync('git', ['rev-parse', 'HEAD'], quiet).trim() : null;
  } catch {
    return null;
  }
}
