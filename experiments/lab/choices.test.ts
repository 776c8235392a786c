import { describe, expect, it } from 'vitest';
import { PigSolution } from '../../strategies/pig/solve.ts';
import type { Cell, ChoiceQuestion } from './cell.ts';
import { choicesOf } from './choices.ts';
import { Gains } from './gains.ts';
import { runCells } from './run.ts';
import { gainRows } from './summary.ts';
import { setTable } from './table.ts';
import { HERE } from './workers.ts';

/** Half-width of a 99.9 % interval in terms of a 95 % one. */
const WIDER = 3.2905 / 1.96;
const TARGET = 12;

function pigCell(choices: ChoiceQuestion, strategies = ['pig/optimal', 'pig/optimal']): Cell {
  const players = strategies.map((strategy) => ({ strategy, options: {} }));
  const rules = { target: TARGET };
  return { id: 'c', study: 's', game: 'pig', rules, lineup: 'l', players, seed: 'choices', blocks: 20_000, choices };
}
const FIRST_ROLL: ChoiceQuestion = { when: { turns: 1, rolls: 1 }, by: 'turnTotal', gain: 'win_share' };

/** The chance to win Pig from the first turn with this much at stake, if one rolls once more or holds. */
function exactChances(total: number, { start }: PigSolution): { roll: number; hold: number } {
  const after = [2, 3, 4, 5, 6].map((side) => {
    if (total + side >= TARGET) return 1;
    const { roll, hold } = exactChances(total + side, { start } as PigSolution);
    return Math.max(roll, hold);
  });
  return { roll: after.reduce((sum, chance) => sum + chance, 1 - start[0]) / 6, hold: 1 - start[total] };
}

describe('what a choice is worth', () => {
  it('is found for the first decision of Pig, which is solved', async () => {
    const { cells } = await runCells([pigCell(FIRST_ROLL)], { workers: HERE });
    const gains = cells[0].gains.estimates(true);
    expect(gains.map(({ group, choice }) => `${group} ${choice}`)).toEqual(
      [2, 3, 4, 5, 6].flatMap((total) => [`${total} holds with ${total}`, `${total} rolls`]),
    );
    const solution = new PigSolution(TARGET, 6);
    for (const { group, choice, mean, low, high } of gains) {
      const { roll, hold } = exactChances(group, solution);
      const exact = ((choice === 'rolls' ? 1 : -1) * (roll - hold)) / 2;
      expect(Math.abs(mean - exact)).toBeLessThan((WIDER * (high - low)) / 2);
      expect(high - low).toBeLessThan(0.03);
    }
  });

  it('is the same to the last digit however the blocks are cut', async () => {
    const cell = { ...pigCell(FIRST_ROLL), blocks: 60 };
    const rows = async (shardBlocks: number) => {
      const { cells } = await runCells([cell], { workers: HERE, shardBlocks });
      return gainRows(cell, cells[0].gains);
    };
    expect(await rows(7)).toEqual(await rows(60));
  });

  it('leaves the counted games alone', async () => {
    const cell = { ...pigCell(FIRST_ROLL), blocks: 50 };
    const plain = await runCells([{ ...cell, choices: undefined }], { workers: HERE });
    const asked = await runCells([cell], { workers: HERE });
    expect(asked.cells[0].totals).toEqual(plain.cells[0].totals);
    expect(plain.cells[0].gains.estimates(true)).toEqual([]);
  });

  it('can be counted in any quantity of a seat', async () => {
    const cell = { ...pigCell({ ...FIRST_ROLL, gain: 'score' }), blocks: 2000 };
    const { cells } = await runCells([cell], { workers: HERE });
    const held = gainRows(cell, cells[0].gains).find(({ who }) => who === 'choice:holds with 6')!;
    expect(held.quantity).toBe('gain:turnTotal=6');
    // Points of the final score, not shares of a win: six banked are worth more than a tenth of a point.
    expect(Math.abs(held.mean as number)).toBeGreaterThan(0.1);
  });

  it.each([
    [{ ...FIRST_ROLL, by: 'total' }, /choices\.by: the state has no number "total". There are: mover, turnTotal/],
    [{ ...FIRST_ROLL, when: { round: 1 } }, /choices\.when: the state has no number "round"/],
    [{ ...FIRST_ROLL, gain: 'turns' }, /choices\.gain: seats have no quantity "turns". There are: win_share, score/],
  ])('says what is wrong with %j', async (choices, message) => {
    const cell = pigCell(choices);
    const table = await setTable(cell);
    expect(() => choicesOf(table, cell)).toThrow(message);
  });

  it('is refused where strategies differ', async () => {
    const cell = pigCell(FIRST_ROLL, ['pig/optimal', 'random']);
    const table = await setTable(cell);
    expect(() => choicesOf(table, cell)).toThrow(/a single player for all seats/);
  });
});

describe('gains', () => {
  it('are measured against the average of what was open', () => {
    const gains = new Gains();
    gains.addDecision(1, ['a', 'b'], [10, 4]);
    gains.addDecision(1, ['a', 'b', 'c'], [0, 3, 6]);
    // a: 10 − 7 = 3, then 0 − 3; b: −3, then 0; c: 3.
    expect(gains.estimates(false).map(({ choice, count, mean }) => [choice, count, mean])).toEqual([
      ['a', 2, 0],
      ['b', 2, -1.5],
      ['c', 1, 3],
    ]);
    expect(gains.estimates(false)[0].sd).toBeCloseTo(Math.sqrt(18), 12);
  });
});
