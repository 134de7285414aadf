/** A whole number from 0 to below n. */
export type Random = (n: number) => number;

/** Chance that is the same for the same seed (mulberry32), so that a bench can be run again on the same games. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return (n) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * n);
  };
}

/** One of these. Throws on an empty list. */
export function oneOf<T>(items: readonly T[], random: Random): T {
  const item = items[random(items.length)];
  if (item === undefined) throw new Error('Nothing to choose from');
  return item;
}

export function shuffled<T>(items: readonly T[], random: Random): readonly T[] {
  const left = [...items];
  return items.map(() => {
    const [item] = left.splice(random(left.length), 1);
    if (item === undefined) throw new Error('More drawn than there were');
    return item;
  });
}
