/**
 * However often this suit is led by the others, `mine` holds a card below the lowest of `theirs` each time. Both are cards of
 * one suit, the higher bit takes the trick.
 */
export function staysBelow(own: number, others: number): boolean {
  let mine = own;
  let theirs = others;
  while (mine !== 0 && theirs !== 0) {
    const lowest = theirs & -theirs;
    if ((mine & -mine) > lowest) return false;
    mine &= mine - 1;
    theirs ^= lowest;
  }
  return true;
}
