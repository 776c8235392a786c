import { z } from 'zod';
import { defineGame } from '../../core/game.ts';
import { KuhnPoker } from './game.ts';

export default defineGame({
  id: 'kuhn-poker',
  title: 'Kuhn poker',
  about: 'Three cards, one bet: the smallest poker, with a known value.',
  seats: { min: 2, max: 2 },
  calibration: true,
  rules: z.strictObject({}),
  create: () => new KuhnPoker(),
});
