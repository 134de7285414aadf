import type { Card } from '../../cards/card.ts';
import type { Player } from '../../game.ts';
import type { SkatCircumstances } from '../circumstances.ts';
import type { Contract } from '../contract.ts';
import type { SkatResult } from '../result.ts';
import type { DoublingWord } from '../rules/kontra.ts';
import type { ByPlayer } from '../seats.ts';
import type { SkatSettings } from '../settings.ts';

/** Facts of a Skat game, in the past tense. Outcomes stand in them, so a later change of a rule never rewrites a finished game. */
export type SkatEvent =
  | {
      readonly type: 'dealt';
      readonly settings: SkatSettings;
      readonly circumstances: SkatCircumstances;
      readonly hands: ByPlayer<readonly Card[]>;
      readonly skat: readonly [Card, Card];
    }
  | { readonly type: 'bidMade'; readonly player: Player; readonly value: number }
  | { readonly type: 'bidHeld'; readonly player: Player; readonly value: number }
  | { readonly type: 'passed'; readonly player: Player }
  /** The auction is over: this player plays, at this bid. */
  | { readonly type: 'declarerFound'; readonly declarer: Player; readonly bid: number }
  | { readonly type: 'skatPickedUp'; readonly player: Player; readonly cards: readonly [Card, Card] }
  | { readonly type: 'discarded'; readonly player: Player; readonly cards: readonly [Card, Card] }
  /** `shown`: the ten cards of an ouvert game. */
  | {
      readonly type: 'announced';
      readonly player: Player;
      readonly contract: Contract;
      readonly shown?: readonly Card[];
    }
  | { readonly type: 'cardPlayed'; readonly player: Player; readonly card: Card }
  /** A trick is complete; `cards` in order of play, `cardPoints` of the trick. */
  | {
      readonly type: 'trickTaken';
      readonly winner: Player;
      readonly leader: Player;
      readonly cards: readonly [Card, Card, Card];
      readonly cardPoints: number;
    }
  /** A player wants to give up; the other side or the partner is asked. Withdrawn by the next card. */
  | { readonly type: 'concessionOffered'; readonly concession: number; readonly player: Player }
  | { readonly type: 'concessionDeclined'; readonly concession: number; readonly player: Player }
  | { readonly type: 'conceded'; readonly side: 'declarer' | 'defenders'; readonly player: Player }
  /** A claim that what the claimer sees does not prove: his cards are shown, the others answer, play goes on meanwhile. */
  | { readonly type: 'claimOffered'; readonly claim: number; readonly player: Player; readonly shown: readonly Card[] }
  | { readonly type: 'claimAccepted'; readonly claim: number; readonly player: Player }
  | { readonly type: 'claimDeclined'; readonly claim: number; readonly player: Player }
  /** A claim that holds against every distribution of the unseen cards. */
  | { readonly type: 'claimProven'; readonly player: Player; readonly shown: readonly Card[] }
  /** Ramsch: because all have passed, or compulsory. */
  | { readonly type: 'ramschBegan'; readonly compulsory: boolean }
  /** No Grand Hand instead of the Ramsch. */
  | { readonly type: 'grandHandDeclined'; readonly player: Player }
  /** The skat was pushed on unseen. Taken up and put on: `skatPickedUp`, `discarded`. */
  | { readonly type: 'skatPushed'; readonly player: Player }
  | { readonly type: 'knocked'; readonly player: Player; readonly knocked: boolean }
  /** A word of the Kontra chain was said, or not. */
  | { readonly type: 'doubled'; readonly player: Player; readonly word: DoublingWord }
  | { readonly type: 'notDoubled'; readonly player: Player; readonly word: DoublingWord }
  /** The declarer's cards of an open game are shown after Kontra could be said. */
  | { readonly type: 'handShown'; readonly player: Player; readonly shown: readonly Card[] }
  /** Revolution: this defender keeps these ten, the partner has the others. */
  | {
      readonly type: 'rearranged';
      readonly player: Player;
      readonly partner: Player;
      readonly keep: readonly Card[];
    }
  /** A defender wants to give the game away; the partner agrees or not; the declarer takes it or plays this instead. */
  | { readonly type: 'gaveIn'; readonly player: Player }
  | { readonly type: 'giveInAnswered'; readonly player: Player; readonly agreed: boolean }
  | { readonly type: 'giftTaken'; readonly player: Player }
  | { readonly type: 'giftRefused'; readonly player: Player; readonly contract: Contract }
  /** This player left, and that counts as giving up. */
  | { readonly type: 'forfeited'; readonly player: Player }
  | { readonly type: 'settled'; readonly result: SkatResult };

/** An event as one viewer gets it: cards he may not see are left out (a count stays where it matters). */
export type SkatViewEvent =
  | { readonly type: 'dealt'; readonly hand: readonly Card[] }
  | { readonly type: 'skatPickedUp'; readonly player: Player; readonly cards?: readonly [Card, Card] }
  | { readonly type: 'discarded'; readonly player: Player; readonly cards?: readonly [Card, Card] }
  | {
      readonly type: 'rearranged';
      readonly player: Player;
      readonly partner: Player;
      readonly keep?: readonly Card[];
    }
  | Exclude<SkatEvent, { readonly type: 'dealt' | 'skatPickedUp' | 'discarded' | 'rearranged' }>;
