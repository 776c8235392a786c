/** Starts all the luck of a state: the table's stream and one for each seat. */
import { PURPOSE, startStreams } from './seeds.ts';
import type { Luck } from './states.ts';

/** The same block key gives the same luck, whoever sits where. */
export function startLuck(luck: Luck, blockKey: Int32Array): void {
  startStreams(luck.words, 1 + luck.seat.length, blockKey, PURPOSE.table);
}
