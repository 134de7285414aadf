/** Mulberry32: a small random source for tests; the same seed gives the same numbers, each 0 <= n < 1. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The same seed gives the same order. */
export function shuffledPack(pack: readonly string[], seed: number): readonly string[] {
  const random = randomFrom(seed);
  const keyed = pack.map((card) => ({ card, key: random() }));
  return keyed.toSorted((a, b) => a.key - b.key).map(({ card }) => card);
}
