/**
 * Where the weights of `outlook.ts` come from: games of the blocker against itself are played,
 * every decision notes the features of all seats, and the weights are those under which the
 * seats that went out next were most likely (maximum likelihood, by Newton's method).
 */
import type { PassThePandas } from '../../engine/games/pass-the-pandas/game.ts';
import { startLuck } from '../../engine/core/luck.ts';
import { BLOCK_KEY_WORDS, fillBlockKey, keyFromText } from '../../engine/core/seeds.ts';
import { createStream } from '../../engine/core/stream.ts';
import blocker from './blocker/index.ts';
import { FEATURES, Outlook } from './outlook.ts';

/** One decision: FEATURES numbers for each seat, and the seat that went out. */
export interface Sample {
  readonly features: Float64Array;
  readonly winner: number;
}

/** All decisions of so many games by the base rules, but for those already settled. */
export function collectSamples(game: PassThePandas, games: number, seed: string): Sample[] {
  const outlook = new Outlook(game);
  const player = blocker.create(game as never, {}, {});
  const state = game.states.create();
  const turn = { seat: 0, seen: state, legal: new Int32Array(game.maxLegal), legalCount: 0, rng: createStream() };
  const key = new Int32Array(BLOCK_KEY_WORDS);
  return Array.from({ length: games }, (_, number) => {
    fillBlockKey(key, keyFromText(seed), number);
    startLuck(state.luck, key);
    game.start(state);
    const seen: Float64Array[] = [];
    while (state.mover >= 0) {
      outlook.fillFeatures(state);
      if (outlook.leaver(state) < 0) seen.push(outlook.features.slice());
      turn.seat = state.mover;
      turn.legalCount = game.legalActions(state, turn.legal);
      game.apply(state, player.decide(turn));
    }
    return seen.map((features) => ({ features, winner: state.place.indexOf(1) }));
  }).flat();
}

/** Six steps of Newton's method from zero; the likelihood has one summit only. */
export function fitWeights(samples: readonly Sample[]): number[] {
  let weights: number[] = new Array<number>(FEATURES).fill(0);
  for (let step = 0; step < 6; step++) {
    const { slope, curvature } = likelihood(samples, weights);
    const move = solve(curvature, slope);
    weights = weights.map((weight, i) => weight + move[i]);
  }
  return weights;
}

/** Mean surprise in nats: ln(seats) for a forecast that knows nothing. */
export function surprise(samples: readonly Sample[], weights: readonly number[]): number {
  return samples.reduce((sum, sample) => sum - Math.log(chances(sample, weights)[sample.winner]), 0) / samples.length;
}

function chances({ features }: Sample, weights: readonly number[]): number[] {
  const strengths = Array.from({ length: features.length / FEATURES }, (_, seat) =>
    Math.exp(weights.reduce((sum, weight, i) => sum + weight * features[seat * FEATURES + i], 0)),
  );
  const total = strengths.reduce((sum, strength) => sum + strength, 0);
  return strengths.map((strength) => strength / total);
}

function likelihood(samples: readonly Sample[], weights: readonly number[]) {
  const slope = new Array<number>(FEATURES).fill(0);
  const curvature = slope.map((_, i) => slope.map((__, j) => (i === j ? 1e-6 : 0)));
  for (const sample of samples) {
    const { features, winner } = sample;
    const shares = chances(sample, weights);
    const mean = slope.map((_, i) =>
      shares.reduce((sum, share, seat) => sum + share * features[seat * FEATURES + i], 0),
    );
    for (let i = 0; i < FEATURES; i++) {
      slope[i] += features[winner * FEATURES + i] - mean[i];
      for (let j = 0; j < FEATURES; j++) {
        for (let seat = 0; seat < shares.length; seat++) {
          const x = features[seat * FEATURES + i] - mean[i];
          curvature[i][j] += shares[seat] * x * (features[seat * FEATURES + j] - mean[j]);
        }
      }
    }
  }
  return { slope, curvature };
}

/** Solves a small symmetric, positive system by elimination. */
function solve(matrix: readonly number[][], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i]]);
  for (const [i, pivot] of rows.entries()) {
    for (const [j, row] of rows.entries()) {
      if (j === i) continue;
      const factor = row[i] / pivot[i];
      for (let column = i; column < row.length; column++) row[column] -= factor * pivot[column];
    }
  }
  return rows.map((row, i) => row[row.length - 1] / row[i]);
}
