/**
 * Two-player Pig, solved exactly (the game of T. Neller and C. Presser's "Optimal Play of the
 * Dice Game Pig", 2004; the method here is our own).
 *
 * Points only grow, so positions can be solved backwards: the chance to win at the start of a
 * turn with (own, other) points depends on positions with more points, and on the same position
 * with the players changed round, for a turn may bring nothing. Those two chances are unknown
 * together. Each is a falling, piecewise linear function of the other; Newton's method finds
 * where they meet in a handful of steps, without value iteration's long tail.
 */
export class PigSolution {
  readonly target: number;
  readonly sides: number;
  /** At `own * target + other`: the chance to win for the player whose turn starts. */
  readonly start: Float64Array;
  /** One bit for each (own, other, turn total): whether to roll. */
  private readonly rolls: Uint8Array;
  /** By turn total: the chance to win from there, and how it moves with the other's chance. */
  private readonly chance: Float64Array;
  private readonly slope: Float64Array;

  constructor(target: number, sides: number) {
    this.target = target;
    this.sides = sides;
    this.start = new Float64Array(target * target);
    this.rolls = new Uint8Array(Math.ceil(target ** 3 / 8));
    this.chance = new Float64Array(target + sides);
    this.slope = new Float64Array(target + sides);
    for (let sum = 2 * (target - 1); sum >= 0; sum--) {
      for (let other = Math.max(0, sum - target + 1); 2 * other <= sum; other++) this.solvePair(sum - other, other);
    }
  }

  shouldRoll(own: number, other: number, turnTotal: number): boolean {
    const bit = this.bitOf(own, other, turnTotal);
    return ((this.rolls[bit >>> 3] >>> (bit & 7)) & 1) === 1;
  }

  /** Finds the chances of (own, other) and (other, own) together. */
  private solvePair(own: number, other: number): void {
    const { slope, target } = this;
    let mine = 0.5;
    let theirs = 0.5;
    for (let step = 0, error = 1; step < 50 && Math.abs(error) > 1e-15; step++) {
      theirs = this.playTurn(other, own, mine);
      const theirSlope = slope[0];
      error = this.playTurn(own, other, theirs) - mine;
      mine += error / (1 - slope[0] * theirSlope);
    }
    this.start[own * target + other] = mine;
    this.start[other * target + own] = theirs;
    this.notePolicy(own, other);
    this.playTurn(other, own, mine);
    this.notePolicy(other, own);
  }

  /** The chance to win at the start of a turn if the other's, at the start of theirs, is `otherChance`. */
  private playTurn(own: number, other: number, otherChance: number): number {
    const { chance, slope, target, sides } = this;
    const needed = target - own;
    for (let total = needed; total < needed + sides; total++) {
      chance[total] = 1;
      slope[total] = 0;
    }
    for (let total = needed - 1; total >= 0; total--) this.rollOrHold(own, other, total, otherChance);
    return chance[0];
  }

  private rollOrHold(own: number, other: number, total: number, otherChance: number): void {
    const { chance, slope, sides } = this;
    let roll = 1 - otherChance;
    let rollSlope = -1;
    for (let side = 2; side <= sides; side++) {
      roll += chance[total + side];
      rollSlope += slope[total + side];
    }
    // At the start of a turn there is nothing to hold.
    const hold = total === 0 ? -1 : 1 - this.start[other * this.target + own + total];
    const rolls = roll / sides > hold;
    chance[total] = rolls ? roll / sides : hold;
    slope[total] = rolls ? rollSlope / sides : 0;
  }

  /** Writes down the choices of the turn just computed: a chance that moves belongs to a roll. */
  private notePolicy(own: number, other: number): void {
    for (let total = 0; total < this.target - own; total++) {
      if (this.slope[total] === 0) continue;
      const bit = this.bitOf(own, other, total);
      this.rolls[bit >>> 3] |= 1 << (bit & 7);
    }
  }

  private bitOf(own: number, other: number, turnTotal: number): number {
    return (own * this.target + other) * this.target + turnTotal;
  }
}

const solutions = new Map<string, PigSolution>();

/** Solved once for all players of a worker: it takes a tenth of a second at target 100. */
export function solvePig(target: number, sides: number): PigSolution {
  const name = `${target} ${sides}`;
  let solution = solutions.get(name);
  if (!solution) solutions.set(name, (solution = new PigSolution(target, sides)));
  return solution;
}
