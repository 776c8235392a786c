/**
 * Calibration: random play must come to what the Markov chain says, at every table size, by
 * steps and by the game's own playout. Seeds are fixed, so a failure is a change, not bad luck.
 */
import { describe, expect, it } from 'vitest';
import { WIN_POINTS, measureWords, type Game } from '../../core/game.ts';
import { startLuck } from '../../core/luck.ts';
import { stepRandomly } from '../../core/playout.ts';
import { parseRules } from '../../core/rules.ts';
import { BLOCK_KEY_WORDS, fillBlockKey, keyFromText, PURPOSE, startStream } from '../../core/seeds.ts';
import type { GameState } from '../../core/states.ts';
import { createStream, type Stream } from '../../core/stream.ts';
import module from './index.ts';
import { forEachTurn, PRINTED, solve, type Answer, type ChainRules } from './oracle.ts';

/** Two-sided 99.9 % of a normal distribution. */
const Z = 3.2905;
const GAMES = 200_000;

interface Table {
  readonly seats: number;
  readonly dice: number;
  readonly rules?: Partial<ChainRules>;
  /** Where solving takes too long for a test. */
  readonly golden?: Answer;
}

/**
 * Golden, but exact: renew with
 * npx tsx -e "import('./engine/games/pass-the-pandas/oracle.ts').then((o) => console.log(o.solve([5, 5, 5, 5])))"
 */
const FOUR_WITH_FIVE: Answer = {
  winShares: [0.275279585336, 0.262163847957, 0.235347863254, 0.227208703453],
  turns: 16.89630888708,
};
const FIVE_WITH_FOUR: Answer = {
  winShares: [0.247682021288, 0.224833634136, 0.192959566174, 0.169397111901, 0.1651276665],
  turns: 14.416129346456,
};

const TABLES: readonly Table[] = [
  { seats: 2, dice: 1 },
  { seats: 2, dice: 6 },
  { seats: 2, dice: 10 },
  { seats: 3, dice: 6 },
  { seats: 4, dice: 3 },
  { seats: 4, dice: 5, golden: FOUR_WITH_FIVE },
  { seats: 5, dice: 2 },
  { seats: 5, dice: 4, golden: FIVE_WITH_FOUR },
  { seats: 3, dice: 3, rules: { water: 2, panda: 1, bamboo: 4, blank: 0 } },
  { seats: 3, dice: 3, rules: { water: 1, panda: 3, bamboo: 0, blank: 1 } },
  { seats: 4, dice: 2, rules: { bambooChallenge: false } },
];

function nameOf({ seats, dice, rules }: Table): string {
  return `${seats} players, ${dice} dice each${rules ? `, ${JSON.stringify(rules)}` : ''}`;
}

const CASES = TABLES.map((table) => [nameOf(table), { table, exact: answerTo(table) }] as const);

function answerTo({ seats, dice, rules, golden }: Table): Answer {
  return golden ?? solve(new Array<number>(seats).fill(dice), { ...PRINTED, ...rules });
}

function gameOf({ seats, dice, rules }: Table): Game {
  const { bambooChallenge, ...sides } = { ...PRINTED, ...rules };
  return module.create(parseRules(module, { startingDice: { [seats]: dice }, sides, bambooChallenge }, seats), seats);
}

/** Plays a state to its end by uniformly random choices. */
type Play = (state: GameState, stream: Stream) => void;

function byStep(game: Game): Play {
  const legal = new Int32Array(game.maxLegal);
  return (state, stream) => stepRandomly(game, state, stream, legal, game.maxDecisions);
}

/** Plays games by random choices; `note` gets the winner and the number of turns of each. */
function simulate(game: Game, play: Play, seed: string, note: (winner: number, turns: number) => void): void {
  const key = keyFromText(seed);
  const blockKey = new Int32Array(BLOCK_KEY_WORDS);
  const state = game.states.create();
  const stream = createStream();
  const points = new Int32Array(game.seats);
  const measured = new Int32Array(measureWords(game));
  for (let block = 0; block < GAMES; block++) {
    fillBlockKey(blockKey, key, block);
    startLuck(state.luck, blockKey);
    startStream(stream, blockKey, PURPOSE.player);
    game.start(state);
    play(state, stream);
    game.score(state, points);
    game.measure(state, measured);
    note(points.indexOf(WIN_POINTS), measured[0]);
  }
}

