import { above, countOf, highest } from '../bits.ts';
import { hands, leastSum, sumOf, trumps } from './cards-left.ts';

/**
 * What a side is sure of by its trumps, whoever leads. Every card left will be played, and a trump only loses to a higher
 * trump of the other side in the same trick. So as many trumps win as cannot each be given a higher one that beats it.
 */

/** How many of `mine` win when each card of `theirs` beats at most one. Both are trumps. */
export function unbeaten(mine: number, theirs: number): number {
  let free = 0;
  let wins = 0;
  for (let rest = mine | theirs; rest !== 0; ) {
    const bit = 1 << (31 - Math.clz32(rest));
    rest ^= bit;
    if ((theirs & bit) !== 0) free++;
    else if (free > 0) free--;
    else wins++;
  }
  return wins;
}

/** What so many trumps that win count at least: all that nothing is above, and of the others the ones that count least. */
export function worthOfWins(mine: number, theirs: number, wins: number): number {
  const tops = mine & above(highest(theirs));
  const more = wins - countOf(tops);
  return more > 0 ? sumOf(tops) + leastSum(mine & ~tops, more) : sumOf(tops);
}

/** What the declarer is sure of: so many tricks with his trumps, and what the others must play to them. */
export function declarersTrumps(): number {
  const mine = (hands[0] as number) & trumps;
  if (mine === 0) return 0;
  const one = hands[1] as number;
  const other = hands[2] as number;
  const theirs = (one | other) & trumps;
  const wins = unbeaten(mine, theirs);
  if (wins === 0) return 0;
  return worthOfWins(mine, theirs, wins) + leastSum(one, wins) + leastSum(other, wins);
}

/**
 * What the defenders are sure of. Two of their trumps may fall in one trick, so only the tricks of one of them are counted,
 * and of the other's cards to these tricks either the trumps that nothing is above or the cards that count least.
 */
export function defendersTrumps(): number {
  const one = hands[1] as number;
  const other = hands[2] as number;
  if (((one | other) & trumps) === 0) return 0;
  const his = (hands[0] as number) & trumps;
  const winsOfOne = unbeaten(one & trumps, his);
  const winsOfOther = unbeaten(other & trumps, his);
  if ((winsOfOne | winsOfOther) === 0) return 0;
  return (
    Math.max(ofOneHand(one, other, his, winsOfOne), ofOneHand(other, one, his, winsOfOther)) +
    leastSum(hands[0] as number, Math.max(winsOfOne, winsOfOther))
  );
}

function ofOneHand(hand: number, partner: number, his: number, wins: number): number {
  const partnersTops = partner & trumps & above(highest(his));
  return worthOfWins(hand & trumps, his, wins) + Math.max(sumOf(partnersTops), leastSum(partner, wins));
}
