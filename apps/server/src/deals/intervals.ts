/** Two standard deviations and a bit: nineteen times out of twenty what is true lies inside. */
const Z = 1.959964;

export type Interval = { readonly value: number; readonly low: number; readonly high: number };

/** Wilson's interval for how often something happens. Nothing when it was never tried. */
export function shareOf(count: number, of: number): Interval | undefined {
  if (of === 0) return undefined;
  const share = count / of;
  const middle = (share + Z ** 2 / (2 * of)) / (1 + Z ** 2 / of);
  const half = (Z / (1 + Z ** 2 / of)) * Math.sqrt((share * (1 - share)) / of + Z ** 2 / (4 * of ** 2));
  return { value: share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** The mean number of jacks among so many cards of a pack, over so many deals: as often as cards are drawn without putting back. */
export function jacksAmong(
  cards: number,
  { jacks, deals }: { readonly jacks: number; readonly deals: number },
): Interval | undefined {
  if (deals === 0) return undefined;
  const variance = cards * (4 / 32) * (28 / 32) * ((32 - cards) / 31);
  const half = Z * Math.sqrt(variance / deals);
  const value = jacks / deals;
  return { value, low: Math.max(0, value - half), high: value + half };
}
