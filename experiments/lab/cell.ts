/**
 * A cell: one line-up, one rule setting, one table size. Plain data, because it travels to
 * workers and into replay codes.
 */
import { UserError } from '../../engine/core/errors.ts';

/** A strategy taking part, with the options that differ from its defaults. */
export interface Player {
  readonly strategy: string;
  readonly options: Readonly<Record<string, unknown>>;
}

export interface Cell {
  /** Unique in a results folder. */
  readonly id: string;
  readonly study: string;
  readonly game: string;
  /** What differs from the printed rules. */
  readonly rules: Readonly<Record<string, unknown>>;
  /** The name of the line-up. */
  readonly lineup: string;
  /** One player for each seat. */
  readonly players: readonly Player[];
  readonly seed: string;
  readonly blocks: number;
  /** Which choices are tried one by one, if any. */
  readonly choices?: ChoiceQuestion | undefined;
}

/** What is each choice worth? Asked of the first decision in a game for every value of `by`. */
export interface ChoiceQuestion {
  /** Which decisions: numbers of the state that must have these values. */
  readonly when: Readonly<Record<string, number>>;
  /** The number of the state that tells decisions apart, such as the round. */
  readonly by: string;
  /** What is gained: a quantity of seats. */
  readonly gain: string;
}

/** How a player is called in tables and CSV: `mcts(iterations=200)`. Equal labels are equal players. */
export function labelOf({ strategy, options }: Player): string {
  const given = Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1));
  return given.length === 0
    ? strategy
    : `${strategy}(${given.map(([key, value]) => `${key}=${show(value)}`).join(', ')})`;
}

function show(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Sets the value at a dotted key inside plain data, making the groups on the way. */
export function setAt(into: Record<string, unknown>, key: string, value: unknown): void {
  const names = key.split('.');
  if (names.some((name) => name === '' || name === '__proto__')) throw new UserError(`"${key}" is not a key.`);
  let group = into;
  for (const name of names.slice(0, -1)) {
    const inner = group[name];
    const next = typeof inner === 'object' && inner !== null ? { ...inner } : {};
    group[name] = next;
    group = next as Record<string, unknown>;
  }
  group[names[names.length - 1]] = value;
}

/** The distinct labels of a line-up, in order, and which of them each player is. */
export function kindsOf(players: readonly Player[]): { labels: string[]; kindOf: Int32Array } {
  const all = players.map(labelOf);
  const labels = [...new Set(all)];
  return { labels, kindOf: Int32Array.from(all, (label) => labels.indexOf(label)) };
}
