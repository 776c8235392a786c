/**
 * Pass the Pandas with uniformly random passing, solved exactly: what a simulation must find.
 *
 * Between two turns a game is a state of a finite Markov chain: the dice by seat, counted from
 * the player about to roll, and the bamboo to beat. The dice in play never increase, so the
 * states with the same total form a layer that needs only itself and the layers below; the
 * layers are solved in turn, each by Gauss–Seidel sweeps.
 *
 * Written from the rulebook alone, for the base game; it shares no code with the game it tests.
 */
export interface ChainRules {
  /** Sides of a die that show each picture. */
  readonly water: number;
  readonly panda: number;
  readonly bamboo: number;
  readonly blank: number;
  readonly bambooChallenge: boolean;
}

export const PRINTED: ChainRules = { water: 1, panda: 1, bamboo: 1, blank: 3, bambooChallenge: true };

export interface Answer {
  /** The chance of each seat to win, the first to roll first. */
  readonly winShares: readonly number[];
  /** The mean number of turns. */
  readonly turns: number;
}

/** What the game comes to when the seats start with these dice. */
export function solve(dice: readonly number[], rules = PRINTED): Answer {
  return new Chain(dice.length, sumOf(dice), rules).answer(dice);
}

/** One outcome of a turn. In `dice` the next player comes first and whoever has just rolled last. */
type Visit = (chance: number, dice: readonly number[], bamboo: number) => void;

/** Every outcome of one turn: the roll, who gets the pandas, the challenge. `dice` is reused. */
export function forEachTurn(dice: readonly number[], toBeat: number, rules: ChainRules, visit: Visit): void {
  const [rolled] = dice;
  const sides = rules.water + rules.panda + rules.bamboo + rules.blank;
  for (let water = 0; water <= rolled; water++) {
    for (let pandas = 0; water + pandas <= rolled; pandas++) {
      for (let bamboo = 0; water + pandas + bamboo <= rolled; bamboo++) {
        const blank = rolled - water - pandas - bamboo;
        const throws = rules.water ** water * rules.panda ** pandas * rules.bamboo ** bamboo * rules.blank ** blank;
        // The pandas' own factorial cancels against that of the ways to share them out.
        const ways = FACTORIAL[rolled] / (FACTORIAL[water] * FACTORIAL[bamboo] * FACTORIAL[blank]);
        const chance = ((throws / sides ** rolled) * ways) / (dice.length - 1) ** pandas;
        if (chance === 0) continue;
        const owed = rules.bambooChallenge ? Math.max(0, toBeat - bamboo) : 0;
        const after = [...dice.slice(1), rolled - water - pandas + owed];
        after[dice.length - 2] -= owed;
        sharePandas(after, 0, pandas, chance, (share) => visit(share, after, bamboo));
      }
    }
  }
}

/** All ways to share the pandas among the players from `seat` on, the last one excepted. */
function sharePandas(
  dice: number[],
  seat: number,
  pandas: number,
  chance: number,
  visit: (chance: number) => void,
): void {
  const isLast = seat === dice.length - 2;
  for (let given = isLast ? pandas : 0; given <= pandas; given++) {
    const share = chance / FACTORIAL[given];
    dice[seat] += given;
    if (isLast) visit(share);
    else sharePandas(dice, seat + 1, pandas - given, share, visit);
    dice[seat] -= given;
  }
}

const FACTORIAL = [1];
for (let n = 1; n <= 20; n++) FACTORIAL.push(n * FACTORIAL[n - 1]);

/** A layer is solved once a sweep moves no value by more. */
const STILL = 1e-13;

/** One state: what is settled at once or known from lower layers, and its links within the layer. */
interface Equation {
  readonly at: number;
  readonly known: Float64Array;
  readonly links: Int32Array;
  readonly chances: Float64Array;
}

class Chain {
  private readonly seats: number;
  private readonly rules: ChainRules;
  private readonly base: number;
  /** By dice: where the values of the state with no bamboo to beat stand; those with more follow. */
  private readonly places: Int32Array;
  /**
   * Of each state the win chances and the mean number of turns to come. Seats are counted from
   * the player who has just rolled: so the state before counts them, and it is the one to read them.
   */
  private readonly values: Float64Array;
  private readonly sums: Float64Array;

  constructor(seats: number, total: number, rules: ChainRules) {
    this.seats = seats;
    this.rules = rules;
    this.base = total - seats + 2;
    this.places = new Int32Array(this.base ** seats);
    this.sums = new Float64Array(seats + 1);
    const layers = Array.from({ length: total + 1 }, (_, dice) => compositions(dice, seats));
    let end = 0;
    for (const dice of layers.flat()) {
      this.places[this.keyOf(dice)] = end;
      end += this.sums.length * (dice[seats - 1] + 1);
    }
    this.values = new Float64Array(end);
    for (const layer of layers) this.solveLayer(layer);
  }

  answer(dice: readonly number[]): Answer {
    const at = this.places[this.keyOf(dice)];
    const [last, ...others] = this.values.subarray(at, at + this.seats);
    return { winShares: [...others, last], turns: this.values[at + this.seats] };
  }

  private keyOf(dice: readonly number[]): number {
    let key = 0;
    for (let seat = 0; seat < dice.length; seat++) key = key * this.base + dice[seat];
    return key;
  }

  private solveLayer(layer: readonly number[][]): void {
    const equations = layer.flatMap((dice) =>
      Array.from({ length: dice[this.seats - 1] + 1 }, (_, toBeat) => this.equation(dice, toBeat)),
    );
    let moved = Infinity;
    while (moved > STILL) {
      moved = 0;
      for (const equation of equations) moved = Math.max(moved, this.update(equation));
    }
  }

  private equation(dice: readonly number[], toBeat: number): Equation {
    const { seats, values, places } = this;
    const width = seats + 1;
    const total = sumOf(dice);
    const known = new Float64Array(width);
    const links: number[] = [];
    const chances: number[] = [];
    known[seats] = 1;
    forEachTurn(dice, toBeat, this.rules, (chance, next, bamboo) => {
      if (next[seats - 1] === 0) {
        known[0] += chance;
      } else if (next[seats - 2] === 0) {
        known[seats - 1] += chance;
      } else {
        const to = places[this.keyOf(next)] + bamboo * width;
        if (sumOf(next) === total) {
          links.push(to);
          chances.push(chance);
        } else {
          for (let column = 0; column < width; column++) known[column] += chance * values[to + column];
        }
      }
    });
    const at = places[this.keyOf(dice)] + toBeat * width;
    return { at, known, links: Int32Array.from(links), chances: Float64Array.from(chances) };
  }

  /** Recomputes one state; returns how far its values moved. */
  private update({ at, known, links, chances }: Equation): number {
    const { seats, values, sums } = this;
    sums.set(known);
    for (let i = 0; i < links.length; i++) {
      for (let column = 0; column <= seats; column++) sums[column] += chances[i] * values[links[i] + column];
    }
    let moved = 0;
    for (let column = 0; column <= seats; column++) {
      const place = column === seats ? at + seats : at + ((column + 1) % seats);
      moved = Math.max(moved, Math.abs(sums[column] - values[place]));
      values[place] = sums[column];
    }
    return moved;
  }
}

/** All ways for so many seats to hold `total` dice, at least one each. */
function compositions(total: number, seats: number): number[][] {
  if (seats === 1) return total > 0 ? [[total]] : [];
  const firsts = Array.from({ length: Math.max(0, total - 1) }, (_, i) => i + 1);
  return firsts.flatMap((first) => compositions(total - first, seats - 1).map((rest) => [first, ...rest]));
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
