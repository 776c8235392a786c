/**
 * Golden: one game of each in words, and a hash of a thousand. They change only when play changes;
 * then RENEW=1 npx vitest run engine/core/playthrough.test.ts writes them anew, and the change log
 * says why under "Changes results".
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listGames } from './catalog.ts';
import { HOUSE } from './folders.ts';
import { playthrough } from './playthrough.ts';
import { parseRules } from './rules.ts';
import { signature } from './signature.ts';

/** Rules to be told, where a game's folder names some; else the printed ones. */
interface Telling {
  readonly title: string;
  readonly seats: number;
  readonly rules: object;
}

describe('golden playthroughs', async () => {
  for (const module of await listGames()) {
    const folder = path.join(HOUSE, 'engine', 'games', module.id);
    const tellings = path.join(folder, 'playthroughs.json');
    const list: Telling[] = existsSync(tellings)
      ? (JSON.parse(readFileSync(tellings, 'utf8')) as Telling[])
      : [{ title: 'printed rules', seats: module.seats.min, rules: {} }];

    it(`of ${module.id} are as they were`, () => {
      const text = list.map(({ title, seats, rules }) => {
        const game = module.create(parseRules(module, rules, seats), seats);
        return `# ${module.title}, ${seats} players: ${title} (signature ${signature(game)})\n${playthrough(game, 'playthrough')}\n`;
      });
      const file = path.join(folder, 'playthrough.txt');
      if (process.env.RENEW) writeFileSync(file, text.join('\n'));
      expect(readFileSync(file, 'utf8')).toBe(text.join('\n'));
    });
  }
});
