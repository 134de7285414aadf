import type { OfficersAsk, OfficersCommand, OfficersOffer, OfficersTrick, OfficersView } from '@skatrunde/rules';
import { oneOf, type Seed } from '../random.ts';
import { answerAnnounce } from './announcing.ts';
import { bestCards } from './card-to-play.ts';
import { grantsClaim } from './claims.ts';
import { answerDoubling } from './doubling.ts';
import { positionOf } from './position.ts';

/**
 * What a bot says next at Officers' Skat, or nothing if nothing is asked of it. It gets what a player in its place would
 * get: the view, ask and offers, and the tricks that lay open on the table so far. The same arguments give the same answer.
 */
export function answerOfficers(
  view: OfficersView,
  ask: OfficersAsk | undefined,
  offers: readonly OfficersOffer[],
  seed: Seed,
  tricks: readonly OfficersTrick[] = [],
): OfficersCommand | undefined {
  return answerOffer(view, offers, tricks) ?? (ask === undefined ? undefined : answerAsk(view, ask, seed));
}

function answerOffer(
  view: OfficersView,
  offers: readonly OfficersOffer[],
  tricks: readonly OfficersTrick[],
): OfficersCommand | undefined {
  const asked = offers.find((offer) => offer.kind === 'answerClaim');
  if (asked === undefined || view.phase !== 'playing' || view.you === undefined) return undefined;
  return { type: 'answerClaim', claim: asked.claim, accept: grantsClaim(view, view.you, tricks) };
}

function answerAsk(view: OfficersView, ask: OfficersAsk, seed: Seed): OfficersCommand | undefined {
  switch (ask.kind) {
    case 'announce':
      return answerAnnounce(view, ask);
    case 'kontra':
    case 're':
      return answerDoubling(view, ask.kind);
    case 'play': {
      if (view.phase !== 'playing' || view.you === undefined) return undefined;
      const card = oneOf(bestCards(positionOf(view, view.you), ask.cards), seed, `${ask.number}`);
      return card === undefined ? undefined : { type: 'play', card };
    }
  }
}
