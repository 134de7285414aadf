/** Ring colours of the coasters, each at least 3:1 on their paper. */
export const RING_COLOURS = ['#8f2f2a', '#2f5f8f', '#2f6b45', '#8a6212', '#6a3f7d', '#2c6e74', '#8a4a1f', '#54574a'];

/** The same name has the same colour on every screen. */
export function ringColour(name: string): string {
  let hash = 27;
  for (const letter of name) hash = (hash * 391 + (letter.codePointAt(0) ?? 0)) % 9973;
  return RING_COLOURS[hash % RING_COLOURS.length] ?? '#54574a';
}
