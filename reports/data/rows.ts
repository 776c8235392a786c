/** The rows of the three CSV files. Columns beyond these are let through unread. */
import { z } from 'zod';

const decimal = z.string().trim().min(1, 'must not be empty').transform(Number).pipe(z.number('must be a number'));
const whole = decimal.pipe(z.int('must be a whole number').min(0, 'must not be negative'));

/** An empty field means that there is no such number, which is not the same as nought. */
const perhaps = z.union([
  z
    .string()
    .regex(/^\s*$/)
    .transform(() => undefined),
  decimal,
]);

export const summaryRow = z.object({
  study: z.string(),
  cell: z.string(),
  game: z.string(),
  seats: whole,
  lineup: z.string(),
  quantity: z.string(),
  who: z.string(),
  blocks: whole,
  games: whole,
  unfinished: whole,
  mean: perhaps,
  sd: perhaps,
  low95: perhaps,
  high95: perhaps,
});

export const histogramRow = z.object({
  cell: z.string(),
  quantity: z.string(),
  who: z.string(),
  low: perhaps,
  high: perhaps,
  count: whole,
});

export const exampleRow = z.object({
  cell: z.string(),
  kind: z.string(),
  quantity: z.string(),
  value: decimal,
  replay: z.string(),
});

/** A row with something in it: a cell stopped before its first block has no means. */
export type SummaryRow = z.infer<typeof summaryRow> & { mean: number };

export function hasMean(row: z.infer<typeof summaryRow>): row is SummaryRow {
  return row.mean !== undefined;
}

export type HistogramRow = z.infer<typeof histogramRow>;
export type ExampleRow = z.infer<typeof exampleRow>;
