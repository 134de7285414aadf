import { type Card, rankOf, type SuitInPlay, strength, suitInPlay } from '@skatrunde/rules';
import {
  cheapest,
  isMaster,
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
import type { Situation } from './situation.ts';

/** The declarer's card in a suit or Grand game. */
export function declarerCard(s: Situation): Card | undefined {
  if (s.trick.length === 0) return lead(s);
  return s.trick.length === 2 ? lastToPlay(s) : secondToPlay(s);
}

/** Trumps first, then what is sure, then a small card of the longest suit. */
function lead(s: Situation): Card | undefined {
  return drawTrumps(s) ?? cashMaster(s) ?? smallFromLongSuit(s) ?? cheapest(s);
}

function drawTrumps(s: Situation): Card | undefined {
  const own = trumps(s, s.legal);
  const out = trumps(s, s.out).length;
  if (out === 0 || own.length === 0) return undefined;
  const masters = own.filter((card) => isMaster(s, card));
  if (masters.length > 0) return out >= 2 || own.length > out ? lowest(s, masters) : undefined;
  return own.length >= 3 && out >= 2 ? forceHigherTrump(s, own) : undefined;
}

/** Without the top trump: a jack that no ten or ace can beat if there are several, else the smallest. */
function forceHigherTrump(s: Situation, own: readonly Card[]): Card | undefined {
  const jacks = own.filter((card) => rankOf(card) === 'J');
  return jacks.length >= 2 ? lowest(s, jacks) : most(s, own, (card) => -points(card) * 10 - strength(card, s.contract));
}

/** The sure card that is most likely followed: from the suit of which most is out, the richest first. */
function cashMaster(s: Situation): Card | undefined {
  const noTrumpsOut = trumps(s, s.out).length === 0;
  const sure = sideCards(s, s.legal).filter((card) => isMaster(s, card) && (noTrumpsOut || outBeside(s, card) >= 2));
  return most(s, sure, (card) => (noTrumpsOut ? points(card) : outBeside(s, card) * 4 + points(card)));
}

/** Gives up a trick where it costs little and makes the rest of the suit good. */
function smallFromLongSuit(s: Situation): Card | undefined {
  const small = sideCards(s, s.legal).filter((card) => points(card) < 10 && outBeside(s, card) > 0);
  return most(s, small, (card) => mine(s, card) * 3 - points(card) * 2);
}

function lastToPlay(s: Situation): Card | undefined {
  const winning = winners(s);
  if (winning.length === 0) return cheapest(s);
  const side = sideCards(s, winning);
  if (side.length > 0) return richest(s, side);
  if (mustFollow(s) || ruffIsWorthIt(s)) return trumpInLastPlace(s, winning);
  return cheapest(s);
}

function mustFollow(s: Situation): boolean {
  const led = s.trick[0]?.card;
  return led !== undefined && s.legal.every((card) => suitInPlay(card, s.contract) === suitInPlay(led, s.contract));
}

/** A trick with points, or nothing harmless to throw away. */
function ruffIsWorthIt(s: Situation): boolean {
  const harmless = sideCards(s, s.legal).some((card) => points(card) <= 3 && !isMaster(s, card));
  return trickPoints(s) >= (harmless ? 4 : 0);
}

/** Ace and ten of trumps are safest in a trick nobody can take any more; otherwise the smallest that does it. */
function trumpInLastPlace(s: Situation, winning: readonly Card[]): Card | undefined {
  const rich = winning.filter((card) => points(card) >= 10 && !isMaster(s, card));
  return richest(s, rich) ?? lowest(s, winning);
}

function secondToPlay(s: Situation): Card | undefined {
  const winning = winners(s);
  const sure = winning.filter((card) => isMaster(s, card));
  const led = s.trick[0];
  if (led === undefined || winning.length === 0) return cheapest(s);
  const suit = suitInPlay(led.card, s.contract);
  if (ofSuit(s, s.legal, suit).length > 0) return followSecond(s, sure, suit);
  return ruffIsWorthIt(s) ? ruffSecond(s, winning, suit) : cheapest(s);
}

/** In the middle the best card, if it will hold; an ace comes before a ten that only follows it. */
function followSecond(s: Situation, sure: readonly Card[], suit: SuitInPlay): Card | undefined {
  const last = ((s.trick[0]?.player ?? 0) + 2) % 3;
  const holds = suit === 'trump' || likelyFollows(s, last, suit) || trumps(s, s.out).length === 0;
  if (suit === 'trump') return trickPoints(s) > 0 || sure.length > 1 ? (lowest(s, sure) ?? cheapest(s)) : cheapest(s);
  return holds ? (richest(s, sure) ?? cheapest(s)) : cheapest(s);
}

/** With a trump that the last player hardly beats: high if he may ruff too and much lies there, else small. */
function ruffSecond(s: Situation, winning: readonly Card[], suit: SuitInPlay): Card | undefined {
  const last = ((s.trick[0]?.player ?? 0) + 2) % 3;
  const cheap = winning.filter((card) => points(card) < 10);
  if (likelyFollows(s, last, suit) || trumps(s, s.out).length === 0) return lowest(s, cheap) ?? lowest(s, winning);
  const sure = winning.filter((card) => isMaster(s, card));
  return trickPoints(s) >= 10 ? (lowest(s, sure) ?? lowest(s, winning)) : (lowest(s, cheap) ?? lowest(s, winning));
}
