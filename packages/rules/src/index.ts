/** Door of the rules for the table, the bots and the server. */

export { type Card, isCard, PACK, RANKS, type Rank, rankOf, SUITS, type Suit, suitOf } from './cards/card.ts';
export { CARD_POINTS, cardPoints } from './cards/card-points.ts';
export type { Decision, Game, GameResult, NumberedAsk, Player, Viewer } from './game.ts';
export type { Announcements, Contract, GrandContract, NullContract, SuitContract } from './skat/contract.ts';
export type { ContractOption, RefusedContract, SkatAsk, SkatOffer } from './skat/game/ask.ts';
export { SKAT_REFUSALS, type SkatCommand, type SkatRefusal } from './skat/game/commands.ts';
export type { SkatEvent, SkatViewEvent } from './skat/game/events.ts';
export type {
  BiddingView,
  Call,
  DeclaringView,
  OverView,
  PlayingView,
  SkatView,
  TakenTrick,
  TrickCard,
} from './skat/game/view-types.ts';
export { LEVELS, type Level, type Matadors, type PlayedResult, type SkatResult } from './skat/result.ts';
export type { ByPlayer } from './skat/seats.ts';
export { OFFICIAL, type SkatSettings } from './skat/settings.ts';
