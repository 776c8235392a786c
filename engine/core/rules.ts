/**
 * Rules are data with a schema. Every number of a rulebook and every ruling with two readings
 * is a parameter: typed, with the printed value as default, a meaning and a provenance, so
 * that a designer sees what was printed and what was guessed.
 */
import { z, type ZodType } from 'zod';
import { UserError, listNames, nearest } from './errors.ts';
import type { GameModule } from './game.ts';

/** Where a default comes from: printed; forced by clues; invented to fit them; or the laboratory's own guard. */
export const PROVENANCES = ['rulebook', 'inferred', 'reconstructed', 'laboratory'] as const;
export type Provenance = (typeof PROVENANCES)[number];

/** Marks a schema as a rule parameter. Call it last, after `.default(…)`. */
export function rule<T extends ZodType>(schema: T, meaning: string, provenance: Provenance = 'rulebook'): T {
  return schema.meta({ meaning, provenance });
}

/** A group of parameters, reached by dotted keys; every one of them may be left out. */
export function ruleGroup<T extends z.core.$ZodLooseShape>(shape: T) {
  return z.strictObject(shape).prefault({} as never);
}

/** One row of `rules <game>`. */
export interface Parameter {
  /** Dotted: `startingDice.4`. */
  readonly key: string;
  readonly default: unknown;
  readonly range: string;
  readonly meaning: string;
  readonly provenance: Provenance;
  /** Values a random legal setting may take; undefined where they cannot be listed. */
  readonly choices:
    { readonly values: readonly unknown[] } | { readonly low: number; readonly high: number } | undefined;
}

interface Node {
  type?: string;
  properties?: Record<string, Node>;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  enum?: unknown[];
  meaning?: string;
  provenance?: Provenance;
}

/** All parameters of a schema, in the order declared. */
export function parametersOf(schema: ZodType): Parameter[] {
  const walk = (node: Node, prefix: string): Parameter[] =>
    Object.entries(node.properties ?? {}).flatMap(([name, child]) =>
      child.properties && !child.meaning ? walk(child, `${prefix}${name}.`) : [toParameter(`${prefix}${name}`, child)],
    );
  return walk(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Node, '');
}

function toParameter(key: string, node: Node): Parameter {
  const { meaning = '', provenance = 'rulebook' } = node;
  const base = { key, default: node.default, meaning, provenance };
  if (node.enum) return { ...base, range: node.enum.join(' | '), choices: { values: node.enum } };
  if (node.type === 'boolean') return { ...base, range: 'true | false', choices: { values: [false, true] } };
  if (node.type === 'integer' || node.type === 'number') {
    const { minimum: low, maximum: high } = node;
    const bounded = low !== undefined && high !== undefined && node.type === 'integer';
    return { ...base, range: `${low ?? '…'} to ${high ?? '…'}`, choices: bounded ? { low, high } : undefined };
  }
  return { ...base, range: node.type ?? 'any', choices: undefined };
}

/** The value at a dotted key. */
export function valueAt(values: unknown, key: string): unknown {
  return key
    .split('.')
    .reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], values);
}

/** Fills in defaults and checks; `what` names the owner in errors: `game "kuhn-poker"`. */
export function parseParameters<T>(schema: ZodType<T>, given: unknown, what: string, noun: string): T {
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const path = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') {
    const wrong = path ? `${path}.${issue.keys[0]}` : issue.keys[0];
    const known = parametersOf(schema).map((parameter) => parameter.key);
    throw new UserError(`${what} has no ${noun} "${wrong}". ${nearest(wrong, known)}${listNames(known)}`);
  }
  if (!path) throw new UserError(`The ${noun}s of ${what} do not fit: ${issue.message}.`);
  const shown = JSON.stringify(valueAt(given, path));
  const range = parametersOf(schema).find((parameter) => parameter.key === path)?.range;
  const remedy = range ? `it takes ${range}` : issue.message;
  throw new UserError(`The ${noun} "${path}" of ${what} cannot be ${shown}: ${remedy}.`);
}

/** The rules of a game from what a person gave, at a table size it allows. */
export function parseRules(module: GameModule, given: unknown, seats: number): unknown {
  const { id, seats: size } = module;
  if (!Number.isInteger(seats) || seats < size.min || seats > size.max) {
    throw new UserError(`Game "${id}" is for ${size.min} to ${size.max} players, not ${seats}.`);
  }
  const rules = parseParameters(module.rules, given, `game "${id}"`, 'rule');
  const refusal = module.refuse?.(rules, seats);
  if (refusal) throw new UserError(`Game "${id}" cannot be played by these rules: ${refusal}`);
  return rules;
}
