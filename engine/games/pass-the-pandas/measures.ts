/** What a game of Pass the Pandas reports of itself; `ledger.ts` writes it, in this order. */
import type { Measure } from '../../core/game.ts';
import { startingDice, type PandasRules } from './rules.ts';

export function pandasMeasures(rules: PandasRules, seats: number): Measure[] {
  const dice = startingDice(rules, seats) * seats;
  const match = rules.pandamonium.on;
  const playsOn = rules.places || match;
  const many = match ? 999 : 299;
  return [
    { name: 'turns', of: 'game', meaning: 'turns taken', range: [0, many] },
    { name: 'dice_in_play', of: 'game', meaning: 'dice still held when the (last) deal ended', range: [0, dice] },
    {
      name: 'lead_changes',
      of: 'game',
      meaning: 'times a new player was alone with the fewest dice',
      range: [0, many],
    },
    { name: 'dice_passed', of: 'game', meaning: 'pandas passed to another player', range: [0, many] },
    { name: 'bamboo_transferred', of: 'game', meaning: 'dice taken by losing a Bamboo Challenge', range: [0, many] },
    // What the rules leave no choice about needs no histogram.
    { name: 'deals', of: 'game', meaning: 'deals played', ...(match && { range: [0, 99] }) },
    {
      name: 'score',
      of: 'seat',
      meaning: 'points as Panda-monium counts them: dice held by the others on going out',
      range: [0, match ? rules.pandamonium.target + dice : dice],
    },
    {
      name: 'rank',
      of: 'seat',
      meaning: 'place reached; those without a place share the next one',
      ...(playsOn && { range: [1, seats] }),
    },
    {
      name: 'started',
      of: 'seat',
      meaning: 'deals this seat started',
      ...((match || rules.startPlayer === 'random') && { range: [0, match ? 99 : 1] }),
    },
  ];
}
