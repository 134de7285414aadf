import type { Card, Suit } from '../../cards/card.ts';
import type { Player } from '../../game.ts';
import type { OfficersContract } from '../contract.ts';
import type { OfficersRefusal } from './commands.ts';

/** One announcement that would be accepted. `value`: of the game when it is simply won; absent where card points decide. */
export type OfficersContractOption = { readonly contract: OfficersContract; readonly value?: number };

/** One announcement that this table does not play, and why. */
export type RefusedOfficersContract = { readonly contract: OfficersContract; readonly code: OfficersRefusal };

/** What a player must answer now, with every option. */
export type OfficersAsk =
  | {
      readonly kind: 'announce';
      readonly number: number;
      readonly contracts: readonly OfficersContractOption[];
      readonly refused: readonly RefusedOfficersContract[];
    }
  /** Say Kontra, or Re, or pass. `factor`: what the score would be multiplied with, 2 or 4. */
  | { readonly kind: 'kontra' | 're'; readonly number: number; readonly factor: number }
  /** Play one of these. `follow`: what must be followed, if anything was led and an open card can. */
  | {
      readonly kind: 'play';
      readonly number: number;
      readonly cards: readonly Card[];
      readonly follow?: Suit | 'trump';
    };

/** What a player may do besides. */
export type OfficersOffer =
  /** Give up; nobody has to agree. */
  | { readonly kind: 'concede'; readonly needsConsent: false }
  | { readonly kind: 'claim' }
  | { readonly kind: 'answerClaim'; readonly claim: number; readonly by: Player };
