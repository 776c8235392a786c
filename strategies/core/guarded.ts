/** Watches a strategy that nobody has tested: whatever goes wrong names the bot. */
import { UserError } from '../../engine/core/errors.ts';
import type { Strategy, Turn } from './strategy.ts';

/** What a bot did wrong. */
export class BotError extends Error {
  override readonly name = 'BotError';
}

/** The player that `create` sets up, watched from then on. */
export function guarded(create: () => Strategy, name: string): Strategy {
  const strategy = createOrName(create, name);
  return { decide: (turn) => requireLegal(decideOrName(strategy, turn, name), turn, name) };
}

function createOrName(create: () => Strategy, name: string): Strategy {
  let strategy: Partial<Strategy> | undefined;
  try {
    strategy = create();
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError(`The strategy ${name} cannot be set up: ${messageOf(error)}`, { cause: error });
  }
  if (typeof strategy?.decide === 'function') return strategy as Strategy;
  throw new UserError(`The strategy ${name} cannot be set up: what its create returns has no decide function.`);
}

function decideOrName(strategy: Strategy, turn: Turn, name: string): number {
  try {
    return strategy.decide(turn);
  } catch (error) {
    throw new BotError(`The strategy ${name} threw an error: ${messageOf(error)}`, { cause: error });
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function requireLegal(action: number, turn: Turn, name: string): number {
  for (let i = 0; i < turn.legalCount; i++) if (turn.legal[i] === action) return action;
  const legal = Array.from(turn.legal.subarray(0, turn.legalCount)).join(', ');
  throw new BotError(`The strategy ${name} chose action ${String(action)}, which is not legal (legal: ${legal})`);
}
