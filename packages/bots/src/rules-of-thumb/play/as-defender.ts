import { beats, type Card, rankOf, suitInPlay } from '@skatrunde/rules';
import {
  cheapest,
  isMaster,
  isTrump,
  likelyFollows,
  lowest,
  mine,
  most,
  ofSuit,
  outBeside,
  points,
  richest,
  sideCards,
  trickPoints,
  trumps,
  winners,
} from './choosing.ts';
import { bestOf, type Situation } from './situation.ts';

/** A defender's card in a suit or Grand game. */
export function defenderCard(s: Situation): Card | undefined {
  if (s.trick.length === 0) return lead(s);
  const best = bestOf(s.trick, s.contract);
  const declarerHasPlayed = s.trick.some(({ player }) => player === s.declarer);
  if (!declarerHasPlayed) return beforeDeclarer(s);
  return best?.player === s.declarer ? againstDeclarer(s) : give(s);
}

/** An ace that the declarer should have to follow; else a small card by the place of the declarer. */
function lead(s: Situation): Card | undefined {
  return cashAce(s) ?? byPlace(s) ?? cheapest(s);
}

function cashAce(s: Situation): Card | undefined {
  const sure = sideCards(s, s.legal).filter((card) => isMaster(s, card) && declarerFollows(s, card));
  return most(s, sure, (card) => points(card) - mine(s, card) * 2);
}

function declarerFollows(s: Situation, card: Card): boolean {
  return trumps(s, s.out).length === 0 || likelyFollows(s, s.declarer, suitInPlay(card, s.contract));
}

/**
 * Short way, long suit; long way, short suit (Kurzer Weg, lange Farbe): if the declarer plays next, the long suit is led,
 * if he plays last, the short one. Tens are not led under their ace, nor small cards away from such a ten.
 */
function byPlace(s: Situation): Card | undefined {
  const declarerIsNext = (s.me + 1) % 3 === s.declarer;
  const way = declarerIsNext ? 1 : -1;
  return most(s, sideCards(s, s.legal), (card) => way * mine(s, card) * 2 - leadingRisk(s, card));
}

function leadingRisk(s: Situation, card: Card): number {
  const suit = ofSuit(s, s.hand, suitInPlay(card, s.contract));
  const tenInDanger = suit.some((own) => rankOf(own) === 'T' && !isMaster(s, own)) ? 8 : 0;
  const partnerGets = outBeside(s, card) === 0 ? 3 : 0;
  return points(card) * 2 + tenInDanger + partnerGets;
}

/** The declarer has played and would take it: take it from him, with points where possible; else give little. */
function againstDeclarer(s: Situation): Card | undefined {
  const winning = winners(s);
  const side = sideCards(s, winning);
  if (side.length > 0) return richest(s, side);
  const rich = winning.filter((card) => points(card) >= 10);
  return richest(s, rich) ?? lowest(s, winning) ?? (partnerShouldTake(s) ? give(s) : cheapest(s));
}

/** I have none of the suit, the partner plays last, and several cards that beat the declarer's are out. */
function partnerShouldTake(s: Situation): boolean {
  const led = s.trick[0];
  if (led === undefined || s.trick.length === 2) return false;
  const suit = suitInPlay(led.card, s.contract);
  const above = ofSuit(s, s.out, suit).filter((card) => beats(card, led.card, s.contract)).length;
  return ofSuit(s, s.hand, suit).length === 0 && above >= 2 && likelyFollows(s, (s.me + 1) % 3, suit);
}

/** The trick is the partner's: give points (Schmieren), but not what will win alone later, and no trump unless it must be. */
function give(s: Situation): Card | undefined {
  return most(s, s.legal, (card) => giftWorth(s, card));
}

function giftWorth(s: Situation, card: Card): number {
  const sure = isMaster(s, card) && points(card) < 11 ? 3 : 0;
  const trump = isTrump(s, card) && rankOf(card) === 'J' ? 20 : isTrump(s, card) ? 4 : 0;
  const ace = rankOf(card) === 'A' && mine(s, card) > 1 && !isTrump(s, card) ? 5 : 0;
  return points(card) - sure - trump - ace;
}

/** The partner has led, the declarer plays after me. */
function beforeDeclarer(s: Situation): Card | undefined {
  const led = s.trick[0]?.card;
  if (led === undefined) return cheapest(s);
  const suit = suitInPlay(led, s.contract);
  const holds = isMaster(s, led) && (suit === 'trump' || declarerFollows(s, led));
  if (holds) return give(s);
  return ofSuit(s, s.legal, suit).length > 0 ? followBeforeDeclarer(s, led) : throwOrRuff(s);
}

function followBeforeDeclarer(s: Situation, led: Card): Card | undefined {
  const sure = winners(s).filter((card) => isMaster(s, card));
  if (sure.length > 0 && (isTrump(s, led) ? trickPoints(s) > 0 : declarerFollows(s, led))) return richest(s, sure);
  return cheapest(s);
}

/** Out of the suit: a high trump on many points, otherwise a small card of a short suit. */
function throwOrRuff(s: Situation): Card | undefined {
  const sure = winners(s).filter((card) => isMaster(s, card));
  return trickPoints(s) >= 10 ? (lowest(s, sure) ?? lowest(s, winners(s)) ?? cheapest(s)) : cheapest(s);
}
