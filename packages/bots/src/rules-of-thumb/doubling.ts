import { type Card, type Contract, type PlayingView, rankOf, type SkatAsk, suitInPlay } from '@skatrunde/rules';
import { prospect } from './prospects.ts';

/** Chance from which the declarer answers Kontra with Re. */
const SURE_ENOUGH_FOR_RE = 0.93;

/** Says Kontra with tricks enough in one hand: top trumps and aces that will be followed. */
export function saysKontra(hand: readonly Card[], contract: Contract): boolean {
  if (contract.type === 'null') return false;
  const trumps = hand.filter((card) => suitInPlay(card, contract) === 'trump');
  const jacks = trumps.filter((card) => rankOf(card) === 'J').length;
  const aces = hand.filter((card) => rankOf(card) === 'A' && suitInPlay(card, contract) !== 'trump').length;
  return contract.type === 'grand' ? jacks >= 2 && aces >= 3 : trumps.length >= 5 && jacks >= 2 && aces >= 1;
}

/** Kontra before the cards are shown, Re and the rest of the chain. Bots go no further than Re. */
export function saysDouble(view: PlayingView, ask: SkatAsk & { readonly kind: 'double' }): boolean {
  if (ask.word === 'kontra') return saysKontra(view.hand, view.contract);
  if (ask.word !== 're') return false;
  const holding = { cards: view.hand, buried: view.discard ?? [], forehand: view.you === 0 };
  return prospect(view.contract, holding, 'afterSkat') >= SURE_ENOUGH_FOR_RE;
}
