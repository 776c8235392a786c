import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { UserError } from './errors.ts';
import type { GameModule } from './game.ts';
import { parametersOf, parseParameters, parseRules, rule, ruleGroup, valueAt } from './rules.ts';

const schema = z.strictObject({
  target: rule(z.int().min(1).max(500).default(100), 'Points that win.'),
  chance: rule(z.number().min(0).max(1).default(0.5), 'How often it rains.', 'reconstructed'),
  dice: ruleGroup({
    2: rule(z.int().min(1).max(9).default(6), 'Dice for two.'),
    3: rule(z.int().min(1).max(9).default(5), 'Dice for three.', 'inferred'),
  }),
  timing: rule(z.enum(['before', 'after']).default('after'), 'When it counts.', 'laboratory'),
  places: rule(z.boolean().default(false), 'Whether play goes on.'),
});

const module = {
  id: 'rainy-day',
  seats: { min: 2, max: 3 },
  rules: schema,
  refuse: (rules: z.infer<typeof schema>) => (rules.target < rules.dice[2] ? 'the target is too low.' : undefined),
} as unknown as GameModule;

function complaint(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    expect(error).toBeInstanceOf(UserError);
    return (error as Error).message;
  }
  throw new Error('Nobody complained.');
}

describe('the parameters of a schema', () => {
  const parameters = parametersOf(schema);

  it('are listed in the order declared, groups by dotted keys', () => {
    expect(parameters.map(({ key }) => key)).toEqual(['target', 'chance', 'dice.2', 'dice.3', 'timing', 'places']);
  });

  it('have their default, range, meaning and provenance', () => {
    expect(parameters.map((parameter) => [parameter.default, parameter.range, parameter.provenance])).toEqual([
      [100, '1 to 500', 'rulebook'],
      [0.5, '0 to 1', 'reconstructed'],
      [6, '1 to 9', 'rulebook'],
      [5, '1 to 9', 'inferred'],
      ['after', 'before | after', 'laboratory'],
      [false, 'true | false', 'rulebook'],
    ]);
    expect(parameters[3].meaning).toBe('Dice for three.');
  });

  it('say what a random setting may choose from, where that can be listed', () => {
    expect(parameters.map(({ choices }) => choices)).toEqual([
      { low: 1, high: 500 },
      undefined,
      { low: 1, high: 9 },
      { low: 1, high: 9 },
      { values: ['before', 'after'] },
      { values: [false, true] },
    ]);
  });

  it('are none where there are none', () => {
    expect(parametersOf(z.strictObject({}))).toEqual([]);
  });
});

describe('rules a person gives', () => {
  it('are the printed ones where nothing is said', () => {
    const printed = { target: 100, chance: 0.5, dice: { 2: 6, 3: 5 }, timing: 'after', places: false };
    expect(parseRules(module, {}, 2)).toEqual(printed);
    expect(parseRules(module, { dice: { 3: 4 } }, 2)).toEqual({ ...printed, dice: { 2: 6, 3: 4 } });
  });

  it.each([1, 4, 2.5, NaN])('cannot be for %d players', (seats) => {
    expect(complaint(() => parseRules(module, {}, seats))).toBe(
      `Game "rainy-day" is for 2 to 3 players, not ${seats}.`,
    );
  });

  it('cannot have a key that does not exist, and the nearest one is named', () => {
    expect(complaint(() => parseRules(module, { taget: 5 }, 2))).toBe(
      'game "rainy-day" has no rule "taget". Did you mean "target"? ' +
        'There are: target, chance, dice.2, dice.3, timing, places.',
    );
    expect(complaint(() => parseRules(module, { dice: { 4: 5 } }, 2))).toMatch(
      /^game "rainy-day" has no rule "dice\.4"\. Did you mean "dice\.[23]"\?/,
    );
  });

  it.each([
    [{ target: 501 }, 'The rule "target" of game "rainy-day" cannot be 501: it takes 1 to 500.'],
    [{ target: 1.5 }, 'The rule "target" of game "rainy-day" cannot be 1.5: it takes 1 to 500.'],
    [{ target: 'ten' }, 'The rule "target" of game "rainy-day" cannot be "ten": it takes 1 to 500.'],
    [{ dice: { 2: 0 } }, 'The rule "dice.2" of game "rainy-day" cannot be 0: it takes 1 to 9.'],
    [{ timing: 'never' }, 'The rule "timing" of game "rainy-day" cannot be "never": it takes before | after.'],
    [{ places: 'yes' }, 'The rule "places" of game "rainy-day" cannot be "yes": it takes true | false.'],
  ])('cannot have a value out of range: %j', (given, sentence) => {
    expect(complaint(() => parseRules(module, given, 2))).toBe(sentence);
  });

  it('cannot put a number where a group belongs', () => {
    expect(complaint(() => parseRules(module, { dice: 5 }, 2))).toMatch(
      /^The rule "dice" of game "rainy-day" cannot be 5: ./,
    );
  });

  it.each([5, 'fast', null, ['target']])('cannot be %j', (given) => {
    expect(complaint(() => parseRules(module, given, 2))).toMatch(/^The rules of game "rainy-day" do not fit: ./);
  });

  it('cannot contradict each other', () => {
    expect(complaint(() => parseRules(module, { target: 3 }, 2))).toBe(
      'Game "rainy-day" cannot be played by these rules: the target is too low.',
    );
  });

  it('are called options where they are options', () => {
    expect(complaint(() => parseParameters(schema, { speed: 1 }, 'strategy "x"', 'option'))).toMatch(
      /^strategy "x" has no option "speed"\. There are: target, /,
    );
  });
});

describe('the value at a dotted key', () => {
  it('is found in depth, or undefined', () => {
    expect(valueAt({ a: { b: 3 } }, 'a.b')).toBe(3);
    expect(valueAt({ a: 1 }, 'b.c')).toBeUndefined();
    expect(valueAt(undefined, 'a')).toBeUndefined();
  });
});
