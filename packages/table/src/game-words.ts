import type {
  OfficersAsk,
  OfficersCommand,
  OfficersEvent,
  OfficersOffer,
  OfficersRefusal,
  OfficersResult,
  OfficersState,
  SkatAsk,
  SkatCommand,
  SkatEvent,
  SkatOffer,
  SkatRefusal,
  SkatResult,
  SkatState,
} from '@skatrunde/rules';

/** Which game a table plays. */
export type GameName = 'skat' | 'officers';

export type GameState = SkatState | OfficersState;
export type GameEvent = SkatEvent | OfficersEvent;
export type GameCommand = SkatCommand | OfficersCommand;
export type GameAsk = SkatAsk | OfficersAsk;
export type GameOffer = SkatOffer | OfficersOffer;
export type GameResult = SkatResult | OfficersResult;
export type GameRefusal = SkatRefusal | OfficersRefusal;

/** An offer that others wait for: a bot must answer it. */
export type AwaitingOffer = Extract<SkatOffer, { readonly kind: 'answerClaim' | 'answerConcession' }>;

/** A question that is open: one of the game, or an offer to answer. */
export type Asked = { readonly ask: GameAsk } | { readonly offer: AwaitingOffer };

/** What kind of thing a bot decides; the delay before its answer may depend on nothing else. */
export type DecisionKind = GameAsk['kind'] | AwaitingOffer['kind'];
