/**
 * Pig: roll and add up, or hold and bank; a one loses what the turn has brought. A calibration
 * game: under optimal play for two with target 100, the first player wins 0.530593 of the games.
 *
 * Actions: 0 hold, 1 roll. The first roll of a turn is no decision: to hold with nothing is to
 * pass, and never better.
 */
import { NOBODY, UNFINISHED, WIN_POINTS, type Action, type Game, type Measure, type Seat } from '../../core/game.ts';
import { below } from '../../core/stream.ts';
import type { PigRules } from './rules.ts';
import { pigStates, type PigState } from './state.ts';

const HOLD = 0;
const ROLL = 1;

export class Pig implements Game<PigState> {
  readonly seats: number;
  readonly actionCount = 2;
  readonly maxLegal = 2;
  readonly maxDecisions = 1_000_000;
  readonly states;
  readonly measures: readonly Measure[];
  readonly rules: PigRules;

  constructor(rules: PigRules, seats: number) {
    this.seats = seats;
    this.states = pigStates(seats);
    this.rules = rules;
    this.measures = [
      { name: 'turns', of: 'game', meaning: 'turns taken', range: [0, 299] },
      { name: 'rolls', of: 'game', meaning: 'times the die was rolled', range: [0, 999] },
      { name: 'score', of: 'seat', meaning: 'points banked', range: [0, rules.target + rules.sides] },
    ];
  }

  start(s: PigState): void {
    s.total.fill(0);
    s.turns = 1;
    s.turnTotal = 0;
    s.rolls = 0;
    s.mover = 0;
    this.rollFirst(s);
  }

  mover(s: PigState): Seat {
    return s.mover;
  }

  legalActions(_s: PigState, out: Int32Array): number {
    out[0] = HOLD;
    out[1] = ROLL;
    return 2;
  }

  apply(s: PigState, action: Action): void {
    if (action === ROLL) {
      if (!this.roll(s)) this.endTurn(s);
      return;
    }
    const total = s.total[s.mover] + s.turnTotal;
    s.total[s.mover] = total;
    if (total >= this.rules.target) s.mover = NOBODY;
    else this.endTurn(s);
  }

  score(s: PigState, out: Int32Array): void {
    for (let seat = 0; seat < this.seats; seat++) out[seat] = s.total[seat] >= this.rules.target ? WIN_POINTS : 0;
  }

  measure(s: PigState, out: Int32Array): void {
    out[0] = s.turns;
    out[1] = s.rolls;
    for (let seat = 0; seat < this.seats; seat++) out[2 + seat] = s.total[seat];
  }

  /** Nothing is hidden but the rolls to come. */
  determinize(): void {}

  describeAction(s: PigState, action: Action): string {
    return `seat ${s.mover + 1} ${action === ROLL ? 'rolls' : `holds with ${s.turnTotal}`}`;
  }

  describeState(s: PigState): string {
    const totals = `totals ${s.total.join(' ')}`;
    if (s.mover === NOBODY) return `${totals}, won after ${s.turns} turns`;
    if (s.mover === UNFINISHED) return `${totals}, given up after ${s.turns} turns`;
    return `turn ${s.turns}: seat ${s.mover + 1} has ${s.turnTotal} at stake, ${totals}`;
  }

  /** Hands the turn on. */
  private endTurn(s: PigState): void {
    this.passOn(s);
    this.rollFirst(s);
  }

  /** Rolls, turn by turn, until a mover has something to hold. */
  private rollFirst(s: PigState): void {
    while (s.mover >= 0 && !this.roll(s)) this.passOn(s);
  }

  private passOn(s: PigState): void {
    s.turnTotal = 0;
    if (s.turns >= this.rules.maxTurns) {
      s.mover = UNFINISHED;
      return;
    }
    s.turns++;
    s.mover = s.mover + 1 === this.seats ? 0 : s.mover + 1;
  }

  /** False if it was a one, which loses the turn. */
  private roll(s: PigState): boolean {
    const side = 1 + below(s.luck.seat[s.mover], this.rules.sides);
    s.rolls++;
    s.turnTotal = side === 1 ? 0 : s.turnTotal + side;
    return side > 1;
  }
}
