import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { file, folder, panda } from './test-command.ts';

describe('bad input ends with exit code 2 and one sentence', () => {
  const notFolder = file('not-a-folder', '');
  const throwing = file('throws.ts', "export default { create: () => ({ decide() { throw new Error('lost'); } }) };");
  const illegal = file('illegal.ts', 'export default { create: () => ({ decide: () => 77 }) };');
  const noBot = file('no-bot.ts', 'export default 5;');
  const broken = file('broken.ts', 'export default {');
  const brokenYaml = file('broken.yaml', 'question: [');
  const wrongKey = file(
    'wrong.yaml',
    'question: q\ngame: pass-the-pandas\nblocks: 1\nplayerz: 4\nlineups: { a: [random, random] }',
  );
  const wrongRule = file(
    'rule.yaml',
    'question: q\ngame: pass-the-pandas\nrules: { dice: 4 }\nblocks: 1\nlineups: { a: [random, random] }',
  );

  it.each<[string, string[], RegExp]>([
    ['no command', [], /Say what to do/],
    ['unknown command', ['simulat'], /Did you mean simulate|Unknown/],
    ['unknown flag', ['games', '--al'], /Unknown argument: al/],
    [
      'unknown game',
      ['simulate', 'pass-the-panda'],
      /There is no game "pass-the-panda"\. Did you mean "pass-the-pandas"\?/,
    ],
    [
      'unknown strategy',
      ['simulate', 'pass-the-pandas', '-s', 'randm'],
      /There is no strategy "randm"\. Did you mean "random"\?/,
    ],
    ["another game's strategy", ['simulate', 'pass-the-pandas', '-s', 'pig/hold'], /plays pig, not pass-the-pandas/],
    [
      'unknown option',
      ['simulate', 'pass-the-pandas', '-s', 'mcts(iteration=5)'],
      /has no option "iteration"\. Did you mean "iterations"\?/,
    ],
    ['unknown rule', ['simulate', 'pass-the-pandas', '-r', 'startDice.4=3'], /has no rule "startDice"/],
    [
      'rule out of range',
      ['simulate', 'pass-the-pandas', '-r', 'startingDice.4=99'],
      /"startingDice\.4" .* cannot be 99: it takes 1 to 20/,
    ],
    [
      'rule of the wrong kind',
      ['simulate', 'pass-the-pandas', '-r', 'places=maybe'],
      /"places" .* cannot be "maybe": it takes true \| false/,
    ],
    ['rule without a value', ['simulate', 'pass-the-pandas', '-r', 'places'], /write key=value/],
    [
      'more dice than the box holds',
      ['simulate', 'pass-the-pandas', '-r', 'startingDice.4=6'],
      /need 24 dice and the box holds 20/,
    ],
    ['too many players', ['simulate', 'pass-the-pandas', '--players', '6'], /is for 2 to 5 players, not 6/],
    [
      'strategies that do not fill the table',
      ['simulate', 'pass-the-pandas', '--players', '4', '-s', 'random,random'],
      /2 strategies cannot fill 4 seats/,
    ],
    ['an empty strategy', ['simulate', 'pass-the-pandas', '-s', 'random,,random'], /empty strategy/],
    ['contradictory flags', ['simulate', 'pass-the-pandas', '--games', '5', '--blocks', '5'], /mutually exclusive/],
    ['zero games', ['simulate', 'pass-the-pandas', '--games', '0'], /at least 1, not 0/],
    ['games that are no number', ['simulate', 'pass-the-pandas', '--games', 'many'], /at least 1, not NaN/],
    [
      'zero workers',
      ['simulate', 'pass-the-pandas', '--workers', '0'],
      /--workers takes a whole number from 1 to 512, not 0/,
    ],
    ['zero shard size', ['simulate', 'pass-the-pandas', '--shard-size', '0'], /--shard-size takes a whole number/],
    ['rows without a folder', ['simulate', 'pass-the-pandas', '--games-csv'], /add --out/],
    [
      'a folder that cannot be written',
      ['simulate', 'pass-the-pandas', '--out', path.join(notFolder, 'x')],
      /cannot be written \(ENOTDIR\)/,
    ],
    ['a study that is not there', ['run', 'nowhere.yaml'], /There is no study nowhere\.yaml/],
    ['unreadable YAML', ['run', brokenYaml], /is not readable YAML/],
    ['a study with an unknown key', ['run', wrongKey], /unknown key "playerz"/],
    ['a study with an unknown rule', ['run', wrongRule, '--out', folder], /has no rule "dice"/],
    [
      'a bot that is not there',
      ['simulate', 'pass-the-pandas', '-s', './nowhere.ts'],
      /There is no strategy at \.\/nowhere\.ts/,
    ],
    ['a file that is no bot', ['simulate', 'pass-the-pandas', '-s', noBot], /has no create function/],
    ['a bot that does not compile', ['simulate', 'pass-the-pandas', '-s', broken], /cannot be compiled: .*line 1/],
    [
      'a bot that throws',
      ['simulate', 'pass-the-pandas', '-s', `${throwing},random,random`],
      /throws\.ts threw an error: lost, in pass-the-pandas .*replay code panda1-/,
    ],
    [
      'a bot that cheats',
      ['simulate', 'pass-the-pandas', '-s', `${illegal},random,random`],
      /illegal\.ts chose action 77, which is not legal .*replay code panda1-/,
    ],
    ['a replay code that is none', ['replay', 'panda1-x'], /not a replay code/],
    ['a report of nothing', ['report', path.join(folder, 'nothing')], /nothing/],
  ])('%s', async (_name, words, message) => {
    const { code, err } = await panda(...words);
    expect(err).toMatch(message);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(err).not.toMatch(/\n\s+at /);
    expect(code).toBe(2);
  });
});
