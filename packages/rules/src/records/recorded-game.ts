import type { Player } from '../game.ts';
import type { SkatCircumstances } from '../skat/circumstances.ts';
import type { SkatAsk } from '../skat/game/ask.ts';
import type { SkatCommand } from '../skat/game/commands.ts';
import type { Deal } from '../skat/rules/dealing.ts';
import type { SkatSettings } from '../skat/settings.ts';

/** A recorded game in our own words: the deal by position, and who said what. Every format comes down to this. */
export type RecordedGame = {
  readonly settings: SkatSettings;
  readonly circumstances: SkatCircumstances;
  readonly deal: Deal;
  readonly steps: readonly Step[];
};

export type Step = {
  readonly player: Player;
  readonly say: Saying;
  /** Tells people where in the record the step stands. */
  readonly place: string;
  /** Given only if our rules ask for it now: the answer to a wish, or to an ask of this kind. */
  readonly ifAsked?: 'wish' | SkatAsk['kind'];
};

/** A command; an answer to a wish of the others is without its number, which the record does not know. */
export type Saying =
  | Exclude<SkatCommand, { readonly type: 'answerConcession' | 'answerClaim' }>
  | { readonly type: 'answerConcession'; readonly accept: boolean }
  | { readonly type: 'answerClaim'; readonly accept: boolean }
  /** Where that counts as giving up. */
  | { readonly type: 'leave' };
