/**
 * Decides, for a share of wins, whether it differs from the expected one.
 *
 * Many shares are judged at once, so each gets only its part of a 5 % chance of a false alarm
 * (Bonferroni, over all statements of the report). The interval printed is the plain 95 % one of
 * the CSV; the decision goes by a stricter one, which is never narrower than it would be if the
 * share were as expected: with few blocks and a share near nought the blocks look more alike than
 * they are, and one win in twenty games would pass for proof.
 */
import type { SummaryRow } from '../data/rows.ts';
import { studentQuantile } from './student.ts';

/** The chance that a report of nothing but even games makes any claim at all. */
export const ERROR_RATE = 0.05;

type Outcome = 'above' | 'below' | 'open';

export interface Decision {
  readonly outcome: Outcome;
  /** The stricter interval; none where one block gives no interval. */
  readonly strict?: { readonly low: number; readonly high: number };
}

export function decide(row: SummaryRow, expected: number, statements: number): Decision {
  if (row.low95 === undefined || row.high95 === undefined || row.blocks < 2) return { outcome: 'open' };
  const freedom = row.blocks - 1;
  const wide = studentQuantile(1 - ERROR_RATE / statements, freedom);
  const stretch = wide / studentQuantile(0.95, freedom);
  const least = wide * errorIfExpected(row, expected);
  const low = row.mean - Math.max((row.mean - row.low95) * stretch, least);
  const high = row.mean + Math.max((row.high95 - row.mean) * stretch, least);
  const outcome = low > expected ? 'above' : high < expected ? 'below' : 'open';
  return { outcome, strict: { low: Math.max(0, low), high: Math.min(1, high) } };
}

/** The standard error the blocks would show at the expected share, by the design effect they do show. */
function errorIfExpected({ mean, sd, blocks }: SummaryRow, expected: number): number {
  const single = mean * (1 - mean);
  // Blocks all alike tell nothing about how far they scatter: take the most they can.
  const effect = sd === undefined || sd === 0 || single <= 0 ? 1 : Math.min(1, (sd * sd) / single);
  return Math.sqrt((effect * expected * (1 - expected)) / blocks);
}
