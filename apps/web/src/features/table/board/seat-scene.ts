import type { BotLevel, Seat } from '@skatrunde/protocol';
import type { Call, Card, Player } from '@skatrunde/rules/cards';
import type { Place } from './seat-places.ts';

/** One seat as it is shown: everything comes from the view, nothing is worked out here but who sits where. */
export type SeatScene = {
  readonly seat: Seat;
  readonly place: Place;
  /** Place in the running game; absent for who sits out. */
  readonly player?: Player;
  readonly name: string;
  readonly bot: boolean;
  readonly you: boolean;
  /** Of a bot. */
  readonly level?: BotLevel;
  /** Server ms. */
  readonly awaySince?: number;
  /** A bot plays for them. */
  readonly replaced: boolean;
  /** Until then they may think. Server ms. */
  readonly thinksUntil?: number;
  readonly score: number;
  readonly dealer: boolean;
  readonly forehand: boolean;
  readonly declarer: boolean;
  readonly turn: boolean;
  readonly sittingOut: boolean;
  /** What they said last, as long as it stands at the seat. */
  readonly call?: Call;
  readonly cards: number;
  readonly tricks: number;
  /** Their hand lies open. */
  readonly open?: readonly Card[];
};

/** What the running game says of a seat. */
export type GamePart = Pick<SeatScene, 'declarer' | 'turn' | 'call' | 'cards' | 'tricks' | 'open'>;
