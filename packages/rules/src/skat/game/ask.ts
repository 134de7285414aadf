import type { Card, Suit } from '../../cards/card.ts';
import type { Player } from '../../game.ts';
import type { Contract } from '../contract.ts';
import type { Matadors } from '../result.ts';
import type { DoublingWord } from '../rules/kontra.ts';
import type { SkatRefusal } from './commands.ts';

/** One announcement that would be accepted now, and what it is surely worth. */
export type ContractOption = {
  readonly contract: Contract;
  /** From the cards the declarer knows: in Hand games the ten, else all twelve. Absent in Null. */
  readonly matadors?: Matadors;
  /** Value of the game when it is simply won, with the announced levels; from known cards only. */
  readonly gameValue: number;
  /** gameValue reaches the bid. If not, only Schneider or Schwarz can save it. */
  readonly coversBid: boolean;
};

/** One announcement that is refused now, and why: the dialog shows it locked. */
export type RefusedContract = { readonly contract: Contract; readonly code: SkatRefusal };

/** What a player must answer now, with every option. */
export type SkatAsk =
  /** Say a value or pass. `values`: all that would be accepted, ascending. `lastRight`: forehand after two passes. */
  | { readonly kind: 'bid'; readonly number: number; readonly values: readonly number[]; readonly lastRight: boolean }
  /** Hold this value or pass. `jump`: how many steps of the ladder it went up (1 = the next value). */
  | { readonly kind: 'hold'; readonly number: number; readonly value: number; readonly jump: number }
  /** Take the skat, or announce one of these Hand games. */
  | {
      readonly kind: 'pickUpOrHand';
      readonly number: number;
      readonly bid: number;
      readonly contracts: readonly ContractOption[];
      readonly refused: readonly RefusedContract[];
    }
  /** Put two of these twelve away. */
  | { readonly kind: 'discard'; readonly number: number; readonly bid: number; readonly cards: readonly Card[] }
  | {
      readonly kind: 'announce';
      readonly number: number;
      readonly bid: number;
      readonly contracts: readonly ContractOption[];
      readonly refused: readonly RefusedContract[];
    }
  /** Play one of these. `follow`: what must be followed, if anything was led and the hand can. */
  | {
      readonly kind: 'play';
      readonly number: number;
      readonly cards: readonly Card[];
      readonly follow?: Suit | 'trump';
    }
  /** Before a compulsory Ramsch: announce one of these Grand Hand games, or pass. */
  | {
      readonly kind: 'grandHand';
      readonly number: number;
      readonly bid: number;
      readonly contracts: readonly ContractOption[];
      readonly refused: readonly RefusedContract[];
    }
  /** Take the skat up, or push it on unseen (Schieberamsch). */
  | { readonly kind: 'push'; readonly number: number }
  /** Put two of the twelve on for the next; these may be. */
  | { readonly kind: 'putOn'; readonly number: number; readonly cards: readonly Card[] }
  /** Knock, or not (Klopfen). */
  | { readonly kind: 'knock'; readonly number: number }
  /** Say this word of the Kontra chain, or let it stand. `factor`: what the score is then multiplied by. */
  | { readonly kind: 'double'; readonly number: number; readonly word: DoublingWord; readonly factor: number }
  /** Revolution: keep ten of these twenty, the partner has the others. */
  | { readonly kind: 'rearrange'; readonly number: number; readonly cards: readonly Card[] }
  /** The partner wants to give the game away (Schenken): agree or not. */
  | { readonly kind: 'giveIn'; readonly number: number; readonly by: Player }
  /** The defenders give the game away: take it, or play on for Schneider or Schwarz. */
  | { readonly kind: 'takeGift'; readonly number: number; readonly instead: 'schneider' | 'schwarz' };

/** What a player may do besides. */
export type SkatOffer =
  /** Give up. `needsConsent`: somebody must agree first (declarer below nine cards: a defender; defender: the partner). */
  | { readonly kind: 'concede'; readonly needsConsent: boolean }
  | { readonly kind: 'claim' }
  /** Double, before the own first card. */
  | { readonly kind: 'kontra' }
  /** Give the game away during the first trick, if the partner agrees (Schenken). */
  | { readonly kind: 'giveIn' }
  | { readonly kind: 'answerConcession'; readonly concession: number; readonly by: Player }
  | { readonly kind: 'answerClaim'; readonly claim: number; readonly by: Player };
