/** What the author of a bot or a game from outside imports as 'panda-lab'. */
export { defineGame, NOBODY, UNFINISHED, WIN_POINTS } from '../../engine/core/game.ts';
export type { Action, Game, GameModule, Measure, Seat } from '../../engine/core/game.ts';
export { row, seatRow, word } from '../../engine/core/layout.ts';
export { rule, ruleGroup } from '../../engine/core/rules.ts';
export { defineStates, HIDDEN } from '../../engine/core/states.ts';
export type { GameState, StateOf } from '../../engine/core/states.ts';
export { below, createStream, fraction, nextWord, shuffle } from '../../engine/core/stream.ts';
export type { Stream } from '../../engine/core/stream.ts';
export { imagine } from './imagine.ts';
export { option } from './options.ts';
export { defineStrategy, NO_OPTIONS } from './strategy.ts';
export type { Knowledge, Strategy, StrategyModule, Turn, ValueFunction } from './strategy.ts';
