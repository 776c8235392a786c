/** Who may get a panda, or be exchanged with: all others still in. Made like the turns (see `turns.ts`). */
import { ownCopy } from '../../core/own-copy.ts';
import type { PandasRules } from './rules.ts';
import type { PandasOffsets, PandasState } from './state.ts';

export type LegalActions = (s: PandasState, out: Int32Array) => number;

export function createLegalActions(seats: number, rules: PandasRules, at: PandasOffsets): LegalActions {
  return ownCopy(makeLegalActions)(seats, rules, at);
}

/** Copied as text, so it uses nothing but its parameters. */
function makeLegalActions(seats: number, rules: PandasRules, at: PandasOffsets): LegalActions {
  const EXCHANGING = 1;
  const { mover: MOVER, phase: PHASE, stillIn: STILL_IN } = at;
  const bamboozled = rules.bamboozled.on;
  const playsOn = rules.places || rules.pandamonium.on;

  function legalActions(s: PandasState, out: Int32Array): number {
    const w = s.words;
    let count = playsOn ? listOthersIn(w, out) : listOthers(w[MOVER], out);
    if (bamboozled && w[PHASE] === EXCHANGING) out[count++] = seats;
    return count;
  }

  /** All seats but the mover's: the n-th is n below the mover, else n + 1. */
  function listOthers(mover: number, out: Int32Array): number {
    out[0] = 1 + (-mover >> 31);
    if (seats > 2) out[1] = 2 + ((1 - mover) >> 31);
    if (seats > 3) out[2] = 3 + ((2 - mover) >> 31);
    if (seats > 4) out[3] = 4 + ((3 - mover) >> 31);
    return seats - 1;
  }

  function listOthersIn(w: Int32Array, out: Int32Array): number {
    const others = w[STILL_IN] & ~(1 << w[MOVER]);
    let count = 0;
    for (let seat = 0; seat < seats; seat++) if ((others >>> seat) & 1) out[count++] = seat;
    return count;
  }

  return legalActions;
}
