/**
 * A replay code names one game for ever: game, rules, line-up, seed, block and rotation, as short
 * JSON in letters that survive shells, URLs and CSV. Not compressed: compressors differ between
 * versions and processors, and the same study must give the same bytes everywhere.
 */
import { z } from 'zod';
import { UserError } from '../../engine/core/errors.ts';
import type { Cell, Player } from './cell.ts';
import type { Setting } from './table.ts';

const PREFIX = 'panda1-';
/** A longer text is no code of ours. */
const MOST_LETTERS = 65_536;
const MOST_SEATS = 10;

const values = z.record(z.string(), z.unknown());

/** Game, rules, players as (strategy, options, how many in a row), seed, block, rotation. */
const replaySchema = z.tuple([
  z.string(),
  values,
  z
    .array(z.tuple([z.string(), values, z.int().min(1).max(MOST_SEATS)]))
    .min(1)
    .max(MOST_SEATS),
  z.string(),
  z.int().min(0),
  z
    .int()
    .min(0)
    .max(MOST_SEATS - 1),
]);

/** One game of a cell. */
export interface Replay {
  readonly setting: Setting;
  readonly block: number;
  readonly rotation: number;
}

export function replayCode(cell: Pick<Cell, keyof Setting>, block: number, rotation: number): string {
  const { game, rules, players, seed } = cell;
  const json = JSON.stringify([game, rules, inRuns(players), seed, block, rotation]);
  return PREFIX + Buffer.from(json).toString('base64url');
}

/** Equal neighbours are named once, with their number. */
function inRuns(players: readonly Player[]): [string, Player['options'], number][] {
  const runs: [string, Player['options'], number][] = [];
  for (const { strategy, options } of players) {
    const last = runs.at(-1);
    if (last?.[0] === strategy && JSON.stringify(last[1]) === JSON.stringify(options)) last[2]++;
    else runs.push([strategy, options, 1]);
  }
  return runs;
}

export function readReplayCode(code: string): Replay {
  const parsed = code.startsWith(PREFIX) && code.length <= MOST_LETTERS ? parse(code.slice(PREFIX.length)) : undefined;
  if (parsed) return parsed;
  throw new UserError(
    `This is not a replay code: it should start with "${PREFIX}" and be copied whole from a report or games.csv.`,
  );
}

function parse(letters: string): Replay | undefined {
  let json: unknown;
  try {
    json = JSON.parse(Buffer.from(letters, 'base64url').toString());
  } catch {
    return undefined;
  }
  const result = replaySchema.safeParse(json);
  if (!result.success) return undefined;
  const [game, rules, runs, seed, block, rotation] = result.data;
  const players = runs.flatMap(([strategy, options, times]) =>
    Array.from({ length: times }, () => ({ strategy, options })),
  );
  return { setting: { game, rules, players, seed }, block, rotation };
}
