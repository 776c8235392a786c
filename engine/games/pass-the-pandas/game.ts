/**
 * Pass the Pandas (Ken Gruhl and Quentin Weir): be the first to have no dice.
 *
 * A turn, in the rulebook's order:
 *   1. Roll all your dice.
 *   2. Remove the water drops from the game.
 *   3. Pass each panda to a player of your choice.
 *   4. Bamboo Challenge: if the player before rolled more bamboo than you, they pass you the difference.
 *   5. Keep the blanks. (Variant Bamboozled: a roll of nothing but blanks may be exchanged.)
 * Whoever has no dice at the end of a turn, their own or another's, is out and wins, or takes
 * the next place. (Variant Panda-monium: several deals, for points.)
 *
 * Actions: the seat that gets the next panda, so that three pandas are three decisions; when
 * bamboozled, the seat to exchange dice with, or `seats` to keep one's own.
 */
import { NOBODY, UNFINISHED, type Action, type Game, type Seat } from '../../core/game.ts';
import { finishPlayers } from './finish.ts';
import { createLeadWatch, type WatchLead } from './lead.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { createLegalActions, type LegalActions } from './legal.ts';
import { pandasMeasures } from './measures.ts';
import { createPlayout, type Playout } from './playout.ts';
import { Rolls } from './rolls.ts';
import { startingDice, type PandasRules } from './rules.ts';
import { EXCHANGING, pandasStates, type PandasState } from './state.ts';
import { MOST_DICE, TurnTables } from './turn-tables.ts';
import { createTurns, type Turns } from './turns.ts';
import { describeAction, describeState } from './words.ts';

export class PassThePandas implements Game<PandasState> {
  readonly seats: number;
  readonly actionCount: number;
  readonly maxLegal: number;
  readonly maxDecisions = 1_000_000;
  readonly states;
  readonly measures;
  readonly rules: PandasRules;
  readonly startingDice: number;
  /** Dice on the table at the start of a deal. */
  readonly dealt: number;
  /** Whether play goes on when a player is out. */
  readonly playsOn: boolean;
  // The hot ones are own functions of each game, so that whoever plays it meets no others.
  readonly start: Turns['start'];
  readonly mover: Turns['mover'];
  readonly legalActions: LegalActions;
  readonly apply: Turns['apply'];
  /** For the game without variants; others are played step by step. */
  readonly playout?: Playout;
  readonly score: Ledger['score'];
  readonly measure: Ledger['measure'];
  private readonly ledger: Ledger;
  private readonly watchLead: WatchLead;

  constructor(rules: PandasRules, seats: number) {
    this.seats = seats;
    this.actionCount = seats + 1;
    this.maxLegal = seats;
    this.states = pandasStates(seats);
    this.measures = pandasMeasures(rules, seats);
    this.rules = rules;
    this.startingDice = startingDice(rules, seats);
    this.dealt = this.startingDice * seats;
    this.playsOn = rules.places || rules.pandamonium.on;
    const { at, luckAt } = this.states;
    this.watchLead = createLeadWatch(seats, this.playsOn, at);
    this.ledger = createLedger({ seats, startingDice: this.startingDice, match: rules.pandamonium.on, at });
    const turns = createTurns({
      seats,
      rules,
      rolls: new Rolls(rules.sides),
      at,
      luckAt,
      open: this.ledger.open,
      takePlace: this.ledger.takePlace,
      watchLead: this.watchLead,
      finish: (s) => finishPlayers(this, s),
    });
    this.start = turns.start;
    this.mover = turns.mover;
    this.legalActions = createLegalActions(seats, rules, at);
    this.apply = turns.apply;
    this.score = this.ledger.score;
    this.measure = this.ledger.measure;
    if (!this.playsOn && !rules.bamboozled.on && this.dealt <= MOST_DICE) this.playout = this.createPlayout();
  }

  private createPlayout(): Playout {
    const { seats, rules, dealt } = this;
    const tables = new TurnTables(rules.sides, seats);
    return createPlayout({ seats, rules, dealt, tables, at: this.states.at, takePlace: this.ledger.takePlace });
  }

  /** Nothing is hidden but the rolls to come. */
  determinize(): void {}

  describeAction(s: PandasState, action: Action): string {
    return describeAction(s, action);
  }

  describeState(s: PandasState): string {
    return describeState(this, s);
  }

  /** Every die is with a player or evaporated, nobody gave more than they held, and no two are out at once. */
  conserve(s: PandasState): void {
    const { dealt } = this;
    const held = s.dice.reduce((sum, count) => sum + count, 0);
    if (held + s.water !== dealt || s.dice.some((count) => count < 0)) {
      throw new Error(`${dealt} dice were dealt, but ${held} are held and ${s.water} evaporated.`);
    }
    // Only while an exchange is being decided may the previous player be without dice and still in.
    const excused = s.phase === EXCHANGING ? s.previous : NOBODY;
    const forgotten = s.dice.findIndex((count, seat) => count === 0 && s.place[seat] === 0 && seat !== excused);
    if (forgotten >= 0) throw new Error(`Seat ${forgotten + 1} has no dice and no place.`);
  }

  /** Sets up the next deal of a match. */
  deal(s: PandasState, starter: Seat): void {
    this.ledger.deal(s.words, starter);
  }

  takePlace(s: PandasState, seat: Seat): void {
    this.ledger.takePlace(s.words, seat);
  }

  /** The turn has passed the last seat. */
  endRound(s: PandasState): void {
    this.watchLead(s.words);
    if (s.turns >= this.rules.maxTurns) s.mover = UNFINISHED;
  }

  /** The next player still in, clockwise. */
  seatAfter(s: PandasState, seat: Seat): Seat {
    const { seats } = this;
    const { place } = s;
    let next = seat;
    do next = next + 1 === seats ? 0 : next + 1;
    while (place[next] !== 0);
    return next;
  }
}
