/**
 * The one contract that every game of this house fulfils. A table knows a game only through this type, so a new game
 * needs no change in `packages/table`, the server or the storage.
 *
 * Pure: no clock, no random source, no logger. The shuffled cards are an argument of `deal` and stand in its event.
 */

/** A place in one game, counted clockwise from the player who leads first (in Skat: 0 forehand, 1 middlehand, 2 rearhand). */
export type Player = number;

/** Who looks: a player of this game, or anybody who only watches (also the dealer who sits out). */
export type Viewer = Player | 'watcher';

/** What `decide` answers: facts to append, or why not. A refusal changes nothing. */
export type Decision<Event, Code extends string> =
  | { readonly ok: true; readonly events: readonly Event[] }
  | { readonly ok: false; readonly code: Code };

/** A question to one player. `number` grows with each answered question of the game; a command that answers carries it. */
export type NumberedAsk = { readonly kind: string; readonly number: number };

/** What a finished game hands to the table: one score per player, and the reckoning as data. */
export type GameResult = {
  /** Written down for each player, index = Player. Not the game value. */
  readonly scores: readonly number[];
};

export type Game<
  Settings,
  State,
  Command extends { readonly type: string },
  Event extends { readonly type: string },
  ViewEvent extends { readonly type: string },
  Ask extends NumberedAsk,
  Offer extends { readonly kind: string },
  View,
  Code extends string,
  Result extends GameResult,
  Circumstances = void,
> = {
  readonly name: string;
  /** How many people one game needs, with these settings. */
  readonly players: (settings: Settings) => number;
  /**
   * The first events of a game. `cards` is the shuffled pack; the `dealt` event holds all of it, and what the match brings
   * to this deal (`circumstances`). Throws on a wrong pack.
   */
  readonly deal: (settings: Settings, cards: readonly string[], circumstances: Circumstances) => readonly Event[];
  /** The only place that refuses. */
  readonly decide: (state: State, player: Player, command: Command) => Decision<Event, Code>;
  /** Total, checks nothing. `undefined` before the first event. */
  readonly evolve: (state: State | undefined, event: Event) => State;
  /** What this player must answer now, with every option; nothing if it is not their turn. */
  readonly asks: (state: State, player: Player) => Ask | undefined;
  /** What this player may do besides. */
  readonly offers: (state: State, player: Player) => readonly Offer[];
  /** What one viewer may see; the only redaction, built by listing. */
  readonly view: (state: State, viewer: Viewer) => View;
  /** The same for one event. */
  readonly eventFor: (event: Event, viewer: Viewer) => ViewEvent;
  /** The result, once the game is over. */
  readonly result: (state: State) => Result | undefined;
  /**
   * How the game ends when this player leaves and that counts as giving up; nothing when it cannot be scored (nobody
   * plays alone yet). Games without this are always broken off.
   */
  readonly forfeit?: (state: State, player: Player) => readonly Event[];
};
