import type { Card } from '../../cards/card.ts';
import type { Contract } from '../contract.ts';
import type { DoublingWord } from '../rules/kontra.ts';

/** Everything a player can say in a Skat game. Some answer an ask, the others an offer. */
export type SkatCommand =
  /** Say a value of the ladder (Reizen); also forehand's last right. */
  | { readonly type: 'bid'; readonly value: number }
  /** Say yes to the value just bid (halten); carries it, so that a late click cannot hold another. */
  | { readonly type: 'hold'; readonly value: number }
  | { readonly type: 'pass' }
  /** Take the skat (Skat aufnehmen). A Hand game is announced instead. */
  | { readonly type: 'pickUp' }
  /** Put two of the twelve cards away (Drücken). */
  | { readonly type: 'discard'; readonly cards: readonly [Card, Card] }
  | { readonly type: 'announce'; readonly contract: Contract }
  | { readonly type: 'play'; readonly card: Card }
  /** Give the game up (Aufgeben). */
  | { readonly type: 'concede' }
  /** Answer a side's wish to give up, by its number. */
  | { readonly type: 'answerConcession'; readonly concession: number; readonly accept: boolean }
  /** "The rest is mine": all remaining tricks. In Null: the declarer takes none of them; a defender: the declarer must take one. */
  | { readonly type: 'claim' }
  /** Answer a claim that could not be proven, by its number. */
  | { readonly type: 'answerClaim'; readonly claim: number; readonly accept: boolean }
  /** Double (Kontra), by a defender before his own first card. */
  | { readonly type: 'kontra' }
  /** Answer whether to say this word; carries it, so that a late click cannot say another. */
  | { readonly type: 'double'; readonly word: DoublingWord; readonly say: boolean }
  /** Push the skat on unseen (Schieben). Taking it is `pickUp`, putting two on `discard`. */
  | { readonly type: 'push' }
  | { readonly type: 'knock'; readonly knock: boolean }
  /** Revolution: the ten cards this defender keeps. */
  | { readonly type: 'rearrange'; readonly keep: readonly Card[] }
  /** Give the game away (Schenken). */
  | { readonly type: 'giveIn' }
  | { readonly type: 'answerGiveIn'; readonly agree: boolean }
  | { readonly type: 'answerGift'; readonly take: boolean };

/** Every reason for which a Skat game refuses a command. Texts live in the page, in each language. */
export const SKAT_REFUSALS = [
  /** It is not this player's turn, or the command fits no ask or offer of this player now. */
  'notYourTurn',
  /** The game is over. */
  'gameOver',
  /** Not one of the 63 bid values. */
  'noSuchBid',
  /** Not higher than the last value. */
  'bidTooLow',
  /** The value held is not the one that was bid. */
  'notThisValue',
  'cardNotInHand',
  /** The two discarded cards are the same. */
  'sameCardTwice',
  'mustFollowTrump',
  'mustFollowClubs',
  'mustFollowSpades',
  'mustFollowHearts',
  'mustFollowDiamonds',
  /** The skat was taken: no Hand, no announced Schneider or Schwarz, ouvert only for Null. */
  'skatTaken',
  /** The skat was not taken: only Hand games. */
  'skatNotTaken',
  /** Schwarz without Schneider, ouvert without what it implies. */
  'announcementIncomplete',
  /** Null is worth less than the bid. */
  'nullBelowBid',
  /** That claim or concession is answered, withdrawn, or never was. */
  'nothingToAnswer',
  /** A wish of the same kind is already open, or this player has had his since the last card. */
  'alreadyAsked',
  /** Spitze or Revolution is not played at this table, or not in this game. */
  'notPlayedHere',
  /** The lowest trump is not in this hand, or lies in the skat. */
  'spitzeNotHeld',
  /** Grand with all four jacks has no Spitze. */
  'spitzeWithAllJacks',
  /** Instead of a Ramsch only Grand Hand can be played. */
  'onlyGrandHand',
  /** Jacks may not be put on. */
  'jackPutOn',
  /** Not ten different cards. */
  'notTenCards',
  /** The word asked for is another one. */
  'notThisWord',
] as const;
export type SkatRefusal = (typeof SKAT_REFUSALS)[number];
