import type { Card } from '../../cards/card.ts';
import type { OfficersContract } from '../contract.ts';

/** Everything a player can say in a game of Officers' Skat. The first five answer an ask, the others an offer. */
export type OfficersCommand =
  | { readonly type: 'announce'; readonly contract: OfficersContract }
  | { readonly type: 'kontra' }
  | { readonly type: 're' }
  /** No Kontra, no Re. */
  | { readonly type: 'pass' }
  | { readonly type: 'play'; readonly card: Card }
  /** Give the game up (Aufgeben). */
  | { readonly type: 'concede' }
  /** "The rest is mine": all remaining tricks. */
  | { readonly type: 'claim' }
  /** Answer a claim that could not be proven, by its number. */
  | { readonly type: 'answerClaim'; readonly claim: number; readonly accept: boolean };

/** Every reason for which a game of Officers' Skat refuses a command. Texts live in the page, in each language. */
export const OFFICERS_REFUSALS = [
  /** It is not this player's turn, or the command fits no ask or offer of this player now. */
  'notYourTurn',
  'gameOver',
  /** This table plays without Ramsch. */
  'ramschOff',
  /** Not one of the player's open cards. What lies face down is not told apart from what is not his. */
  'cardNotOpen',
  'mustFollowTrump',
  'mustFollowClubs',
  'mustFollowSpades',
  'mustFollowHearts',
  'mustFollowDiamonds',
  /** That claim is answered, withdrawn, or never was. */
  'nothingToAnswer',
  /** A claim is already open, or this player has had his since the last card. */
  'alreadyAsked',
] as const;
export type OfficersRefusal = (typeof OFFICERS_REFUSALS)[number];
