/** Numbers that look random, the same for the same start (xorshift, 32 bit). */
export type Dice = {
  /** A whole number from 0 to `below` - 1. */
  readonly next: (below: number) => number;
  /** From 0 to just below 1. */
  readonly share: () => number;
};

export function diceFrom(start: number): Dice {
  let state = (start ^ 0x9e3779b9) >>> 0 || 1;
  const step = (): number => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state;
  };
  for (let turn = 0; turn < 8; turn++) step();
  return { next: (below) => Math.floor((step() / 4_294_967_296) * below), share: () => step() / 4_294_967_296 };
}
