import type { Suit } from '@skatrunde/rules';

/** Why a bot would do something, as data: a code, and numbers that the seat's own view shows. The words stand in the page. */

export type HintGame = Suit | 'grand' | 'null';

/** What counts in a hand: its jacks, its trumps (jacks among them), its aces outside of trumps. */
export type HandCounts = { readonly jacks: number; readonly trumps: number; readonly aces: number };

/** How a game stands with these cards. `percent`: how often it is won, as the bot judges it. */
export type JudgedHand = HandCounts & { readonly game: HintGame; readonly percent: number };

export type PlainReason =
  /** Nothing else may be played. */
  | 'onlyCard'
  /** No single fact decides: it is best in most of the ways in which the cards may lie. */
  | 'mostDeals'
  | 'highestOfSuit'
  | 'longSuit'
  | 'shortSuit'
  | 'leadsLow'
  | 'cannotWin'
  | 'partnerHas'
  | 'nullLeads'
  | 'nullUnder'
  | 'nullForced'
  | 'nullThrows'
  | 'nullLeaveHim'
  | 'nullStayLow'
  | 'nullRid'
  | 'ramschLeads'
  | 'ramschUnder'
  | 'ramschThrows'
  | 'pushHarmless'
  | 'pushDanger'
  | 'putOnDanger'
  | 'knockSafe'
  | 'knockNot'
  | 'ramschRather'
  | 'doubleWorth'
  | 'doubleNot'
  | 'bestTen'
  | 'giveUp'
  | 'playOn'
  | 'takeGift'
  | 'refuseGift'
  /** Officers' Skat: no open card of the other beats it. */
  | 'noOpenBeats'
  /** Officers' Skat: after this trick one stands best. */
  | 'bestBalance'
  | 'fewestPoints';

export type HintReason =
  | { readonly code: PlainReason }
  /** The hand is worth a bid up to this value. */
  | ({ readonly code: 'worthUpTo'; readonly upTo: number } & JudgedHand)
  /** Not at this value; `upTo` 0: at none. */
  | { readonly code: 'notWorth'; readonly upTo: number; readonly jacks: number; readonly aces: number }
  | { readonly code: 'skatHelps'; readonly percent: number }
  | ({ readonly code: 'handHolds' | 'bestGame' } & JudgedHand)
  /** `points`: card points put away. */
  | { readonly code: 'bestDiscard'; readonly game: HintGame; readonly percent: number; readonly points: number }
  /** `out`: trumps that may be in other hands. */
  | { readonly code: 'drawsTrumps'; readonly out: number }
  /** `points`: card points of the card, or of the trick with it. */
  | { readonly code: PointReason; readonly points: number };

export type PointReason =
  | 'sureTrick'
  | 'winsTrick'
  | 'ruffs'
  | 'takesLead'
  | 'feedsPartner'
  | 'feedsPartnerHopefully'
  | 'hopesForPartner'
  | 'keepsHigh';
