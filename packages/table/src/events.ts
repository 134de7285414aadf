import type { BockCount } from '@skatrunde/rules';
import type { BotLevel } from './bot-levels.ts';
import type { PersonId, Seat, TableId } from './commands.ts';
import type { GameEvent, GameResult } from './game-words.ts';
import type { Door, TableSettings } from './settings.ts';
import type { Tempo } from './tempo.ts';
import type { DealtChance, MatchEnding, Occupant } from './view-types.ts';

/**
 * Facts about a table, in the past tense. They hold person ids only, no names and no chat, so that a person can be
 * forgotten. Outcomes (who deals, what is written down, who won) stand in them: folding them needs no rule.
 */
export type TableEvent =
  | { readonly type: 'opened'; readonly table: TableId; readonly settings: TableSettings; readonly door: Door }
  | { readonly type: 'came'; readonly person: PersonId; readonly as: 'player' | 'watcher' }
  /** `removed`: the host wished it. `watchersForbidden`: only watched when the host forbade watching. */
  | {
      readonly type: 'left';
      readonly person: PersonId;
      readonly removed: boolean;
      readonly watchersForbidden?: true;
    }
  /** Took a seat, or changed to this one. */
  | { readonly type: 'seated'; readonly person: PersonId; readonly seat: Seat }
  | { readonly type: 'stoodUp'; readonly person: PersonId }
  /** Wants a seat from the next round: this one, or any. */
  | { readonly type: 'seatWished'; readonly person: PersonId; readonly seat?: Seat }
  | { readonly type: 'seatWishWithdrawn'; readonly person: PersonId }
  | { readonly type: 'botSeated'; readonly seat: Seat; readonly name: string; readonly level: BotLevel }
  | { readonly type: 'botRemoved'; readonly seat: Seat; readonly name: string }
  | { readonly type: 'botLevelChanged'; readonly seat: Seat; readonly name: string; readonly level: BotLevel }
  /** Sits down here with the next round; a later one for the same seat replaces it. */
  | { readonly type: 'botComing'; readonly seat: Seat; readonly name: string; readonly level: BotLevel }
  | { readonly type: 'botNotComing'; readonly seat: Seat }
  | { readonly type: 'readyChanged'; readonly person: PersonId; readonly ready: boolean }
  | { readonly type: 'settingsChanged'; readonly settings: TableSettings }
  | { readonly type: 'tempoChanged'; readonly tempo: Tempo }
  | { readonly type: 'doorChanged'; readonly door: Door }
  /** This person is away or, with `question`, takes too long over it: the others are asked whether a bot should play. */
  | { readonly type: 'standInAsked'; readonly person: PersonId; readonly question?: string }
  | { readonly type: 'standInAnswered'; readonly person: PersonId; readonly by: PersonId; readonly agree: boolean }
  /** A bot plays for them: until they are back or, with `question`, this one decision. */
  | { readonly type: 'standInBegan'; readonly person: PersonId; readonly question?: string }
  | { readonly type: 'standInEnded'; readonly person: PersonId }
  /** Absent: nobody is here; the next to come becomes host. */
  | { readonly type: 'hostChanged'; readonly host?: PersonId }
  /** The host removes this person: now, or after the running game. Until allowed back the door is shut for them. */
  | { readonly type: 'barred'; readonly person: PersonId }
  | { readonly type: 'allowedBack'; readonly person: PersonId }
  /** The first dealer was drawn by lot. */
  | { readonly type: 'matchStarted'; readonly firstDealer: Seat }
  /** The table binds itself for the next game. The secret stands here and nowhere else until that game is over. */
  | { readonly type: 'chanceBound'; readonly secret: string }
  /** This person's browser added to it. */
  | { readonly type: 'chanceAdded'; readonly person: PersonId; readonly text: string }
  | {
      readonly type: 'gameStarted';
      readonly round: number;
      readonly chance: DealtChance;
      /** The pack in that order. */
      readonly cards: readonly string[];
      readonly dealer: Seat;
      /** Seats of the players, index = Player. */
      readonly seats: readonly Seat[];
      readonly sittingOut?: Seat;
      /** The first events of the game; the cards are in them too. */
      readonly events: readonly GameEvent[];
    }
  | { readonly type: 'game'; readonly event: GameEvent }
  /** A game is over: what is written into each column, and whose own game was won or lost. */
  | {
      readonly type: 'gameScored';
      readonly result: GameResult;
      readonly scores: readonly number[];
      /** What the game alone brought to each column, where the scoring adds something. */
      readonly gameScores?: readonly number[];
      /** Bock and Ramsch rounds that follow; absent where none are played. */
      readonly bock?: BockCount;
      /** The same dealer deals again. */
      readonly dealsAgain?: true;
      readonly won: readonly number[];
      readonly lost: readonly number[];
      /** Somebody has the target score now; absent in a match without target. */
      readonly targetReached?: boolean;
    }
  | { readonly type: 'gameBrokenOff'; readonly by: Occupant }
  /** What follows it, as things stand: the next game, or the final standings. */
  | { readonly type: 'pauseBegan'; readonly follows: 'game' | MatchEnding }
  | { readonly type: 'pressedNext'; readonly person: PersonId }
  | {
      readonly type: 'matchEnded';
      readonly ending: MatchEnding;
      readonly winners: readonly number[];
      readonly losers?: readonly number[];
    }
  | { readonly type: 'lobbyReopened' };
