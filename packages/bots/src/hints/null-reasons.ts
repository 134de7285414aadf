import { beats, type Card, type RamschView, suitInPlay } from '@skatrunde/rules';
import { winners } from '../rules-of-thumb/play/choosing.ts';
import { bestOf, type Situation } from '../rules-of-thumb/play/situation.ts';
import { beatsInRamsch } from '../rules-of-thumb/ramsch-order.ts';
import type { HintReason } from './reasons.ts';

/** Why this card where tricks are to be left to others: in Null, and in Ramsch. */

export function nullReason(s: Situation, card: Card): HintReason {
  if (s.legal.length === 1) return { code: 'onlyCard' };
  return s.me === s.declarer ? declarerReason(s, card) : defenderReason(s, card);
}

function declarerReason(s: Situation, card: Card): HintReason {
  const [led] = s.trick;
  if (led === undefined) return { code: 'nullLeads' };
  if (winners(s).includes(card)) return winners(s).length === s.legal.length ? { code: 'nullForced' } : MOST_DEALS;
  return { code: suitInPlay(card, s.contract) === suitInPlay(led.card, s.contract) ? 'nullUnder' : 'nullThrows' };
}

function defenderReason(s: Situation, card: Card): HintReason {
  const best = bestOf(s.trick, s.contract);
  if (best === undefined) return { code: 'nullLeads' };
  if (best.player === s.declarer) return beats(card, best.card, s.contract) ? MOST_DEALS : { code: 'nullLeaveHim' };
  const declarerHasPlayed = s.trick.some(({ player }) => player === s.declarer);
  return { code: declarerHasPlayed ? 'nullRid' : 'nullStayLow' };
}

export function ramschReason({ trick }: RamschView, legal: readonly Card[], card: Card): HintReason {
  if (legal.length === 1) return { code: 'onlyCard' };
  const led = trick[0]?.card;
  if (led === undefined) return { code: 'ramschLeads' };
  const best = trick.reduce((top, { card: next }) => (beatsInRamsch(next, top) ? next : top), led);
  if (beatsInRamsch(card, best)) return MOST_DEALS;
  const follows = suitInPlay(card, { type: 'ramsch' }) === suitInPlay(led, { type: 'ramsch' });
  return { code: follows ? 'ramschUnder' : 'ramschThrows' };
}

const MOST_DEALS: HintReason = { code: 'mostDeals' };
