/**
 * Hot functions of a search, copied once for each game.
 *
 * Everything a search calls in its inner loop (`game.apply`, the playouts, its own steps) is
 * reached through copies made here, so that a worker which has played several games still runs
 * each at full speed. Players of the same game share the copies, and so their warm-up.
 */
import { ownCopy } from '../../engine/core/own-copy.ts';

type Code = (...parameters: never[]) => unknown;

const copies = new WeakMap<object, Map<Code, Code>>();

/** This game's copy of `original`, a function declaration that uses nothing but its parameters. */
export function codeFor<F extends Code>(game: object, original: F): F {
  let ofGame = copies.get(game);
  if (!ofGame) copies.set(game, (ofGame = new Map<Code, Code>()));
  let copy = ofGame.get(original) as F | undefined;
  if (!copy) ofGame.set(original, (copy = ownCopy(original)));
  return copy;
}
