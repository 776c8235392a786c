/**
 * Measures how much memory a decision leaves behind: the heap's growth over many decisions, less
 * that over a quarter as many, so that what measuring itself costs cancels out.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Strategy, Turn } from './strategy.ts';
import { forEachDecision, type Trial } from './trial.ts';

/** Bytes a decision that measuring itself may leave. */
export const NEGLIGIBLE = 8;

const WARM_UP = 1500;
const FEW = 250;
/**
 * Code that is not yet compiled allocates, and on a busy machine compiling in the background takes
 * its time. So whoever leaves something behind is tried again, for seconds if need be.
 */
const TRIES = 6;
const PATIENCE = 10_000;

/** Bytes allocated for each decision: the least of several tries, as compiling leaves traces too. */
export function bytesPerDecision(trial: Trial, patience = PATIENCE): number {
  const { player, turns } = noteTurns(trial);
  if (turns.length === 0) return 0;
  const collect = exposeCollector();
  decideOften(player, turns, WARM_UP);
  let least = Infinity;
  const started = performance.now();
  const isPatient = (tries: number) => tries < TRIES || performance.now() - started < patience;
  for (let tries = 0; least >= NEGLIGIBLE && isPatient(tries); tries++) {
    collect();
    const few = growth(player, turns, FEW);
    const many = growth(player, turns, 4 * FEW);
    // Memory that shrank was collected: there was something to collect.
    if (few >= 0 && many >= 0) least = Math.min(least, Math.max(0, many - few) / (3 * FEW));
  }
  return least;
}

function growth(player: Strategy, turns: readonly Turn[], decisions: number): number {
  const before = process.memoryUsage().heapUsed;
  decideOften(player, turns, decisions);
  return process.memoryUsage().heapUsed - before;
}

function decideOften(player: Strategy, turns: readonly Turn[], decisions: number): void {
  for (let i = 0; i < decisions; i++) player.decide(turns[i % turns.length]);
}

/** Decisions met in real games, kept: their states do not change any more. */
function noteTurns(trial: Trial): { player: Strategy; turns: Turn[] } {
  const turns: Turn[] = [];
  let player!: Strategy;
  forEachDecision(trial, (table) => {
    const { turn, game } = table;
    const seen = game.states.create();
    seen.fields.set(turn.seen.fields);
    turns.push({ ...turn, seen, legal: turn.legal.slice(), rng: turn.rng.slice() });
    player = table.player;
    return player.decide(turn);
  });
  return { player, turns };
}

function exposeCollector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}
