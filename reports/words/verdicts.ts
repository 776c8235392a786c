/** What a cell's win shares say, in plain words: never a bare difference. */
import type { CellResults } from '../data/results.ts';
import type { SummaryRow } from '../data/rows.ts';
import { decide, type Decision } from './judge.ts';
import { splitWho, whoLabel } from './labels.ts';
import { exactPercent, percentWithError } from './numbers.ts';

export interface Verdict extends Decision {
  readonly kind: 'seat' | 'strategy';
  readonly label: string;
  readonly row: SummaryRow;
  readonly expected: number;
  /** "going first pays" */
  readonly conclusion: string;
  /** "Seat 1 wins 27.5 % ± 0.1, expected 25 %: going first pays" */
  readonly sentence: string;
}

/** The shares of a cell that can be judged: its seats, and its strategies if there are several. */
export function judgedRows(cell: CellResults): SummaryRow[] {
  const shares = cell.summary.filter((row) => row.quantity === 'win_share');
  const strategies = shares.filter((row) => row.who.startsWith('strategy:'));
  const seats = shares.filter((row) => row.who.startsWith('seat:'));
  // One strategy at every seat wins an even share by arithmetic, which is no finding.
  return cell.facts.seats < 2 || !sharesAddUp(cell) ? [] : [...seats, ...(strategies.length > 1 ? strategies : [])];
}

/** Every game gives away one win: shares that do not add up point at a fault, not at a finding. */
export function sharesAddUp(cell: CellResults): boolean {
  const seats = cell.summary.filter((row) => row.quantity === 'win_share' && row.who.startsWith('seat:'));
  return seats.length < cell.facts.seats || Math.abs(seats.reduce((sum, row) => sum + row.mean, 0) - 1) < 1e-6;
}

/** One verdict for each judged share; `statements` counts all that the report makes. */
export function verdictsOf(cell: CellResults, statements: number): Verdict[] {
  const expected = 1 / cell.facts.seats;
  return judgedRows(cell).map((row) => {
    const decision = decide(row, expected, statements);
    const kind = row.who.startsWith('seat:') ? 'seat' : 'strategy';
    const named = kind === 'seat' ? seatConclusion(cell, row.who, decision) : strategyConclusion(decision);
    const conclusion = decision.outcome === 'open' ? openConclusion(row, expected, statements, decision) : named;
    const sentence = `${subject(cell, row)}, ${kind === 'seat' ? 'expected' : 'even would be'} ${exactPercent(expected)}: ${conclusion}`;
    return { ...decision, kind, label: whoLabel(row.who), row, expected, conclusion, sentence };
  });
}

function subject(cell: CellResults, row: SummaryRow): string {
  const { kind, name } = splitWho(row.who);
  const share = percentWithError(row);
  const players = cell.facts.players.filter((player) => player === name).length;
  if (kind === 'seat' || players < 2) return `${whoLabel(row.who)} wins ${share}`;
  return `${name} (${players} players) wins ${share} each`;
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

function seatConclusion(cell: CellResults, who: string, { outcome }: Decision): string {
  const verb = outcome === 'above' ? 'pays' : 'costs';
  const seat = Number(splitWho(who).name);
  const { seats } = cell.facts;
  if (!seatsGoInOrder(cell)) return `sitting there ${verb}`;
  const place = seat === seats && seats > 2 ? 'last' : ORDINALS[seat - 1];
  return place === undefined ? `sitting there ${verb}` : `going ${place} ${verb}`;
}

/** False where a game says itself that other seats than the first may start. */
function seatsGoInOrder(cell: CellResults): boolean {
  const started = cell.summary.filter((row) => row.quantity === 'started' && row.who.startsWith('seat:'));
  return started.every((row) => row.who === 'seat:1' || row.mean === 0);
}

function strategyConclusion({ outcome }: Decision): string {
  return outcome === 'above' ? 'better' : 'worse';
}

const OPEN = 'not decided yet: more blocks needed';

function openConclusion(row: SummaryRow, expected: number, statements: number, { strict }: Decision): string {
  if (!strict) return `${OPEN} (one block gives no interval)`;
  const hinted = row.low95! > expected || row.high95! < expected;
  if (hinted && statements > 1) return `${OPEN} (only a hint, as ${statements} statements are judged at once)`;
  const points = Math.max(strict.high - expected, expected - strict.low) * 100;
  return points < 5 ? `${OPEN} (any difference is below ${roundUp(points)} points)` : OPEN;
}

/** To one digit that counts, never down: it is a bound. */
function roundUp(points: number): string {
  const digits = Math.min(4, Math.max(1, Math.ceil(-Math.log10(points))));
  const unit = 10 ** digits;
  return String(Math.ceil(points * unit) / unit);
}

/** One line for a table of contents: "Above even: seats 1, 2. Below: seats 3, 4, random." */
export function headline(verdicts: readonly Verdict[]): string {
  if (verdicts.length === 0) return 'Nothing to judge.';
  const above = namesOf(verdicts.filter((verdict) => verdict.outcome === 'above'));
  const below = namesOf(verdicts.filter((verdict) => verdict.outcome === 'below'));
  if (above === '' && below === '') return 'Not decided yet.';
  if (above === '' || below === '') return above === '' ? `Below even: ${below}.` : `Above even: ${above}.`;
  return `Above even: ${above}. Below: ${below}.`;
}

function namesOf(verdicts: readonly Verdict[]): string {
  const seats = verdicts.filter((verdict) => verdict.kind === 'seat').map(({ row }) => splitWho(row.who).name);
  const others = verdicts.filter((verdict) => verdict.kind === 'strategy').map((verdict) => verdict.label);
  const named = seats.length === 0 ? [] : [`seat${seats.length > 1 ? 's' : ''} ${seats.join(', ')}`];
  return [...named, ...others].join(', ');
}
