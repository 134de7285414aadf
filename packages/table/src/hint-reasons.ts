import type { Suit } from '@skatrunde/rules/cards';
import type { GameCommand } from './game-words.ts';

/** What a bot would do in somebody's place, and why: a code and numbers, all from that person's own view. */

export const PLAIN_HINT_REASONS = [
  'onlyCard',
  'mostDeals',
  'highestOfSuit',
  'longSuit',
  'shortSuit',
  'leadsLow',
  'cannotWin',
  'partnerHas',
  'nullLeads',
  'nullUnder',
  'nullForced',
  'nullThrows',
  'nullLeaveHim',
  'nullStayLow',
  'nullRid',
  'ramschLeads',
  'ramschUnder',
  'ramschThrows',
  'pushHarmless',
  'pushDanger',
  'putOnDanger',
  'knockSafe',
  'knockNot',
  'ramschRather',
  'doubleWorth',
  'doubleNot',
  'bestTen',
  'giveUp',
  'playOn',
  'takeGift',
  'refuseGift',
  'noOpenBeats',
  'bestBalance',
  'fewestPoints',
] as const;

/** These say card points: of the card, or of the trick with it. */
export const POINT_HINT_REASONS = [
  'sureTrick',
  'winsTrick',
  'ruffs',
  'takesLead',
  'feedsPartner',
  'feedsPartnerHopefully',
  'hopesForPartner',
  'keepsHigh',
] as const;

export type HintGame = Suit | 'grand' | 'null';

/** Jacks, trumps (jacks among them), aces outside of trumps; `percent`: how often the game is won, as the bot judges it. */
type JudgedHand = {
  readonly game: HintGame;
  readonly percent: number;
  readonly jacks: number;
  readonly trumps: number;
  readonly aces: number;
};

export type HintReason =
  | { readonly code: (typeof PLAIN_HINT_REASONS)[number] }
  | { readonly code: (typeof POINT_HINT_REASONS)[number]; readonly points: number }
  | ({ readonly code: 'worthUpTo'; readonly upTo: number } & JudgedHand)
  | { readonly code: 'notWorth'; readonly upTo: number; readonly jacks: number; readonly aces: number }
  | { readonly code: 'skatHelps'; readonly percent: number }
  | ({ readonly code: 'handHolds' | 'bestGame' } & JudgedHand)
  | { readonly code: 'bestDiscard'; readonly game: HintGame; readonly percent: number; readonly points: number }
  | { readonly code: 'drawsTrumps'; readonly out: number };

export type Hint = { readonly command: GameCommand; readonly reason: HintReason };
