import { expect, it } from 'vitest';
import type { RunCell } from '../data/run-file.ts';
import { cellNames, playersLabel, quantityLabel, splitWho, valueText, whoLabel } from './labels.ts';

const cell = (change: Partial<RunCell>) =>
  ({ id: 'c', seats: 4, lineup: 'at random', rules: [], ...change }) as unknown as RunCell;
const rule = (value: unknown) => [
  { key: 'dice', value, default: 5, changed: value !== 5, meaning: '', provenance: 'rulebook' },
];

it('a cell alone is named by its table and line-up', () => {
  expect(cellNames([cell({})])).toEqual(['4 players · at random']);
});

it('cells together are named by what tells them apart', () => {
  expect(cellNames([cell({ seats: 2 }), cell({ seats: 3 })])).toEqual(['2 players', '3 players']);
  expect(cellNames([cell({}), cell({ lineup: 'mixed' })])).toEqual(['at random', 'mixed']);
  expect(cellNames([cell({ rules: rule(5) }), cell({ rules: rule(6) })])).toEqual(['printed rules', 'dice = 6']);
});

it('cells that differ in nothing are named by their ids', () => {
  expect(cellNames([cell({ id: 'a' }), cell({ id: 'b' })])).toEqual(['a', 'b']);
});

it('labels keep whatever a bot from outside is called', () => {
  expect(splitWho('strategy:./my:bot')).toEqual({ kind: 'strategy', name: './my:bot' });
  expect([whoLabel('seat:3'), whoLabel('strategy:a:b'), whoLabel('game'), whoLabel('odd')]).toEqual([
    'Seat 3',
    'a:b',
    'Whole game',
    'odd',
  ]);
});

it('players alike are counted', () => {
  expect(playersLabel(['random', 'mcts', 'random'])).toBe('random × 2, mcts');
});

it('quantities and values lose their programming', () => {
  expect(quantityLabel('dice_in_play')).toBe('dice in play');
  expect([valueText('first'), valueText(true), valueText([1, 2]), valueText(undefined)]).toEqual([
    'first',
    'true',
    '[1,2]',
    'none',
  ]);
});
