/** Fills a tally: buffers finished games, block by block, and adds them up when the buffer is full. */
import { countColumn, keepExamples } from './bins.ts';
import { addAndCount, addColumn, addKind, ROWS, type GameBuffer } from './columns.ts';
import { BLOCKS, createTally, GAMES, UNFINISHED_GAMES, type TallyPlan } from './tally.ts';

/** Where one game writes its values: points of the seats first, then the measures, last the decisions. */
export interface Row {
  readonly values: Int32Array;
  readonly measures: Int32Array;
}

export class Counter {
  readonly #plan: TallyPlan;
  readonly #buffer: GameBuffer;
  readonly #rows: readonly Row[];
  #tally: Float64Array;
  /**
   * The histograms of the tally under way, as integers, and twice, to be filled in turn: games in a
   * row often have the same value, and then one addition need not wait for the other.
   */
  readonly #counts: Int32Array;
  #blockStart = 0;
  #broken = false;

  constructor(plan: TallyPlan) {
    const { valueCount: width, seats } = plan;
    this.#plan = plan;
    this.#tally = createTally(plan);
    this.#counts = new Int32Array(2 * (plan.examples - plan.counts));
    const values = new Int32Array(ROWS * width);
    this.#buffer = {
      seats,
      width,
      values,
      kinds: new Int32Array(ROWS * seats),
      weights: new Int32Array(ROWS),
      numbers: new Float64Array(ROWS),
      ends: new Int32Array(ROWS),
      count: 0,
      single: false,
      small: false,
      oneKind: plan.kinds === 1,
    };
    this.#rows = Array.from({ length: ROWS }, (_, row) => {
      const own = values.subarray(row * width, (row + 1) * width);
      return { values: own, measures: own.subarray(seats) };
    });
  }

  /** Games counted so far. */
  get games(): number {
    return this.#tally[GAMES];
  }

  /** Where the next game writes. */
  get row(): Row {
    return this.#rows[this.#buffer.count];
  }

  /** Keeps the row just written, as often as `weight` says; `seated` is the kind of player in each seat. */
  addGame(seated: Int32Array, weight: number, number: number): void {
    const { kinds, weights, numbers, ends, count, seats, oneKind } = this.#buffer;
    const start = count * seats;
    if (!oneKind) for (let seat = 0; seat < seats; seat++) kinds[start + seat] = seated[seat];
    weights[count] = weight;
    numbers[count] = number;
    ends[count] = 0;
    this.#buffer.count = count + 1;
    this.#tally[GAMES] += 1;
  }

  /** A game that was cut off: it is counted, and its block does not count. */
  addUnfinished(): void {
    this.#tally[GAMES] += 1;
    this.#tally[UNFINISHED_GAMES] += 1;
    this.#broken = true;
  }

  endBlock(): void {
    const buffer = this.#buffer;
    if (this.#broken) {
      this.#dropBlock();
      return;
    }
    this.#tally[BLOCKS] += 1;
    buffer.ends[buffer.count - 1] = 1;
    this.#blockStart = buffer.count;
    // The next block may need a row for each seat.
    if (buffer.count > ROWS - buffer.seats) this.#flush();
  }

  /** Hands over the tally of all ended blocks and starts a new one. */
  take(): Float64Array {
    this.#tally[GAMES] -= this.#buffer.count - this.#blockStart;
    this.#dropBlock();
    this.#flush();
    const tally = this.#tally;
    const counts = this.#counts;
    const half = counts.length / 2;
    for (let i = 0; i < half; i++) tally[this.#plan.counts + i] = counts[i] + counts[half + i];
    counts.fill(0);
    this.#tally = createTally(this.#plan);
    return tally;
  }

  #dropBlock(): void {
    this.#buffer.count = this.#blockStart;
    this.#broken = false;
  }

  #flush(): void {
    const buffer = this.#buffer;
    const tally = this.#tally;
    buffer.single = isSingle(buffer);
    buffer.small = buffer.single;
    const counts = this.#counts;
    const { columns, sums, squares, lengthHistogram, examples } = this.#plan;
    const plain = buffer.single && buffer.oneKind;
    for (let entry = 0; entry < columns.length; entry++) {
      const { column, kind, bins } = columns[entry];
      if (kind >= 0) addKind(buffer, column, kind, tally, sums + entry, squares + entry);
      else if (plain && bins) addAndCount(buffer, column, tally, sums + entry, squares + entry, counts, bins);
      else {
        addColumn(buffer, column, tally, sums + entry, squares + entry);
        if (bins) countColumn(buffer, column, counts, bins);
      }
    }
    if (lengthHistogram !== undefined) {
      const { column, low, bins } = lengthHistogram;
      keepExamples(buffer, column, tally, examples, low, bins);
    }
    buffer.count = 0;
    this.#blockStart = 0;
  }
}

function isSingle({ ends, weights, count }: GameBuffer): boolean {
  for (let row = 0; row < count; row++) if (ends[row] === 0 || weights[row] !== weights[0]) return false;
  return true;
}
