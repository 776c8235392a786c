/** The numbers and switches of Pass the Pandas; defaults are the printed rules. */
import { z } from 'zod';
import { rule, ruleGroup } from '../../core/rules.ts';

const dice = (printed: number, players: number) =>
  rule(z.int().min(1).max(20).default(printed), `Dice each player starts with at a table of ${players}.`);

const sides = (printed: number, picture: string, low = 0) =>
  rule(z.int().min(low).max(12).default(printed), `Sides of a die that show ${picture}.`);

export const TIMINGS = ['after-challenge', 'before-challenge'] as const;
export const START_PLAYERS = ['first-seat', 'random'] as const;

export const rulesSchema = z.strictObject({
  startingDice: ruleGroup({ 2: dice(6, 2), 3: dice(6, 3), 4: dice(5, 4), 5: dice(4, 5) }),
  diceInBox: rule(z.int().min(2).max(100).default(20), 'Dice in the box: the table cannot start with more.'),
  sides: ruleGroup({
    water: sides(1, 'water: the die leaves the game', 1),
    panda: sides(1, 'a panda: the die is passed to another player'),
    bamboo: sides(1, 'bamboo: the die counts in the Bamboo Challenge'),
    blank: sides(3, 'nothing: the die is kept'),
  }),
  bambooChallenge: rule(
    z.boolean().default(true),
    'Whether rolling less bamboo than the player before costs the difference in dice.',
  ),
  startPlayer: rule(
    z.enum(START_PLAYERS).default('first-seat'),
    'Who starts the (first) deal; experiments rotate the seats anyway.',
    'inferred',
  ),
  places: rule(z.boolean().default(false), 'Whether play goes on for second, third and later places.'),
  bamboozled: ruleGroup({
    on: rule(
      z.boolean().default(false),
      'Variant: a roll of all blanks may be exchanged for the dice of another player.',
    ),
    dice: rule(z.int().min(1).max(20).default(4), 'Dice that must have been rolled, all blank, to be bamboozled.'),
    timing: rule(
      z.enum(TIMINGS).default('after-challenge'),
      'Whether the exchange comes after or before the Bamboo Challenge is settled.',
      'inferred',
    ),
  }),
  pandamonium: ruleGroup({
    on: rule(z.boolean().default(false), 'Variant: a match over several deals, played for places and points.'),
    target: rule(z.int().min(1).max(1000).default(25), 'Points that end a match once a deal is over.', 'reconstructed'),
  }),
  maxTurns: rule(
    z.int().min(100).max(1_000_000).default(100_000),
    'A game still going after this many turns is given up as unfinished.',
    'laboratory',
  ),
});
export type PandasRules = z.infer<typeof rulesSchema>;

/** Dice each player starts with at this table size. */
export function startingDice(rules: PandasRules, seats: number): number {
  return rules.startingDice[seats as 2 | 3 | 4 | 5];
}

export function refuse(rules: PandasRules, seats: number): string | undefined {
  const needed = startingDice(rules, seats) * seats;
  if (needed <= rules.diceInBox) return undefined;
  return `${seats} players need ${needed} dice and the box holds ${rules.diceInBox}; raise diceInBox or lower startingDice.${seats}.`;
}
