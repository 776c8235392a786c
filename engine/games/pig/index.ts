import { defineGame } from '../../core/game.ts';
import { Pig } from './game.ts';
import { rulesSchema } from './rules.ts';

export default defineGame({
  id: 'pig',
  title: 'Pig',
  about: 'Roll on or bank: a one loses the turn. Solved for two players.',
  seats: { min: 2, max: 10 },
  calibration: true,
  rules: rulesSchema,
  create: (rules, seats) => new Pig(rules, seats),
});
