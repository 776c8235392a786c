import { describe, expect, it } from 'vitest';
import type { CellResults } from '../data/results.ts';
import type { SummaryRow } from '../data/rows.ts';
import { headline, verdictsOf } from './verdicts.ts';

/** A row as the lab would write it: the interval is the t interval of the blocks. */
function row(who: string, mean: number, blocks: number, change: Partial<SummaryRow> = {}): SummaryRow {
  const sd = Math.sqrt((mean * (1 - mean) * blocks) / (blocks - 1));
  const half = (1.96 * sd) / Math.sqrt(blocks);
  const base = {
    study: 's',
    cell: 'c',
    game: 'g',
    lineup: 'l',
    quantity: 'win_share',
    seats: 4,
    games: blocks,
    unfinished: 0,
  };
  return {
    ...base,
    who,
    blocks,
    mean,
    sd,
    low95: Math.max(0, mean - half),
    high95: Math.min(1, mean + half),
    ...change,
  };
}

function cell(summary: SummaryRow[], players = ['random', 'random', 'random', 'random']): CellResults {
  const facts = { seats: players.length, players } as CellResults['facts'];
  return { facts, summary, histograms: [], examples: [] };
}

function sentences(summary: SummaryRow[], statements = summary.length, players?: string[]): string[] {
  return verdictsOf(cell(summary, players), statements).map((verdict) => verdict.sentence);
}

describe('seats', () => {
  it('that win more than their share pay, by the place they go in', () => {
    expect(sentences([row('seat:1', 0.275, 1_000_000)])).toEqual([
      'Seat 1 wins 27.50 % ± 0.09, expected 25 %: going first pays',
    ]);
    expect(sentences([row('seat:2', 0.275, 20_000)])[0]).toMatch('going second pays');
  });

  it('that win less cost, and the last seat is called last', () => {
    expect(sentences([row('seat:4', 0.225, 20_000)])).toEqual([
      'Seat 4 wins 22.5 % ± 0.6, expected 25 %: going last costs',
    ]);
  });

  it('at a table of two are first and second', () => {
    expect(sentences([row('seat:2', 0.4, 20_000)], 1, ['a', 'b'])).toEqual([
      'Seat 2 wins 40.0 % ± 0.7, expected 50 %: going second costs',
    ]);
  });

  it('are not called first or last where other seats start the game', () => {
    const started = row('seat:2', 0.25, 20_000, { quantity: 'started' });
    expect(sentences([row('seat:1', 0.275, 20_000), started], 1)).toEqual([
      'Seat 1 wins 27.5 % ± 0.6, expected 25 %: sitting there pays',
    ]);
  });

  it('at a table of one are not judged', () => {
    expect(sentences([row('seat:1', 0.9, 20_000)], 1, ['a'])).toEqual([]);
  });
});

describe('strategies', () => {
  const rows = [row('strategy:mcts(iterations=200)', 0.312, 10_000), row('strategy:random', 0.229, 10_000)];
  const players = ['mcts(iterations=200)', 'random', 'random', 'random'];

  it('are better or worse than even, for one player of theirs', () => {
    expect(sentences(rows, 2, players)).toEqual([
      'mcts(iterations=200) wins 31.2 % ± 0.9, even would be 25 %: better',
      'random (3 players) wins 22.9 % ± 0.8 each, even would be 25 %: worse',
    ]);
  });

  it('are not judged where all players play the same', () => {
    expect(sentences([row('strategy:random', 0.25, 1000, { sd: 0, low95: 0.25, high95: 0.25 })])).toEqual([]);
  });
});

describe('what cannot be told', () => {
  it('is not decided yet, with a bound on the difference', () => {
    expect(sentences([row('seat:1', 0.251, 20_000)], 4)).toEqual([
      'Seat 1 wins 25.1 % ± 0.6, expected 25 %: not decided yet: more blocks needed (any difference is below 0.9 points)',
    ]);
  });

  it('is not decided by an interval that only barely misses, when many are judged', () => {
    const hint = row('seat:1', 0.257, 20_000);
    expect(hint.low95).toBeGreaterThan(0.25);
    expect(sentences([hint], 1)[0]).toMatch('going first pays');
    expect(sentences([hint], 40)[0]).toMatch('not decided yet: more blocks needed (only a hint, as 40 statements');
  });

  it('is not decided by a single block', () => {
    const single = row('seat:1', 1, 1, { sd: undefined, low95: undefined, high95: undefined });
    expect(sentences([single], 4)).toEqual([
      'Seat 1 wins 100.00 %, expected 25 %: not decided yet: more blocks needed (one block gives no interval)',
    ]);
  });

  it('is not decided by a few blocks that happen to agree', () => {
    for (const mean of [0, 0.5, 1]) {
      const alike = row('seat:1', mean, 3, { sd: 0, low95: mean, high95: mean });
      expect(sentences([alike], 4)[0]).toMatch('not decided yet');
    }
  });

  it('is decided by many blocks that all agree', () => {
    const never = row('seat:1', 0, 10_000, { sd: 0, low95: 0, high95: 0.0004 });
    expect(sentences([never], 4)[0]).toMatch('going first costs');
  });

  it('is not decided by one win in twenty games', () => {
    const rare = row('seat:3', 0.05, 20);
    expect(rare.high95).toBeLessThan(0.25);
    expect(sentences([rare], 4)[0]).toMatch('not decided yet');
  });
});

it('a headline names what is above and below even', () => {
  const summary = [
    row('seat:1', 0.3, 9000),
    row('seat:2', 0.28, 9000),
    row('seat:3', 0.25, 9000),
    row('seat:4', 0.17, 9000),
  ];
  expect(headline(verdictsOf(cell(summary), 4))).toBe('Above even: seats 1, 2. Below: seat 4.');
  expect(headline(verdictsOf(cell(summary.slice(2, 3)), 1))).toBe('Not decided yet.');
  expect(headline(verdictsOf(cell(summary.slice(3)), 1))).toBe('Below even: seat 4.');
  expect(headline([])).toBe('Nothing to judge.');
});
