import type { Card } from '../../cards/card.ts';
import type { Player } from '../../game.ts';
import type { OfficersContract } from '../contract.ts';
import type { Doubling, OfficersResult } from '../result.ts';
import type { OfficersDeal } from '../rules/dealing.ts';
import type { Turned } from '../rules/turning.ts';
import type { OfficersSettings } from '../settings.ts';
import type { Row } from '../stack.ts';

/** Facts of a game of Officers' Skat, in the past tense. Outcomes stand in them, so a later change of a rule never rewrites a finished game. */
export type OfficersEvent =
  /** The whole pack, each card in its stack. Nothing of it lies on the table yet. */
  | { readonly type: 'dealt'; readonly settings: OfficersSettings; readonly stacks: OfficersDeal }
  /** Four cards are laid face down. */
  | { readonly type: 'rowCovered'; readonly player: Player; readonly row: Row }
  /** Four cards are laid face up, on those. */
  | { readonly type: 'rowOpened'; readonly player: Player; readonly row: Row; readonly cards: readonly Card[] }
  | { readonly type: 'announced'; readonly player: Player; readonly contract: OfficersContract }
  /** This player may say Kontra or Re now. */
  | { readonly type: 'doublingAsked'; readonly player: Player; readonly doubling: Doubling }
  | { readonly type: 'doubled'; readonly player: Player; readonly doubling: Doubling }
  | { readonly type: 'passed'; readonly player: Player; readonly doubling: Doubling }
  /** Everything lies; the leader plays. */
  | { readonly type: 'playBegun'; readonly leader: Player }
  | { readonly type: 'cardPlayed'; readonly player: Player; readonly card: Card; readonly stack: number }
  /** A trick is complete; `cards` in order of play, `cardPoints` of the trick. */
  | {
      readonly type: 'trickTaken';
      readonly winner: Player;
      readonly leader: Player;
      readonly cards: readonly [Card, Card];
      readonly cardPoints: number;
    }
  /** What the trick has freed is turned up, both players' at once. */
  | { readonly type: 'cardsTurned'; readonly cards: readonly Turned[] }
  | { readonly type: 'conceded'; readonly player: Player }
  /** A claim that the open cards do not prove; the other answers, play goes on meanwhile. Withdrawn by the next card. */
  | { readonly type: 'claimOffered'; readonly claim: number; readonly player: Player }
  | { readonly type: 'claimAccepted'; readonly claim: number; readonly player: Player }
  | { readonly type: 'claimDeclined'; readonly claim: number; readonly player: Player }
  | { readonly type: 'claimProven'; readonly player: Player }
  | { readonly type: 'settled'; readonly result: OfficersResult };

/** An event as anybody gets it: of the deal nothing is told, what is turned up tells itself. */
export type OfficersViewEvent = { readonly type: 'dealt' } | Exclude<OfficersEvent, { readonly type: 'dealt' }>;
