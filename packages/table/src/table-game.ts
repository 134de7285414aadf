import type { Decision, Player, Viewer } from '@skatrunde/rules';
import type { KnownGame } from './deps.ts';
import type {
  Asked,
  GameAsk,
  GameCommand,
  GameEvent,
  GameName,
  GameOffer,
  GameRefusal,
  GameResult,
  GameState,
} from './game-words.ts';
import type { Match } from './state.ts';
import type { GameView, TableViewEvent } from './view-types.ts';

/** The contract of `rules/game.ts`, as far as a table asks for it without knowing which game it is. */
export type GameRules = {
  decide(state: GameState, player: Player, command: GameCommand): Decision<GameEvent, GameRefusal>;
  evolve(state: GameState | undefined, event: GameEvent): GameState;
  asks(state: GameState, player: Player): GameAsk | undefined;
  offers(state: GameState, player: Player): readonly GameOffer[];
  result(state: GameState): GameResult | undefined;
  forfeit?(state: GameState, player: Player): readonly GameEvent[];
};

/**
 * A game, and the few things a table must know of it beside the contract. Methods, so that each game speaks of its own
 * types: a match has one game, and what is handed in comes from that game alone.
 */
export type TableGame = {
  readonly name: GameName;
  /** How many play one game; with one more at the table the dealer sits out. */
  readonly players: number;
  readonly rules: GameRules;
  /** Unshuffled. */
  readonly pack: readonly string[];
  /** The first events; `columns`: the pad's column of each player. */
  deal(match: Match, cards: readonly string[], columns: readonly number[]): readonly GameEvent[];
  /** What one viewer may see and do. */
  show(state: GameState, viewer: Viewer, ask: GameAsk | undefined): ShownGame;
  tell(event: GameEvent, viewer: Viewer): TableViewEvent;
  /** This word answers an ask, so it must carry the ask's number; the others answer offers. */
  answersAsk(command: GameCommand): boolean;
  /** How many calls and cards of this player there have been. */
  spoken(state: GameState, player: Player): number;
  /** Any legal answer, for a bot that fails. */
  legalAnswer(ask: GameAsk): GameCommand;
  isBid(value: number): boolean;
  /** This player is still in the auction, so a bid limit means something. */
  mayStillBid(state: GameState, player: Player): boolean;
  /** What "automatically up to" answers; `undefined` when it is no question of the auction. */
  automaticCall(upTo: number, ask: GameAsk): GameCommand | undefined;
  /** The same for a bot that is asked this, with the tricks that have lain open; everybody at the table saw them. */
  question(state: GameState, player: Player, asked: Asked): KnownGame;
  /** Whose game it was, for the counts of won and lost games; `undefined` when it was nobody's. */
  ownGame(result: GameResult): { readonly player: Player; readonly won: boolean } | undefined;
};

type Shown<View extends GameView> = Pick<View, 'plays' | 'view' | 'ask' | 'offers'>;
/** The part of a `GameView` that only the game knows. */
export type ShownGame =
  | Shown<Extract<GameView, { readonly plays?: 'skat' }>>
  | Shown<Extract<GameView, { readonly plays: 'officers' }>>;
