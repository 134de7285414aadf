import { beats, type Card } from '@skatrunde/rules';
import { isMaster, isTrump, mine, points, trickPoints, trumps, winners } from '../rules-of-thumb/play/choosing.ts';
import { bestOf, type Situation } from '../rules-of-thumb/play/situation.ts';
import type { HintReason } from './reasons.ts';

/** A card of so many points or fewer gives little away. */
const FEW_POINTS = 4;
const LONG_SUIT = 3;
const SHORT_SUIT = 2;

/** Why this card in a suit or Grand game, from what this seat sees and remembers. */
export function cardReason(s: Situation, card: Card): HintReason {
  if (s.legal.length === 1) return { code: 'onlyCard' };
  const best = bestOf(s.trick, s.contract);
  if (best === undefined) return leadReason(s, card);
  if (beats(card, best.card, s.contract)) return takingReason(s, card);
  return isPartner(s, best.player) ? partnersTrick(s, card, best.card) : lostTrick(s, card);
}

function isPartner({ me, declarer }: Situation, player: number): boolean {
  return me !== declarer && player !== declarer;
}

/** Nobody who has still to play can beat this card. */
function holds(s: Situation, card: Card): boolean {
  return s.trick.length === 2 || s.out.every((other) => !beats(other, card, s.contract));
}

function leadReason(s: Situation, card: Card): HintReason {
  const out = trumps(s, s.out).length;
  if (isTrump(s, card) && out > 0) return { code: 'drawsTrumps', out };
  if (!isMaster(s, card)) return smallLead(s, card);
  return out === 0 ? { code: 'sureTrick', points: points(card) } : { code: 'highestOfSuit' };
}

/** Short way, long suit; long way, short suit (Kurzer Weg, lange Farbe). */
function smallLead(s: Situation, card: Card): HintReason {
  if (points(card) > FEW_POINTS) return { code: 'mostDeals' };
  const many = mine(s, card);
  if (s.me !== s.declarer && (s.me + 1) % 3 === s.declarer && many >= LONG_SUIT) return { code: 'longSuit' };
  if (s.me !== s.declarer && (s.me + 2) % 3 === s.declarer && many <= SHORT_SUIT) return { code: 'shortSuit' };
  return { code: 'leadsLow' };
}

function takingReason(s: Situation, card: Card): HintReason {
  const all = trickPoints(s) + points(card);
  const [led] = s.trick;
  const over = bestOf(s.trick, s.contract);
  if (over !== undefined && isPartner(s, over.player) && holds(s, over.card)) return { code: 'mostDeals' };
  if (!holds(s, card)) return { code: 'takesLead', points: all };
  const ruffs = led !== undefined && isTrump(s, card) && !isTrump(s, led.card);
  return { code: ruffs ? 'ruffs' : 'winsTrick', points: all };
}

function partnersTrick(s: Situation, card: Card, his: Card): HintReason {
  if (points(card) < FEW_POINTS) return { code: 'partnerHas' };
  return { code: holds(s, his) ? 'feedsPartner' : 'feedsPartnerHopefully', points: points(card) };
}

/** The other side has it. */
function lostTrick(s: Situation, card: Card): HintReason {
  const least = Math.min(...s.legal.map(points));
  const hopes = s.me !== s.declarer && s.trick.length === 1 && points(card) > Math.max(least, FEW_POINTS);
  if (hopes) return { code: 'hopesForPartner', points: points(card) };
  if (winners(s).length > 0) {
    return points(card) <= FEW_POINTS ? { code: 'keepsHigh', points: trickPoints(s) } : { code: 'mostDeals' };
  }
  return points(card) === least ? { code: 'cannotWin' } : { code: 'mostDeals' };
}
