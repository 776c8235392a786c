/** Monte Carlo tree search for every game. */
import { z } from 'zod';
import { UserError } from '../../engine/core/errors.ts';
import type { Game } from '../../engine/core/game.ts';
import type { GameState } from '../../engine/core/states.ts';
import { iterations, option, playoutLimit } from '../core/options.ts';
import { Playouts, type Policy } from '../core/playouts.ts';
import { defineStrategy, type Strategy, type Turn, type ValueFunction } from '../core/strategy.ts';
import { createGreedyPolicy } from './greedy-policy.ts';
import { bestAction, Search } from './search.ts';

const options = z.strictObject({
  iterations,
  exploration: option(
    z.number().min(0).max(10).default(1),
    'How eagerly rarely tried actions are tried again (the constant of UCT, a win being worth 1).',
  ),
  playout: option(
    z.enum(['random', 'greedy']).default('random'),
    'How playouts choose: evenly, or what the value function of the game likes best one action ahead.',
  ),
  playoutLimit,
  finalChoice: option(
    z.enum(['visits', 'value']).default('visits'),
    'Whether the action tried most or the one with the best mean is played.',
  ),
});
type Options = z.infer<typeof options>;

/** Public so that tests can look at the tree. */
export class Mcts<S extends GameState> implements Strategy<S> {
  readonly search: Search<S>;
  private readonly iterations: number;
  private readonly byValue: boolean;

  constructor(game: Game<S>, given: Options, value: ValueFunction<S> | undefined) {
    const playouts = new Playouts(game, value, given.playoutLimit, choosePolicy(game, given, value));
    this.search = new Search(game, playouts, given.iterations, given.exploration);
    this.iterations = given.iterations;
    this.byValue = given.finalChoice === 'value';
  }

  decide(turn: Turn<S>): number {
    if (turn.legalCount === 1) return turn.legal[0];
    this.search.run(turn, this.iterations);
    return bestAction(this.search.tree, turn.seat, this.byValue);
  }
}

function choosePolicy<S extends GameState>(
  game: Game<S>,
  { playout }: Options,
  value: ValueFunction<S> | undefined,
): Policy<S> | undefined {
  if (playout === 'random') return undefined;
  if (value) return createGreedyPolicy(game, value);
  throw new UserError('The option "playout" of strategy "mcts" cannot be "greedy": the game has no value function.');
}

export default defineStrategy({
  id: 'mcts',
  title: 'Tree search',
  about:
    'Grows a tree of all players’ decisions over imagined games (information-set UCT) and plays what it tried most.',
  options,
  create: (game, given, { value }) => new Mcts(game, given, value),
});
