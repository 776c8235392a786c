/** The actions of Pig. */
export const HOLD = 0;
export const ROLL = 1;