/** How many standard errors each figure lies away from the exact one: the seats', then the turns. */
function deviations(game: Game, play: Play, { winShares, turns }: Answer): number[] {
  const wins = new Array<number>(game.seats).fill(0);
  let sum = 0;
  let squares = 0;
  simulate(game, play, 'oracle', (winner, length) => {
    wins[winner]++;
    sum += length;
    squares += length * length;
  });
  const mean = sum / GAMES;
  const turnsError = Math.sqrt((squares / GAMES - mean * mean) / GAMES);
  const bySeat = wins.map((won, seat) => {
    const share = winShares[seat];
    return (won / GAMES - share) / Math.sqrt((share * (1 - share)) / GAMES);
  });
  return [...bySeat, (mean - turns) / turnsError];
}

function within(figures: readonly number[]): boolean {
  return figures.every((figure) => Math.abs(figure) < Z);
}

describe('the chain', () => {
  it('gives the answer found by hand for two players with one die each', () => {
    const { winShares, turns } = solve([1, 1]);
    expect(winShares[0]).toBeCloseTo(20 / 31, 12);
    expect(turns).toBeCloseTo(18 / 7, 12);
  });

  it.each(CASES)('shares out one win: %s', (_, { table, exact }) => {
    expect(exact.winShares).toHaveLength(table.seats);
    expect(exact.winShares.reduce((sum, share) => sum + share)).toBeCloseTo(1, 11);
  });

  it.each([
    [[3, 1, 2], 2],
    [[5, 4, 1, 1], 1],
    [[2, 6], 6],
  ])('leaves nothing out of a turn: dice %j, %i bamboo to beat', (dice, toBeat) => {
    let chances = 0;
    forEachTurn(dice, toBeat, PRINTED, (chance, after) => {
      chances += chance;
      expect(Math.min(...after)).toBeGreaterThanOrEqual(0);
      expect(after.filter((count) => count === 0).length).toBeLessThan(2);
    });
    expect(chances).toBeCloseTo(1, 13);
  });

  it('lets the first player win on the first roll with probability (1/3)^dice', () => {
    for (let dice = 1; dice <= 6; dice++) {
      let chance = 0;
      forEachTurn([dice, dice, dice], 0, PRINTED, (share, after) => (chance += after[2] === 0 ? share : 0));
      expect(chance).toBeCloseTo(3 ** -dice, 14);
    }
  });
});

describe('random play of Pass the Pandas', () => {
  it.each(CASES)('agrees with the chain: %s', (_, { table, exact }) => {
    const game = gameOf(table);
    expect(deviations(game, byStep(game), exact)).toSatisfy(within);
    const { playout } = game;
    if (playout) expect(deviations(game, playout.bind(game), exact)).toSatisfy(within);
  });

  it.each([1, 2, 3])('wins on the first roll of %i dice as often as (1/3)^dice', (dice) => {
    const game = gameOf({ seats: 4, dice });
    let atOnce = 0;
    simulate(game, byStep(game), 'first roll', (winner, turns) => (atOnce += winner === 0 && turns === 1 ? 1 : 0));
    const chance = 3 ** -dice;
    expect(Math.abs(atOnce / GAMES - chance)).toBeLessThan(Z * Math.sqrt((chance * (1 - chance)) / GAMES));
  });

  it('is watched closely enough to notice a seat that wins one game in a hundred more', () => {
    const game = gameOf({ seats: 2, dice: 6 });
    const { winShares, turns } = solve([6, 6]);
    const shifted = { winShares: [winShares[0] + 0.01, winShares[1] - 0.01], turns };
    expect(deviations(game, byStep(game), shifted)).not.toSatisfy(within);
  });
});
