/** Random legal rules, for laws that must hold whatever a designer changes. */
import { UserError } from './errors.ts';
import type { GameModule } from './game.ts';
import { parametersOf, parseRules, type Parameter } from './rules.ts';
import { below, type Stream } from './stream.ts';

/** Parameters changed at once, at most; and draws before the printed rules are taken. */
const MOST_CHANGES = 4;
const TRIES = 50;
/** A guard in random rules, as a multiple of its lowest value. */
const GUARD = 10;

/** What differs from the printed rules: a few parameters anywhere in their ranges. */
export function randomRules(module: GameModule, seats: number, stream: Stream): Record<string, unknown> {
  const parameters = parametersOf(module.rules).filter(isPlayable);
  for (let attempt = 0; attempt < TRIES && parameters.length > 0; attempt++) {
    const rules = tightGuards(module);
    const changes = 1 + below(stream, MOST_CHANGES);
    for (let i = 0; i < changes; i++) {
      const parameter = parameters[below(stream, parameters.length)];
      put(rules, parameter.key.split('.'), drawValue(parameter, stream));
    }
    if (isLegal(module, rules, seats)) return rules;
  }
  return {};
}

/** The laboratory's own guards are no rules; they are drawn tight, so that no game goes on for ever. */
function tightGuards(module: GameModule): Record<string, unknown> {
  const rules: Record<string, unknown> = {};
  for (const { key, choices, provenance } of parametersOf(module.rules)) {
    if (provenance !== 'laboratory' || !choices || !('low' in choices)) continue;
    put(rules, key.split('.'), Math.min(choices.high, GUARD * choices.low));
  }
  return rules;
}

function isPlayable({ choices, provenance }: Parameter): boolean {
  return choices !== undefined && provenance !== 'laboratory';
}

function drawValue({ choices }: Parameter, stream: Stream): unknown {
  if (!choices) return undefined;
  if ('values' in choices) return choices.values[below(stream, choices.values.length)];
  return choices.low + below(stream, Math.min(choices.high - choices.low + 1, 0x10000));
}

function put(group: Record<string, unknown>, [name, ...inner]: string[], value: unknown): void {
  if (inner.length === 0) group[name] = value;
  else put((group[name] ??= {}) as Record<string, unknown>, inner, value);
}

function isLegal(module: GameModule, rules: object, seats: number): boolean {
  try {
    parseRules(module, rules, seats);
    return true;
  } catch (error) {
    if (error instanceof UserError) return false;
    throw error;
  }
}
