import type { Player } from '../../game.ts';
import type { ScoreDoubling } from '../result.ts';
import { PLAYERS } from '../seats.ts';
import type { SkatSettings } from '../settings.ts';

/**
 * Kontra: a defender doubles before his own first card, the declarer answers Re at once, then Bock and Hirsch, up to the
 * level set. Once per game. In an open game Kontra is said before the cards are shown. Only the score is doubled, never
 * the value that must reach the bid; never in Ramsch. Source: rules.md 8.4-8.6, 8.13.
 */
export const DOUBLING_WORDS = ['kontra', 're', 'bock', 'hirsch'] as const;
export type DoublingWord = (typeof DOUBLING_WORDS)[number];

/** A word of the chain, and who said it. */
export type SaidDouble = { readonly player: Player; readonly word: DoublingWord };

/** Somebody must say whether he doubles; then those who may do it instead, in this order. */
export type DoubleQuestion = {
  readonly kind: 'double';
  readonly word: DoublingWord;
  readonly player: Player;
  readonly after: readonly Player[];
};

/** What decides who may double. */
export type KontraFacts = {
  readonly settings: Pick<SkatSettings, 'kontraLevel' | 'kontraRight'>;
  readonly declarer: Player;
  /** 0 in a Grand Hand instead of a Ramsch: nobody has bid, so every defender may. */
  readonly bid: number;
  readonly calls: readonly { readonly player: Player; readonly call: 'bid' | 'hold' | 'pass' }[];
};

/** The defenders who may say Kontra, forehand first. Source: rules.md 3.10, 8.4. */
export function mayKontra({ settings, declarer, bid, calls }: KontraFacts): readonly Player[] {
  const defenders = PLAYERS.filter((player) => player !== declarer);
  if (settings.kontraLevel === 0) return [];
  if (settings.kontraRight === 'anyDefender' || bid === 0) return defenders;
  return defenders.filter((player) => calls.some((said) => said.player === player && said.call !== 'pass'));
}

/** Before the cards of an open game are shown every defender who may is asked. */
export function kontraFirst(facts: KontraFacts): DoubleQuestion | undefined {
  return questionFor('kontra', mayKontra(facts));
}

/** After a word of the chain: who is asked for the next one. `said`: all words so far, this one last. */
export function questionAfterDouble(said: readonly SaidDouble[], facts: KontraFacts): DoubleQuestion | undefined {
  const { settings, declarer } = facts;
  const word = said.length < settings.kontraLevel ? DOUBLING_WORDS[said.length] : undefined;
  if (word === undefined) return undefined;
  if (word !== 'bock') return questionFor(word, [declarer]);
  const first = said[0]?.player;
  const others = mayKontra(facts).filter((player) => player !== first);
  return questionFor(word, first === undefined ? others : [first, ...others]);
}

/** This one lets it stand: the next who may, if there is one. */
export function questionAfterRefusal({ word, after }: DoubleQuestion): DoubleQuestion | undefined {
  return questionFor(word, after);
}

function questionFor(word: DoublingWord, players: readonly Player[]): DoubleQuestion | undefined {
  const [player, ...after] = players;
  return player === undefined ? undefined : { kind: 'double', word, player, after };
}

/** Each word doubles once more. */
export function doublingsOfChain(said: readonly SaidDouble[]): readonly ScoreDoubling[] {
  return said.map(({ word }) => ({ kind: word, factor: 2 }));
}
