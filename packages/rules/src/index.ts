/** Door of the rules for the table, the bots and the server. */

export {
  type Card,
  inPackOrder,
  isCard,
  PACK,
  RANKS,
  type Rank,
  rankOf,
  SUITS,
  type Suit,
  suitOf,
} from './cards/card.ts';
export { CARD_POINTS, cardPoints } from './cards/card-points.ts';
export { inHandOrder, suitOrder } from './cards/hand-order.ts';
export { parseCards, parseContract, parseDeal, printCards, printContract, printDeal } from './cards/notation.ts';
export type { Decision, Game, GameResult, NumberedAsk, Player, Viewer } from './game.ts';
export type { OfficersContract } from './officers/contract.ts';
export type {
  OfficersAsk,
  OfficersContractOption,
  OfficersOffer,
  RefusedOfficersContract,
} from './officers/game/ask.ts';
export { OFFICERS_REFUSALS, type OfficersCommand, type OfficersRefusal } from './officers/game/commands.ts';
export type { OfficersEvent, OfficersViewEvent } from './officers/game/events.ts';
export { officersStatesOf, replayOfficers } from './officers/game/replay.ts';
export type { OfficersState } from './officers/game/state.ts';
export type {
  AnnouncingView as OfficersAnnouncingView,
  DoublingView as OfficersDoublingView,
  OfficersView,
  OverView as OfficersOverView,
  PlayingView as OfficersPlayingView,
  StackView,
  TakenTrick as OfficersTrick,
} from './officers/game/view-types.ts';
export { officers } from './officers/officers.ts';
export {
  DOUBLINGS,
  type Doubling,
  OFFICERS_LEVELS,
  type OfficersEnding,
  type OfficersLevel,
  type OfficersReckoning,
  type OfficersResult,
} from './officers/result.ts';
export { OFFICERS_CONTRACTS } from './officers/rules/announcing.ts';
export { type OfficersDeal, packOfStacks } from './officers/rules/dealing.ts';
export { doublingFactor } from './officers/rules/doubling.ts';
export { type OfficersScore, scoreOf } from './officers/rules/scoring.ts';
export { asInSkat } from './officers/rules/trumps.ts';
export type { Taken } from './officers/rules/winning.ts';
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
export { ORDINARY, type SkatCircumstances } from './skat/circumstances.ts';
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
export type { SkatEvent, SkatViewEvent } from './skat/game/events.ts';
export { replay, statesOf } from './skat/game/replay.ts';
export type { SkatState } from './skat/game/state.ts';
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
  factorOf,
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
export { CONTRACTS, contractChoices, type SkatUse, whyNotAnnounce } from './skat/rules/announcing.ts';
export { automaticCall } from './skat/rules/automatic-bidding.ts';
export { BID_LADDER, stepOf, valuesAbove } from './skat/rules/bidding.ts';
export {
  afterDeal,
  type BockCount,
  bockDealsLeft,
  type CountedDeal,
  NO_BOCK_ROUNDS,
  nextDealIn,
} from './skat/rules/bock-rounds.ts';
export { type Deal, dealCards, packOf } from './skat/rules/dealing.ts';
export { legalCards, type SuitInPlay, suitInPlay, suitToFollow, whyNotPlay } from './skat/rules/following-suit.ts';
export { baseValue, gameValue, levelsOf, nullValue, type ReachedLevels } from './skat/rules/game-value.ts';
export { DOUBLING_WORDS, type DoublingWord, type SaidDouble } from './skat/rules/kontra.ts';
export { changedBySkat, matadors, trumpsOf } from './skat/rules/matadors.ts';
export { type Settlement, type Stake, settle } from './skat/rules/settlement.ts';
export { spitzeCard } from './skat/rules/spitze.ts';
export { beats, strength, winningPlace } from './skat/rules/trick-winner.ts';
export { type Play, reachedLevels } from './skat/rules/winning.ts';
export { type ByPlayer, FOREHAND, MIDDLEHAND, nextPlayer, PLAYERS, REARHAND } from './skat/seats.ts';
export {
  BOCK_TRIGGERS,
  type BockTrigger,
  isBockPlayed,
  NO_BOCK,
  OFFICIAL,
  SETTINGS_REFUSALS,
  type SettingsRefusal,
  type SkatSettings,
  whyNotSettings,
} from './skat/settings.ts';
export { skat } from './skat/skat.ts';
