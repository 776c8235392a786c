/** Names for people: of seats, strategies, quantities and cells. */
import type { RunCell } from '../data/run-file.ts';

/** A row's `who`, taken apart: "seat:2", "strategy:mcts(iterations=200)", "game". */
export function splitWho(who: string): { kind: string; name: string } {
  const colon = who.indexOf(':');
  return colon < 0 ? { kind: who, name: '' } : { kind: who.slice(0, colon), name: who.slice(colon + 1) };
}

export function whoLabel(who: string): string {
  const { kind, name } = splitWho(who);
  if (kind === 'seat') return `Seat ${name}`;
  if (kind === 'strategy' || kind === 'choice') return name;
  return who === 'game' ? 'Whole game' : who;
}

/** "win_share" → "win share", "gain:round=3" → "gain, round 3" */
export function quantityLabel(quantity: string): string {
  return quantity.replace(/^gain:(.+)=(-?\d+)$/, 'gain, $1 $2').replaceAll('_', ' ');
}

/** ["random", "mcts", "random"] → "random × 2, mcts" */
export function playersLabel(players: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const player of players) counts.set(player, (counts.get(player) ?? 0) + 1);
  return [...counts].map(([player, times]) => (times === 1 ? player : `${player} × ${times}`)).join(', ');
}

/** A value of run.json's rules as text: true, 25, "first-seat" without its quotes. */
export function valueText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? 'none');
}

/** Names for cells shown together: only what tells them apart, and the first of them if alone. */
export function cellNames(cells: readonly RunCell[]): string[] {
  const parts = [
    cells.map((cell) => (cell.seats === 1 ? '1 player' : `${cell.seats} players`)),
    cells.map((cell) => cell.lineup),
    cells.map(changedRules),
  ].filter((values, index) => (cells.length === 1 ? index < 2 : new Set(values).size > 1));
  const names = cells.map((_, index) =>
    parts
      .map((values) => values[index])
      .filter((part) => part !== '')
      .join(' · '),
  );
  return names.map((name, index) => {
    const unique = name !== '' && names.indexOf(name) === names.lastIndexOf(name);
    return unique ? name : [name, cells[index].id].filter((part) => part !== '').join(' · ');
  });
}

function changedRules(cell: RunCell): string {
  const changed = cell.rules.filter((rule) => rule.changed);
  if (changed.length === 0) return 'printed rules';
  return changed.map((rule) => `${rule.key} = ${valueText(rule.value)}`).join(', ');
}
