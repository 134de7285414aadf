/** What makes two bots with the same cards differ: a number or a text. The same seed gives the same answers. */
export type Seed = string | number;

/** FNV-1a, 32 bit: spreads a text over 0..2^32-1. */
export function spread(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** One of several equally good things, chosen by the seed and by what is asked; `undefined` from an empty list. */
export function oneOf<T>(equals: readonly T[], seed: Seed, about: string): T | undefined {
  return equals[spread(`${seed}/${about}`) % Math.max(1, equals.length)];
}
