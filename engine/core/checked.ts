/** A game that refuses illegal actions and notices lost dice: for tests and `--check`. */
import type { Action, Game } from './game.ts';
import type { GameState } from './states.ts';

/** The same game with every action checked before and everything counted after it. */
export function checked<S extends GameState>(game: Game<S>): Game<S> {
  const legal = new Int32Array(game.maxLegal);
  const checkedGame: Game<S> = Object.create(game) as Game<S>;
  checkedGame.start = (state) => {
    game.start(state);
    game.conserve?.(state);
  };
  checkedGame.apply = (state, action) => {
    requireLegal(game, state, action, legal);
    game.apply(state, action);
    game.conserve?.(state);
  };
  return checkedGame;
}

function requireLegal<S extends GameState>(game: Game<S>, state: S, action: Action, legal: Int32Array): void {
  if (game.mover(state) < 0) throw new Error(`The game is over: ${game.describeState(state)}.`);
  const count = game.legalActions(state, legal);
  if (legal.subarray(0, count).includes(action)) return;
  const choices = Array.from(legal.subarray(0, count), (choice) => game.describeAction(state, choice));
  throw new Error(`Action ${action} is not legal. ${game.describeState(state)}. Legal: ${choices.join('; ')}.`);
}
