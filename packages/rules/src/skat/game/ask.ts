import type { Card, Suit } from '../../cards/card.ts';
import type { Player } from '../../game.ts';
import type { Contract } from '../contract.ts';
import type { Matadors } from '../result.ts';
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
    };

/** What a player may do besides. */
export type SkatOffer =
  /** Give up. `needsConsent`: somebody must agree first (declarer below nine cards: a defender; defender: the partner). */
  | { readonly kind: 'concede'; readonly needsConsent: boolean }
  | { readonly kind: 'claim' }
  | { readonly kind: 'answerConcession'; readonly concession: number; readonly by: Player }
  | { readonly kind: 'answerClaim'; readonly claim: number; readonly by: Player };
