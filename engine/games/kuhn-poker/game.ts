/**
 * Kuhn poker (H. W. Kuhn, 1950): three cards, one each, one betting round. A calibration game: under
 * equilibrium play the first player loses 1/18 of a chip a hand.
 *
 * Each player antes one chip. In turn a player passes or bets a chip; after a bet the other
 * passes (folds) or bets (calls). Two passes or a call: the higher card takes the pot.
 *
 * Actions: 0 pass (check, fold), 1 bet (bet, call).
 */
import { NOBODY, WIN_POINTS, type Action, type Game, type Measure, type Seat } from '../../core/game.ts';
import { HIDDEN } from '../../core/states.ts';
import { below, type Stream } from '../../core/stream.ts';
import { kuhnStates, type KuhnState } from './state.ts';

const PASS = 0;
const BET = 1;
const CARDS = ['jack', 'queen', 'king'];
/** The most chips that can change hands. */
const MOST_CHIPS = 2;

const MEASURES: readonly Measure[] = [
  { name: 'bets', of: 'game', meaning: 'bets made and called', range: [0, 2] },
  { name: 'score', of: 'seat', meaning: 'chips won', range: [-MOST_CHIPS, MOST_CHIPS] },
];

export class KuhnPoker implements Game<KuhnState> {
  readonly seats = 2;
  readonly actionCount = 2;
  readonly maxLegal = 2;
  readonly maxDecisions = 3;
  readonly states = kuhnStates();
  readonly measures = MEASURES;

  start(s: KuhnState): void {
    s.pot.fill(1);
    s.card[0] = below(s.luck.table, 3);
    s.card[1] = otherCard(s.card[0], below(s.luck.table, 2));
    s.decisions = 0;
    s.lastAction = PASS;
    s.winner = NOBODY;
    s.mover = 0;
  }

  mover(s: KuhnState): Seat {
    return s.mover;
  }

  legalActions(_s: KuhnState, out: Int32Array): number {
    out[0] = PASS;
    out[1] = BET;
    return 2;
  }

  apply(s: KuhnState, action: Action): void {
    const { mover } = s;
    const facesBet = s.decisions > 0 && s.lastAction === BET;
    if (action === BET) s.pot[mover]++;
    if (facesBet && action === PASS) this.finish(s, 1 - mover);
    else if (facesBet || (s.decisions > 0 && action === PASS)) this.finish(s, s.card[0] > s.card[1] ? 0 : 1);
    else s.mover = 1 - mover;
    s.decisions++;
    s.lastAction = action;
  }

  /** In proportion to the chips won, so that whoever maximises points maximises chips. */
  score(s: KuhnState, out: Int32Array): void {
    for (let seat = 0; seat < 2; seat++) {
      out[seat] = WIN_POINTS / 2 + (chipsWon(s, seat) * WIN_POINTS) / (2 * MOST_CHIPS);
    }
  }

  measure(s: KuhnState, out: Int32Array): void {
    out[0] = s.pot[0] + s.pot[1] - 2;
    out[1] = chipsWon(s, 0);
    out[2] = chipsWon(s, 1);
  }

  determinize(s: KuhnState, viewer: Seat, stream: Stream): void {
    if (s.card[1 - viewer] === HIDDEN) s.card[1 - viewer] = otherCard(s.card[viewer], below(stream, 2));
  }

  describeAction(s: KuhnState, action: Action): string {
    const facesBet = s.decisions > 0 && s.lastAction === BET;
    const words = facesBet ? ['folds', 'calls'] : ['checks', 'bets'];
    return `seat ${s.mover + 1} ${words[action]}`;
  }

  describeState(s: KuhnState): string {
    const cards = Array.from(s.card, (card) => CARDS[card] ?? 'a hidden card').join(' against ');
    const end = s.winner === NOBODY ? '' : `; seat ${s.winner + 1} takes the pot`;
    return `${cards}, chips ${s.pot.join(' and ')}${end}`;
  }

  private finish(s: KuhnState, winner: Seat): void {
    s.winner = winner;
    s.mover = NOBODY;
  }
}

/** One of the two cards that are not `card`. */
function otherCard(card: number, pick: number): number {
  return pick < card ? pick : pick + 1;
}

function chipsWon(s: KuhnState, seat: Seat): number {
  return s.winner === seat ? s.pot[1 - seat] : -s.pot[seat];
}
