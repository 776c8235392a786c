import { defineGame } from '../../core/game.ts';
import { PassThePandas } from './game.ts';
import { refuse, rulesSchema } from './rules.ts';

export default defineGame({
  id: 'pass-the-pandas',
  title: 'Pass the Pandas',
  about: 'Roll, pass pandas on, match the bamboo of the player before you, and be the first without dice.',
  seats: { min: 2, max: 5 },
  rules: rulesSchema,
  refuse,
  create: (rules, seats) => new PassThePandas(rules, seats),
});
