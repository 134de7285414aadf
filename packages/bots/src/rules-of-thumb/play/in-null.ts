import { beats, type Card, type SuitInPlay, strength, suitInPlay, suitOf } from '@skatrunde/rules';
import { most, ofSuit, winners } from './choosing.ts';
import { bestOf, type Situation } from './situation.ts';

/** The declarer's card in a Null game: never take a trick. */
export function nullDeclarerCard(s: Situation): Card | undefined {
  if (s.trick.length === 0) return most(s, s.legal, (card) => -leadDanger(s, card));
  const winning = new Set(winners(s));
  const losing = s.legal.filter((card) => !winning.has(card));
  if (losing.length === 0) return most(s, s.legal, (card) => -strength(card, s.contract));
  return most(
    s,
    losing,
    (card) => (follows(s, card) ? 0 : suitDanger(s, suitOf(card)) * 10) + strength(card, s.contract),
  );
}

function follows(s: Situation, card: Card): boolean {
  const led = s.trick[0]?.card;
  return led !== undefined && suitInPlay(card, s.contract) === suitInPlay(led, s.contract);
}

/** A card that others can hardly go under: few higher ones are out. */
function leadDanger(s: Situation, card: Card): number {
  const out = ofSuit(s, s.out, suitInPlay(card, s.contract));
  const higher = out.filter((other) => beats(other, card, s.contract)).length;
  return (out.length - higher) * 10 - higher;
}

/**
 * How far this suit is from being safe: for the k-th lowest own card, k - 1 lower cards of the others can be ducked
 * under. 0 is safe; counted against the cards that are out.
 */
function suitDanger(s: Situation, suit: SuitInPlay): number {
  const own = [...ofSuit(s, s.hand, suit)].sort((a, b) => strength(a, s.contract) - strength(b, s.contract));
  const out = ofSuit(s, s.out, suit);
  const excess = own.map((card, index) => out.filter((other) => beats(card, other, s.contract)).length - index);
  return Math.max(0, ...excess);
}

/** A defender's card in a Null game: make the declarer take a trick. */
export function nullDefenderCard(s: Situation): Card | undefined {
  if (s.trick.length === 0) return most(s, s.legal, (card) => leadAgainstNull(s, card));
  const best = bestOf(s.trick, s.contract);
  if (best?.player === s.declarer) return under(s, best.card);
  const declarerHasPlayed = s.trick.some(({ player }) => player === s.declarer);
  return declarerHasPlayed ? getRid(s) : stayLow(s);
}

/** From a suit in which the declarer's cards are higher than mine, as far as they are known; the lowest card. */
function leadAgainstNull(s: Situation, card: Card): number {
  const suit = suitInPlay(card, s.contract);
  if (s.lacks.get(s.declarer)?.has(suit)) return -50 - strength(card, s.contract);
  const against = ofSuit(s, s.open.get(s.declarer) ?? s.out, suit);
  const higher = against.filter((other) => beats(other, card, s.contract)).length;
  const lower = against.length - higher;
  return s.open.has(s.declarer)
    ? (lower === 0 && higher > 0 ? 100 : 0) + higher * 4 - lower * 8
    : higher * 2 - lower * 4 - ofSuit(s, s.hand, suit).length;
}

/** The declarer holds the trick: stay under his card, as high as that goes. */
function under(s: Situation, his: Card): Card | undefined {
  const staying = s.legal.filter((card) => !beats(card, his, s.contract));
  return most(s, staying.length > 0 ? staying : s.legal, (card) => throwingWorth(s, card));
}

/** The trick is lost for us: part with a high card, and with the short suit when there is a choice. */
function getRid(s: Situation): Card | undefined {
  return most(s, s.legal, (card) => throwingWorth(s, card));
}

function throwingWorth(s: Situation, card: Card): number {
  return strength(card, s.contract) - (follows(s, card) ? 0 : ofSuit(s, s.hand, suitOf(card)).length * 2);
}

/** The declarer plays after me: leave him no room below; out of the suit, throw away as usual. */
function stayLow(s: Situation): Card | undefined {
  return most(s, s.legal, (card) => (follows(s, card) ? -strength(card, s.contract) : throwingWorth(s, card)));
}
