import { at, highest } from '../bits.ts';
import { avoiding, beats, groupOf, hands, trumps } from './cards-left.ts';

/**
 * Whether it is settled which side takes the trick when a card is played now, whatever else is played to it. Then, of cards
 * that win and lose alike, only one is worth trying: the one that counts most when the trick is one's own, the one that
 * counts least when it is lost. (Change the two in the rest of the game: nothing but their worth changes places.)
 */

/** Who plays the card gains by the trick: his side takes it, in Ramsch the other one. */
export const OWN = 1;
export const LOST = -1;
export const OPEN = 0;

/** What a hand can do about the card that is winning. */
const CANNOT = 0;
const MUST = 1;
const MAY = 2;

/** Whether this hand can, may or must beat the winning card when `led` is to be followed. */
function beating(hand: number, led: number, winning: number): number {
  const suit = hand & at(groupOf, led);
  const group = at(groupOf, winning);
  if (suit !== 0) return group === at(groupOf, led) ? higherThan(winning, suit, suit) : CANNOT;
  const mine = hand & trumps;
  if (mine === 0) return CANNOT;
  if (group === trumps) return higherThan(winning, mine, hand);
  return mine === hand ? MUST : MAY;
}

/** `legal`: all that may be played; `suit`: those of it that are of the winning card's suit. */
function higherThan(winning: number, suit: number, legal: number): number {
  if (winning > highest(suit)) return CANNOT;
  return legal === suit && (suit & ((1 << winning) - 1)) === 0 ? MUST : MAY;
}

function gained(takes: boolean): number {
  return takes !== avoiding ? OWN : LOST;
}

export function fateOfLead(bit: number, leader: number): number {
  if (leader !== 0) {
    const can = beating(at(hands, 0), bit, bit);
    return can === CANNOT ? gained(true) : OPEN;
  }
  const one = beating(at(hands, 1), bit, bit);
  const other = beating(at(hands, 2), bit, bit);
  if (one === MUST || other === MUST) return gained(false);
  return one === CANNOT && other === CANNOT ? gained(true) : OPEN;
}

export function fateOfSecond(bit: number, led: number, leader: number, player: number): number {
  const third = 3 - leader - player;
  const takes = beats(bit, led);
  const winner = takes ? player : leader;
  const mine = (winner === 0) === (player === 0);
  if ((third === 0) === (winner === 0)) return gained(mine);
  const can = beating(at(hands, third), led, takes ? bit : led);
  if (can === MAY) return OPEN;
  return gained((can === MUST) !== mine);
}

/** `winner` has been winning so far, with the card `winning`. */
export function fateOfThird(bit: number, winning: number, winner: number, player: number): number {
  return gained(((beats(bit, winning) ? player : winner) === 0) === (player === 0));
}
