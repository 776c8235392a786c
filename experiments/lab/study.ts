/** A study: a question, as YAML, and the cells it comes down to. */
import { parseDocument } from 'yaml';
import { z } from 'zod';
import { UserError } from '../../engine/core/errors.ts';
import { labelOf, type Cell, type Player } from './cell.ts';
import { blocksFor } from './blocks.ts';

const options = z.record(z.string(), z.unknown());
const player = z.union([z.string(), z.strictObject({ strategy: z.string(), options: options.default({}) })]);
const lineup = z.union([player, z.array(player).min(1).max(10)]);
const count = z.int().min(1).max(Number.MAX_SAFE_INTEGER);

const studySchema = z.strictObject({
  title: z.string().optional(),
  question: z.string(),
  game: z.string(),
  /** Table sizes; left out, the line-ups say. */
  seats: z.union([z.int(), z.array(z.int()).min(1)]).optional(),
  /** What differs from the printed rules. */
  rules: options.default({}),
  seed: z.union([z.string(), z.int()]).default('1').transform(String),
  blocks: count.optional(),
  games: count.optional(),
  /** Which choices to try one by one, and what of; see `ChoiceQuestion`. */
  choices: z
    .strictObject({
      when: z.record(z.string(), z.int()).default({}),
      by: z.string(),
      gain: z.string().default('win_share'),
    })
    .optional(),
  /** By name: a player for the whole table, or one for each seat. */
  lineups: z.record(z.string(), lineup),
});

export interface Study {
  readonly id: string;
  readonly title: string;
  readonly question: string;
  readonly cells: readonly Cell[];
}

/** Reads the text of a study file; `id` is its folder's name, `file` names it in errors. */
export function readStudy(text: string, id: string, file: string): Study {
  const document = parseDocument(text);
  const broken = document.errors[0];
  if (broken) throw new UserError(`${file} is not readable YAML: ${broken.message.split('\n')[0].replace(/:$/, '')}.`);
  const result = studySchema.safeParse(document.toJS());
  if (!result.success) throw new UserError(`${file}: ${explain(result.error.issues[0])}`);
  const study = result.data;
  if ((study.blocks === undefined) === (study.games === undefined)) {
    throw new UserError(`${file}: say how much to play, either as blocks or as games.`);
  }
  const lineups = Object.entries(study.lineups);
  if (lineups.length === 0)
    throw new UserError(`${file}: lineups is empty; name at least one, such as "at random: random".`);
  const cells = lineups.flatMap(([name, given]) =>
    sizesOf(study.seats, given, name, file).map((seats) => ({ name, players: playersOf(given, seats) })),
  );
  return {
    id,
    title: study.title ?? id,
    question: study.question,
    cells: cells.map(({ name, players }, i) => ({
      id: `${id}-${i + 1}`,
      study: id,
      game: study.game,
      rules: study.rules,
      lineup: name,
      players,
      seed: study.seed,
      blocks: study.blocks ?? blocksFor(study.games!, players, study.seed),
      choices: study.choices,
    })),
  };
}

type Lineup = z.infer<typeof lineup>;

function sizesOf(seats: number | number[] | undefined, given: Lineup, name: string, file: string): number[] {
  const sizes = seats === undefined ? [] : [seats].flat();
  if (!Array.isArray(given)) {
    if (sizes.length > 0) return sizes;
    throw new UserError(`${file}: line-up "${name}" is one player for the whole table, so seats must say how many.`);
  }
  if (sizes.length === 0 || sizes.includes(given.length)) return [given.length];
  throw new UserError(`${file}: line-up "${name}" has ${given.length} players, but seats is ${sizes.join(', ')}.`);
}

function playersOf(given: Lineup, seats: number): Player[] {
  const list = Array.isArray(given) ? given : Array.from({ length: seats }, () => given);
  return list.map((one) => (typeof one === 'string' ? readPlayer(one) : one));
}

/** One sentence for the first thing that is wrong. */
function explain(issue: z.core.$ZodIssue): string {
  const where = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys(studySchema.shape).join(', ');
    return `unknown key "${[where, issue.keys[0]].filter(Boolean).join('.')}"; a study has: ${known}.`;
  }
  return where
    ? `"${where}" does not fit: ${issue.message}.`
    : `a study is a list of keys and values: ${issue.message}.`;
}

/** Reads `mcts(iterations=200, exploration=1.4)`: the way players are also written in tables. */
export function readPlayer(text: string): Player {
  const match = /^(.*?)\((.*)\)$/s.exec(text.trim());
  if (!match) return { strategy: text.trim(), options: {} };
  const pairs = match[2].split(',').filter((pair) => pair.trim() !== '');
  const entries = pairs.map((pair): [string, unknown] => {
    const at = pair.indexOf('=');
    if (at < 1) throw new UserError(`"${pair.trim()}" in "${text}" is not an option: write key=value.`);
    return [pair.slice(0, at).trim(), readValue(pair.slice(at + 1))];
  });
  return { strategy: match[1].trim(), options: Object.fromEntries(entries) };
}

/** `3`, `true`, `[1, 2]` or plain text, as in YAML. */
export function readValue(text: string): unknown {
  const document = parseDocument(text.trim());
  return document.errors.length > 0 ? text.trim() : (document.toJS() as unknown);
}

/** "4 × random" or "a, b, c". */
export function lineupName(players: readonly Player[]): string {
  const labels = players.map(labelOf);
  return labels.every((label) => label === labels[0]) ? `${labels.length} × ${labels[0]}` : labels.join(', ');
}
