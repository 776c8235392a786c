/**
 * The laws every strategy keeps, on every game it plays. Each law is a function that throws a
 * sentence where it is broken; `laws.test.ts` runs them on everything the catalogue lists, and
 * the author of a bot can run them on it.
 */
import type { Game } from '../../engine/core/game.ts';
import { startLuck } from '../../engine/core/luck.ts';
import { startStream } from '../../engine/core/seeds.ts';
import type { GameState } from '../../engine/core/states.ts';
import { createStream, type Stream } from '../../engine/core/stream.ts';
import { forEachDecision, type Trial, type TrialTable } from './trial.ts';

/** Chooses one of `turn.legal`. */
export function alwaysLegal(trial: Trial): void {
  forEachDecision(trial, (table) => {
    const { turn } = table;
    const action = table.player.decide(turn);
    if (turn.legal.indexOf(action) >= 0 && turn.legal.indexOf(action) < turn.legalCount) return action;
    throw new Error(`Action ${action} is not legal in: ${trial.game.describeState(table.truth)}.`);
  });
}

/** The same turn and stream give the same answer, whatever the player has done before. */
export function repeatsItself(trial: Trial): void {
  let newcomer = trial.create(trial.game.states.create());
  let decisions = 0;
  forEachDecision(trial, ({ player, turn, truth }) => {
    const before = turn.rng.slice();
    const first = Int32Array.of(player.decide(turn), ...turn.rng);
    // Making a player may take long; now and then is enough.
    if (decisions++ % 16 === 0) newcomer = trial.create(truth);
    for (const other of [player, newcomer]) {
      turn.rng.set(before);
      requireSame(first, Int32Array.of(other.decide(turn), ...turn.rng), 'A repeated decision differs');
    }
    return first[0];
  });
}

/** Deciding changes neither what is seen nor the legal actions. */
export function leavesTheTurnAlone(trial: Trial): void {
  forEachDecision(trial, ({ player, turn }) => {
    const { seat, seen, legal, legalCount } = turn;
    const before = Int32Array.of(seat, legalCount, ...seen.words, ...legal);
    const action = player.decide(turn);
    requireSame(
      before,
      Int32Array.of(turn.seat, turn.legalCount, ...turn.seen.words, ...turn.legal),
      'The turn changed',
    );
    if (turn.seen !== seen || turn.legal !== legal) throw new Error('The turn was given other objects.');
    return action;
  });
}

/**
 * The leak test: two truths that look the same to the mover, hidden parts and luck guessed
 * afresh, get the same decision.
 */
export function ignoresTheHidden(trial: Trial): void {
  const { game } = trial;
  const real = game.states.create();
  const guess = createStream();
  let compared = 0;
  forEachDecision(trial, (table) => {
    const { truth, turn, player } = table;
    game.states.copy(truth, real);
    const seen = observed(game, truth, turn.seat);
    const before = turn.rng.slice();
    const answers = [1, 2].map((number) => {
      startStream(guess, table.blockKey, 1000 + 2 * compared + number);
      replaceHidden(table, seen, guess);
      requireSame(seen, observed(game, truth, turn.seat), 'A guess at the hidden part looks different');
      turn.rng.set(before);
      return Int32Array.of(player.decide(turn), ...turn.rng);
    });
    requireSame(answers[0], answers[1], 'Two truths that look the same got different decisions');
    compared++;
    game.states.copy(real, truth);
    return answers[0][0];
  });
}

/** Another truth behind the same appearance, luck included. */
function replaceHidden({ game, truth, turn, see }: TrialTable, seen: Int32Array, guess: Stream): void {
  truth.fields.set(seen);
  game.determinize(truth, turn.seat, guess);
  startLuck(truth.luck, guess);
  see();
}

function observed(game: Game, truth: GameState, seat: number): Int32Array {
  const seen = game.states.create();
  game.states.observe(truth, seat, seen);
  return seen.fields;
}

function requireSame(before: Int32Array, after: Int32Array, complaint: string): void {
  const place = before.findIndex((word, i) => word !== after[i]);
  if (place >= 0) throw new Error(`${complaint}: word ${place} was ${before[place]}, now ${after[place]}.`);
}
