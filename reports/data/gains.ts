/** What choices gained, as `summary.csv` tells it: `gain:round=3` of `choice:takes red6`. */
import type { CellResults } from './results.ts';
import type { SummaryRow } from './rows.ts';

export interface GainRow {
  readonly choice: string;
  /** The value that tells decisions apart. */
  readonly group: number;
  readonly row: SummaryRow;
}

const QUANTITY = /^gain:(.+)=(-?\d+)$/;
const CHOICE = 'choice:';

export function gainsOf(cell: CellResults): GainRow[] {
  return cell.summary.flatMap((row) => {
    const group = QUANTITY.exec(row.quantity)?.[2];
    if (group === undefined || !row.who.startsWith(CHOICE)) return [];
    return [{ choice: row.who.slice(CHOICE.length), group: Number(group), row }];
  });
}

/** What decisions are told apart by: "round". */
export function gainsBy(cell: CellResults): string {
  return cell.summary.map(({ quantity }) => QUANTITY.exec(quantity)?.[1]).find((by) => by !== undefined) ?? '';
}
