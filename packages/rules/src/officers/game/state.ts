import type { Card } from '../../cards/card.ts';
import type { Player } from '../../game.ts';
import type { OfficersContract } from '../contract.ts';
import type { Doubling, OfficersResult } from '../result.ts';
import type { OfficersDeal } from '../rules/dealing.ts';
import type { Taken } from '../rules/winning.ts';
import type { ByTwo } from '../seats.ts';
import type { OfficersSettings } from '../settings.ts';
import type { Stack } from '../stack.ts';
import type { TakenTrick } from './view-types.ts';

/** One game of Officers' Skat, by phase; every phase has only its own fields. Holds every card: never leaves the server. */
export type OfficersState = Announcing | Doubled | Playing | Over;

type Common = {
  readonly settings: OfficersSettings;
  readonly deal: OfficersDeal;
  /** What lies on the table. */
  readonly stacks: ByTwo<readonly Stack[]>;
  /** How many asks have been answered; the number of the ask that is open. */
  readonly number: number;
};

export type Announcing = Common & { readonly phase: 'announcing' };

type Announced = Common & { readonly contract: OfficersContract; readonly doublings: readonly Doubling[] };

/** From the announcement to the first lead. `asked`: what may be said now; absent while cards are laid. */
export type Doubled = Announced & { readonly phase: 'doubling'; readonly asked?: Doubling };

export type Playing = Announced & {
  readonly phase: 'playing';
  readonly leader: Player;
  readonly turn: Player;
  /** The cards on the table, the leader's first. */
  readonly trick: readonly Card[];
  readonly tricks: readonly TakenTrick[];
  readonly taken: Taken;
  readonly wishes: Wishes;
};

/** Claims; what is open is withdrawn by the next card. */
export type Wishes = {
  /** How many there have been in this game; the last one has this number. */
  readonly claims: number;
  readonly claim?: { readonly claim: number; readonly by: Player };
  /** Who has claimed since the last card; each may once. */
  readonly claimedBy: readonly Player[];
};

export const NO_WISHES: Wishes = { claims: 0, claimedBy: [] };

export type Over = Announced & {
  readonly phase: 'over';
  readonly result: OfficersResult;
  readonly tricks: readonly TakenTrick[];
};
