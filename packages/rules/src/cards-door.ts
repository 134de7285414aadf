/** The door `rules/cards` for the page: cards, notation, hand order and the types of what the server sends. No rules. */

export { type Card, isCard, PACK, RANKS, type Rank, rankOf, SUITS, type Suit, suitOf } from './cards/card.ts';
export { CARD_POINTS, cardPoints } from './cards/card-points.ts';
export { inHandOrder, suitOrder } from './cards/hand-order.ts';
export { parseCards, parseContract, parseDeal, printCards, printContract, printDeal } from './cards/notation.ts';
export type { Player } from './game.ts';
export type { OfficersContract } from './officers/contract.ts';
export type {
  OfficersAsk,
  OfficersContractOption,
  OfficersOffer,
  RefusedOfficersContract,
} from './officers/game/ask.ts';
export { OFFICERS_REFUSALS, type OfficersCommand, type OfficersRefusal } from './officers/game/commands.ts';
export type { OfficersViewEvent } from './officers/game/events.ts';
export type {
  AnnouncingView as OfficersAnnouncingView,
  DoublingView as OfficersDoublingView,
  OfficersView,
  OverView as OfficersOverView,
  PlayingView as OfficersPlayingView,
  StackView,
  TakenTrick as OfficersTrick,
} from './officers/game/view-types.ts';
export {
  DOUBLINGS,
  type Doubling,
  OFFICERS_LEVELS,
  type OfficersEnding,
  type OfficersLevel,
  type OfficersReckoning,
  type OfficersResult,
} from './officers/result.ts';
export type { ByTwo } from './officers/seats.ts';
export {
  DEAL_ORDERS,
  type DealOrder,
  KONTRA_LIMITS,
  type KontraLimit,
  OFFICERS_DEFAULTS,
  type OfficersSettings,
  SCORINGS,
  type Scoring,
} from './officers/settings.ts';
export type {
  Announcements,
  Contract,
  ContractInPlay,
  GrandContract,
  NullContract,
  RamschContract,
  SuitContract,
} from './skat/contract.ts';
export type { ContractOption, RefusedContract, SkatAsk, SkatOffer } from './skat/game/ask.ts';
export { SKAT_REFUSALS, type SkatCommand, type SkatRefusal } from './skat/game/commands.ts';
export type { SkatViewEvent } from './skat/game/events.ts';
export type {
  BeforeRamschView,
  BiddingView,
  Call,
  DeclaringView,
  OverView,
  PlayingView,
  RamschView,
  SkatPassed,
  SkatView,
  TakenTrick,
  TrickCard,
} from './skat/game/view-types.ts';
export {
  ENDINGS,
  type Ending,
  LEVELS,
  type Level,
  type LevelReckoning,
  LOST_REASONS,
  type LostReason,
  type Matadors,
  type NullReckoning,
  type PassedInResult,
  type PlayedResult,
  type PutOn,
  type RamschResult,
  SCORE_DOUBLINGS,
  type ScoreDoubling,
  type SkatResult,
} from './skat/result.ts';
export { DOUBLING_WORDS, type DoublingWord, type SaidDouble } from './skat/rules/kontra.ts';
export type { ByPlayer } from './skat/seats.ts';
export {
  BOCK_TRIGGERS,
  type BockTrigger,
  NO_BOCK,
  OFFICIAL,
  SETTINGS_REFUSALS,
  type SettingsRefusal,
  type SkatSettings,
  whyNotSettings,
} from './skat/settings.ts';
