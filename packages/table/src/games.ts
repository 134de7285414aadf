import {
  automaticCall,
  BID_LADDER,
  type Game,
  PACK,
  type Player,
  type SkatAsk,
  type SkatCircumstances,
  type SkatCommand,
  type SkatEvent,
  type SkatOffer,
  type SkatRefusal,
  type SkatResult,
  type SkatSettings,
  type SkatState,
  type SkatView,
  type SkatViewEvent,
  skat,
  type TakenTrick,
} from '@skatrunde/rules';

/** The contract of `rules/game.ts` with the types of the game that is played at this table. */
export type GameRules = Game<
  SkatSettings,
  SkatState,
  SkatCommand,
  SkatEvent,
  SkatViewEvent,
  SkatAsk,
  SkatOffer,
  SkatView,
  SkatRefusal,
  SkatResult,
  SkatCircumstances
>;
export type GameState = SkatState;

/** An offer that others wait for: a bot must answer it. */
export type AwaitingOffer = Extract<SkatOffer, { readonly kind: 'answerClaim' | 'answerConcession' }>;

/** A game, and the few things a table must know of it beside the contract. The only file here that knows Skat. */
export type TableGame = {
  readonly rules: GameRules;
  /** Unshuffled. */
  readonly pack: readonly string[];
  /** This word answers an ask, so it must carry the ask's number; the others answer offers. */
  readonly answersAsk: (command: SkatCommand) => boolean;
  readonly awaitsAnswer: (offer: SkatOffer) => offer is AwaitingOffer;
  /** Any legal answer, for a bot that fails. */
  readonly legalAnswer: (ask: SkatAsk) => SkatCommand;
  readonly legalReply: (offer: AwaitingOffer) => SkatCommand;
  readonly isBid: (value: number) => boolean;
  /** This player is still in the auction, so a bid limit means something. */
  readonly mayStillBid: (view: SkatView, player: Player) => boolean;
  /** What "automatically up to" answers; `undefined` when it is no question of the auction. */
  readonly automaticCall: (upTo: number, ask: SkatAsk) => SkatCommand | undefined;
  /** The tricks that have lain open so far; everybody at the table saw them. */
  readonly openTricks: (state: GameState) => readonly TakenTrick[];
  /** Whose game it was, for the counts of won and lost games; `undefined` when it was nobody's. */
  readonly ownGame: (result: SkatResult) => { readonly player: Player; readonly won: boolean } | undefined;
};

export const SKAT: TableGame = {
  rules: skat,
  pack: PACK,
  answersAsk,
  awaitsAnswer: (offer): offer is AwaitingOffer => offer.kind === 'answerClaim' || offer.kind === 'answerConcession',
  legalAnswer,
  legalReply,
  isBid: (value) => BID_LADDER.includes(value),
  mayStillBid,
  automaticCall: (upTo, ask) => automaticCall(upTo, ask),
  openTricks: (state) => (state.phase === 'playing' || state.phase === 'ramsch' ? state.tricks : []),
  ownGame: (result) => (result.kind === 'played' ? { player: result.declarer, won: result.won } : undefined),
};

function answersAsk(command: SkatCommand): boolean {
  switch (command.type) {
    case 'bid':
    case 'hold':
    case 'pass':
    case 'pickUp':
    case 'discard':
    case 'announce':
    case 'play':
    case 'double':
    case 'push':
    case 'knock':
    case 'rearrange':
    case 'answerGiveIn':
    case 'answerGift':
      return true;
    case 'concede':
    case 'answerConcession':
    case 'claim':
    case 'answerClaim':
    case 'kontra':
    case 'giveIn':
      return false;
  }
}

function legalAnswer(ask: SkatAsk): SkatCommand {
  switch (ask.kind) {
    case 'bid':
    case 'hold':
      return { type: 'pass' };
    case 'pickUpOrHand':
      return { type: 'pickUp' };
    case 'discard':
    case 'putOn':
      return { type: 'discard', cards: [first(ask.cards), first(ask.cards.slice(1))] };
    case 'announce':
      return { type: 'announce', contract: (ask.contracts.find((o) => o.coversBid) ?? first(ask.contracts)).contract };
    case 'play':
      return { type: 'play', card: first(ask.cards) };
    case 'grandHand':
      return { type: 'pass' };
    case 'push':
      return { type: 'push' };
    case 'knock':
      return { type: 'knock', knock: false };
    case 'double':
      return { type: 'double', word: ask.word, say: false };
    case 'rearrange':
      return { type: 'rearrange', keep: ask.cards.slice(0, 10) };
    case 'giveIn':
      return { type: 'answerGiveIn', agree: false };
    case 'takeGift':
      return { type: 'answerGift', take: true };
  }
}

function legalReply(offer: AwaitingOffer): SkatCommand {
  switch (offer.kind) {
    case 'answerClaim':
      return { type: 'answerClaim', claim: offer.claim, accept: false };
    case 'answerConcession':
      return { type: 'answerConcession', concession: offer.concession, accept: false };
  }
}

function mayStillBid(view: SkatView, player: Player): boolean {
  return view.phase === 'bidding' && !view.calls.some((call) => call.player === player && call.call === 'pass');
}

function first<T>(options: readonly T[]): T {
  const [option] = options;
  if (option === undefined) throw new Error('An ask without options');
  return option;
}
