/** Tables for the terminal; plain aligned text on a pipe. */
import Table from 'cli-table3';
import colors from 'picocolors';

/** Box lines and colours only where a person is looking. */
export function renderTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  numeric: readonly number[] = [],
): string {
  const pretty = process.stdout.isTTY === true;
  const table = new Table({
    head: head.map((name) => (pretty ? colors.bold(name) : name)),
    style: { head: [], border: [], compact: true, ...(pretty ? {} : { 'padding-left': 0, 'padding-right': 2 }) },
    colAligns: head.map((_, column) => (numeric.includes(column) ? 'right' : 'left')),
    ...(pretty ? {} : { chars: NO_LINES }),
  });
  for (const row of rows) table.push([...row]);
  return table
    .toString()
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
    .join('\n');
}

const NO_LINES = Object.fromEntries(
  ['top', 'top-mid', 'top-left', 'top-right', 'bottom', 'bottom-mid', 'bottom-left', 'bottom-right']
    .concat(['left', 'left-mid', 'mid', 'mid-mid', 'right', 'right-mid', 'middle'])
    .map((name) => [name, '']),
);
