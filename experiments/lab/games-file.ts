/** games.csv: a row a game, with its replay code. Written as the games come, in order. */
import { closeSync, openSync, writeSync } from 'node:fs';
import path from 'node:path';
import Papa from 'papaparse';
import { WIN_POINTS } from '../../engine/core/game.ts';
import { labelOf } from './cell.ts';
import type { Quantity } from './quantities.ts';
import { replayCode } from './replay-code.ts';
import type { CellResult } from './run.ts';
import { rowWidth } from './shard.ts';

const FIXED = ['study', 'cell', 'block', 'rotation', 'seating', 'finished', 'replay'] as const;
/** Rows turned into text at once. */
const BATCH = 5000;

export class GamesFile {
  readonly #file: number;
  /** Columns of all cells together: games have different measures. */
  readonly #columns: readonly string[];

  constructor(folder: string, plans: readonly { quantities: readonly Quantity[]; seats: number }[]) {
    this.#file = openSync(path.join(folder, 'games.csv'), 'w');
    this.#columns = [...new Set(plans.flatMap(({ quantities, seats }) => valueColumns(quantities, seats)))];
    writeSync(this.#file, `${Papa.unparse([[...FIXED, ...this.#columns]])}\n`);
  }

  write(result: CellResult, firstBlock: number, rows: Int32Array): void {
    const { quantities, seats, valueCount } = result.table.plan;
    const width = rowWidth(seats, valueCount);
    const places = valueColumns(quantities, seats).map((column) => this.#columns.indexOf(column));
    for (let start = 0; start < rows.length; start += width * BATCH) {
      const lines: unknown[][] = [];
      for (let at = start; at < Math.min(start + width * BATCH, rows.length); at += width) {
        lines.push(this.#line(result, firstBlock, rows.subarray(at, at + width), places));
      }
      writeSync(this.#file, `${Papa.unparse(lines, { newline: '\n' })}\n`);
    }
  }

  close(): void {
    closeSync(this.#file);
  }

  #line({ cell, table }: CellResult, firstBlock: number, row: Int32Array, places: readonly number[]): unknown[] {
    const { seats } = table.plan;
    const [offset, rotation, finished] = row;
    const block = firstBlock + offset;
    const seating = Array.from(row.subarray(3, 3 + seats), (player) => labelOf(cell.players[player])).join(' | ');
    const values = new Array<number | ''>(this.#columns.length).fill('');
    // A cut-off game has no values; its row says so.
    if (finished) {
      row.subarray(3 + seats).forEach((value, i) => (values[places[i]] = i < seats ? value / WIN_POINTS : value));
    }
    return [cell.study, cell.id, block, rotation + 1, seating, finished, replayCode(cell, block, rotation), ...values];
  }
}

/** `turns`, or `score_1`, `score_2` … for a quantity of seats. */
function valueColumns(quantities: readonly Quantity[], seats: number): string[] {
  return quantities.flatMap(({ name, of }) =>
    of === 'game' ? [name] : Array.from({ length: seats }, (_, seat) => `${name}_${seat + 1}`),
  );
}
