import { cardPoints, type Player } from '@skatrunde/rules';
import { grantsConcession } from '../rules-of-thumb/settling.ts';
import { chanceToReach, chanceToWin, isCertain, type Seat, thinksAhead } from './chances.ts';

/** Giving a game away during the first trick (Schenken), and giving up later. */

/** A defender gives in when the game is lost and Schneider is near. */
const LOST = 0.97;
const NEARLY_SCHNEIDER = 0.85;
/** The partner agrees a little sooner than he would have asked. */
const AS_GOOD_AS_LOST = 0.94;
/** So sure must Schneider be to play on for it. */
const SURE_OF_SCHNEIDER = 0.97;

export function givesIn(seat: Seat): boolean {
  const { hand, contract } = seat.view;
  if (!thinksAhead(seat.level) || contract.type === 'null' || contract.schneiderAnnounced) return false;
  if (hand.length > 0 && cardPoints(hand) > GOOD_HAND) return false;
  return (chanceToWin(seat) ?? 0) >= LOST && (chanceToReach(seat, 90) ?? 0) >= NEARLY_SCHNEIDER;
}

/** Nobody thinks of giving in with so many card points. */
const GOOD_HAND = 45;

export function agreesToGiveIn(seat: Seat): boolean {
  return thinksAhead(seat.level) && (chanceToWin(seat) ?? 0) >= AS_GOOD_AS_LOST;
}

/** Takes it, unless Schneider is certain; nobody plays on for Schwarz. */
export function takesGift(seat: Seat, instead: 'schneider' | 'schwarz'): boolean {
  if (!thinksAhead(seat.level) || instead === 'schwarz') return true;
  return (chanceToReach(seat, 90) ?? 0) < SURE_OF_SCHNEIDER;
}

/** A defender gives up with his partner what is lost in every way the cards may lie. */
export function givesUp(seat: Seat, by: Player): boolean {
  if (grantsConcession(seat.view, by, seat.tricks)) return true;
  if (by === seat.view.declarer || !thinksAhead(seat.level)) return false;
  return isCertain(seat, 61);
}
