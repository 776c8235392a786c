/**
 * Room for the compiler. A whole game, from its start to its counts, is one loop of small functions,
 * and V8 stops folding them into each other after 920 bytecodes, in the middle of that loop: about
 * an eighth of the time of a short game. The flag is the process's, so only who plays many games sets it.
 */
import { setFlagsFromString } from 'node:v8';

const MOST_BYTECODES = 3000;

export function foldWholeGames(): void {
  setFlagsFromString(`--max-inlined-bytecode-size-cumulative=${MOST_BYTECODES}`);
}
