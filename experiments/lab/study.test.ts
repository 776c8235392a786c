import { describe, expect, it } from 'vitest';
import { UserError } from '../../engine/core/errors.ts';
import { labelOf, setAt } from './cell.ts';
import { lineupName, readPlayer, readStudy } from './study.ts';

const read = (text: string) => readStudy(text, 'test', 'test.yaml');

describe('a study', () => {
  it('has a cell for each line-up and table size', () => {
    const study = read(`
      question: Does going first pay?
      game: pass-the-pandas
      seats: [2, 4]
      rules: { bambooChallenge: false }
      seed: 7
      blocks: 100
      lineups:
        at random: random
        mixed: [mcts(iterations=20), { strategy: random }]
    `);
    expect(
      study.cells.map(({ id, lineup, players, seed, blocks }) => [id, lineup, players.map(labelOf), seed, blocks]),
    ).toEqual([
      ['test-1', 'at random', ['random', 'random'], '7', 100],
      ['test-2', 'at random', ['random', 'random', 'random', 'random'], '7', 100],
      ['test-3', 'mixed', ['mcts(iterations=20)', 'random'], '7', 100],
    ]);
    expect(study.cells[0].rules).toEqual({ bambooChallenge: false });
  });

  it('counts games in whole blocks', () => {
    const study = read('{ question: q, game: g, games: 1001, lineups: { a: [x, y, y, y] } }');
    expect(study.cells[0].blocks).toBe(251);
  });

  it.each([
    ['question: [', /test\.yaml is not readable YAML/],
    ['just text', /test\.yaml: a study is a list of keys and values/],
    [
      '{ question: q, game: g, blocks: 1, lineups: { a: x }, sedd: 1 }',
      /unknown key "sedd"; a study has: title, question/,
    ],
    ['{ question: q, game: g, lineups: { a: [x, y] } }', /either as blocks or as games/],
    ['{ question: q, game: g, blocks: 1, games: 1, lineups: { a: [x, y] } }', /either as blocks or as games/],
    ['{ question: q, game: g, blocks: 0, lineups: { a: [x, y] } }', /"blocks" does not fit/],
    ['{ question: q, game: g, blocks: 1, lineups: {} }', /lineups is empty/],
    ['{ question: q, game: g, blocks: 1, lineups: { a: x } }', /seats must say how many/],
    ['{ question: q, game: g, blocks: 1, seats: 3, lineups: { a: [x, y] } }', /has 2 players, but seats is 3/],
    ['{ game: g, blocks: 1, lineups: { a: x } }', /"question" does not fit/],
  ])('says in one sentence what is wrong with %s', (text, message) => {
    expect(() => read(text)).toThrow(UserError);
    expect(() => read(text)).toThrow(message);
  });
});

describe('a player', () => {
  it('is written as it is read', () => {
    const player = readPlayer('mcts(iterations=200, final=visits, exploration=1.5)');
    expect(player).toEqual({ strategy: 'mcts', options: { iterations: 200, final: 'visits', exploration: 1.5 } });
    expect(readPlayer(labelOf(player))).toEqual(player);
  });

  it('may have no options', () => {
    expect(readPlayer(' random ')).toEqual({ strategy: 'random', options: {} });
  });

  it('says what is wrong with an option', () => {
    expect(() => readPlayer('mcts(200)')).toThrow('"200" in "mcts(200)" is not an option: write key=value.');
  });

  it('makes a line-up readable', () => {
    expect(lineupName([readPlayer('a'), readPlayer('a')])).toBe('2 × a');
    expect(lineupName([readPlayer('a'), readPlayer('b(x=1)')])).toBe('a, b(x=1)');
  });
});

describe('dotted keys', () => {
  it('reach into groups and keep what is there', () => {
    const rules: Record<string, unknown> = {};
    setAt(rules, 'startingDice.4', 3);
    setAt(rules, 'startingDice.2', 5);
    setAt(rules, 'places', true);
    expect(rules).toEqual({ startingDice: { 2: 5, 4: 3 }, places: true });
  });

  it.each(['', 'a..b', '__proto__.x'])('refuse %j', (key) => {
    expect(() => setAt({}, key, 1)).toThrow(UserError);
  });
});
