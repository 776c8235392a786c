import { UserError } from '../../../engine/core/errors.ts';
import type { Pig } from '../../../engine/games/pig/game.ts';
import type { PigState } from '../../../engine/games/pig/state.ts';
import { defineStrategy, NO_OPTIONS, type Strategy, type Turn } from '../../core/strategy.ts';
import { HOLD, ROLL } from '../actions.ts';
import { solvePig, type PigSolution } from '../solve.ts';

/** Above it the solution takes long to find and much room to keep. */
const LARGEST_TARGET = 300;

class OptimalPig implements Strategy<PigState> {
  private readonly solution: PigSolution;

  constructor(solution: PigSolution) {
    this.solution = solution;
  }

  decide({ seat, seen }: Turn<PigState>): number {
    const own = seen.total[seat];
    const reached = own + seen.turnTotal >= this.solution.target;
    return !reached && this.solution.shouldRoll(own, seen.total[1 - seat], seen.turnTotal) ? ROLL : HOLD;
  }
}

export default defineStrategy({
  id: 'pig/optimal',
  title: 'Optimal',
  about: 'Rolls exactly when that gives the better chance to win: the solution of the game for two players.',
  game: 'pig',
  options: NO_OPTIONS,
  create({ seats, rules: { target, sides } }: Pig) {
    if (seats === 2 && target <= LARGEST_TARGET) return new OptimalPig(solvePig(target, sides));
    throw new UserError(
      `The strategy "pig/optimal" knows Pig for 2 players up to a target of ${LARGEST_TARGET}, not for ${seats} up to ${target}.`,
    );
  },
});
