/** A worker's errand: some blocks of one cell. All that passes between threads is declared here. */
import { UserError } from '../../engine/core/errors.ts';
import { labelOf, type Cell } from './cell.ts';
import { choicesOf, type Choices } from './choices.ts';
import { Counter } from './counter.ts';
import type { GainSum } from './gains.ts';
import { replayCode } from './replay-code.ts';
import { setTable, type Table } from './table.ts';

/** Main thread to worker. */
export interface Shard {
  readonly cell: Cell;
  readonly firstBlock: number;
  readonly blocks: number;
  /** Whether a row for each game is wanted. */
  readonly rows: boolean;
  /** Whether every action is checked. */
  readonly check: boolean;
  /** Shared with the main thread: games played so far, and whether to stop. */
  readonly signals: Int32Array;
}
export const PLAYED = 0;
export const STOP = 1;

/** Worker to main thread. */
export interface ShardResult {
  /** Blocks that were played; fewer than asked for if it was stopped or failed. */
  readonly blocks: number;
  readonly tally: Float64Array;
  /** One row a game: block offset, rotation, whether it ended, the player in each seat, the values. */
  readonly rows?: Int32Array | undefined;
  /** What choices gained, if that was asked. */
  readonly gains?: readonly GainSum[] | undefined;
  readonly milliseconds: number;
  readonly failure?: Failure | undefined;
}

/** Why a shard could not be finished; errors lose their fields on the way between threads. */
export interface Failure {
  readonly message: string;
  /** A person's mistake or a bot's, told in one sentence; else a fault of ours. */
  readonly expected: boolean;
}

/** Blocks in one call of the inner loop: long loops are compiled badly, short ones cost calls ... */
const MOST_BATCH = 256;
/** ... and between two calls a stop must be heard soon. */
const BATCH_MILLISECONDS = 20;

/** A table with its counter: set once and kept, since a worker gets many shards of the same cell. */
interface Desk {
  readonly table: Table;
  readonly counter: Counter;
  readonly choices: Choices | undefined;
}
const desks = new Map<string, Promise<Desk>>();

async function setDesk({ cell, check }: Shard): Promise<Desk> {
  const table = await setTable(cell, check);
  return { table, counter: new Counter(table.plan), choices: choicesOf(table, cell) };
}

/** Runs one shard. The only function workers call. */
export default async function runShard(shard: Shard): Promise<ShardResult> {
  const { game, rules, players, seed, choices } = shard.cell;
  const name = JSON.stringify([game, rules, players, seed, choices, shard.check]);
  let desk = desks.get(name);
  if (!desk) desks.set(name, (desk = setDesk(shard)));
  try {
    return new Errand(shard, await desk).run();
  } catch (error) {
    desks.delete(name);
    return { blocks: 0, tally: new Float64Array(0), milliseconds: 0, failure: toFailure(error) };
  }
}

class Errand {
  readonly #shard: Shard;
  readonly #table: Table;
  readonly #counter: Counter;
  readonly #choices: Choices | undefined;
  readonly #rows: Int32Array | undefined;
  readonly #started = performance.now();
  #row = 0;
  #rotation = 0;
  #done = 0;

  constructor(shard: Shard, { table, counter, choices }: Desk) {
    this.#shard = shard;
    this.#table = table;
    this.#counter = counter;
    this.#choices = choices;
    const { seats, valueCount } = table.plan;
    if (shard.rows) this.#rows = new Int32Array(shard.blocks * seats * rowWidth(seats, valueCount));
  }

  run(): ShardResult {
    const { blocks, signals } = this.#shard;
    let failure: Failure | undefined;
    try {
      for (let batch = 1; this.#done < blocks && Atomics.load(signals, STOP) === 0;) {
        const before = this.#counter.games;
        const start = performance.now();
        this.#playBatch(Math.min(this.#done + batch, blocks));
        Atomics.add(signals, PLAYED, this.#counter.games - before);
        if (performance.now() - start < BATCH_MILLISECONDS / 4) batch = Math.min(2 * batch, MOST_BATCH);
      }
    } catch (error) {
      failure = this.#describe(error);
    }
    const tally = this.#counter.take();
    const rows = this.#rows?.slice(0, this.#row);
    const gains = this.#choices?.gains.take();
    return { blocks: this.#done, tally, rows, gains, failure, milliseconds: performance.now() - this.#started };
  }

  #playBatch(end: number): void {
    const table = this.#table;
    const counter = this.#counter;
    const { seats } = table.plan;
    for (let block = this.#done; block < end; block++) {
      const number = this.#shard.firstBlock + block;
      const rotations = table.openBlock(number);
      const weight = seats / rotations;
      for (let rotation = 0; rotation < rotations; rotation++) {
        this.#rotation = rotation;
        const { row } = counter;
        const ended = table.play(rotation, row);
        if (ended) counter.addGame(table.kinds, weight, number * seats + rotation);
        else counter.addUnfinished();
        if (this.#rows) this.#keepRow(this.#rows, block, rotation, ended ? row.values : undefined);
      }
      if (this.#choices) this.#choices.tryAll();
      counter.endBlock();
      this.#done = block + 1;
    }
  }

  #keepRow(rows: Int32Array, block: number, rotation: number, values: Int32Array | undefined): void {
    const { seating, plan } = this.#table;
    rows[this.#row++] = block;
    rows[this.#row++] = rotation;
    rows[this.#row++] = values ? 1 : 0;
    for (let seat = 0; seat < plan.seats; seat++) rows[this.#row++] = seating.playerAt(seat, rotation);
    if (values) rows.set(values, this.#row);
    this.#row += plan.valueCount;
  }

  /** A bot that fails is named, with the game in which it did. */
  #describe(error: unknown): Failure {
    const { cell, firstBlock } = this.#shard;
    const code = replayCode(cell, firstBlock + this.#done, this.#rotation);
    const { message, expected } = toFailure(error);
    const where = `in ${cell.game} (${cell.players.map(labelOf).join(', ')}), replay code ${code}`;
    return { message: `${message.replace(/\.$/, '')}, ${where}.`, expected };
  }
}

/** Words of a row: see `ShardResult.rows`. */
export function rowWidth(seats: number, valueCount: number): number {
  return 3 + seats + valueCount;
}

function toFailure(error: unknown): Failure {
  if (!(error instanceof Error)) return { message: String(error), expected: false };
  const expected = error instanceof UserError || error.name === 'BotError';
  return { message: expected ? error.message : (error.stack ?? error.message), expected };
}
