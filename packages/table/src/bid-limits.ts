import type { Player } from '@skatrunde/rules';
import type { PersonId, TableCommand } from './commands.ts';
import type { DealtGame, LimitNote, NotedLimits, TableNotes } from './deps.ts';
import type { Refusal } from './draft.ts';
import { gameNamed } from './games.ts';
import { askOf } from './open-question.ts';
import { type GameWord, momentOf, wordOf } from './playing.ts';
import { playerOf } from './playing-seats.ts';
import { isMember, type TableGameState, type TableState } from './state.ts';

/**
 * "Automatically up to n" (automatisch reizen bis n): known to its owner alone, so it is no fact of the log; kept for one
 * game. Source: rules.md 3.11.
 */

/** A limit that may be set now: in which game, and what it says at once when its owner is being asked. */
export type AllowedLimit = { readonly dealing: number; readonly atOnce?: GameWord };

export type LimitCommand = Extract<TableCommand, { readonly type: 'limitBidding' }>;

/** Where a limit may be set, or why not. */
export function allowedLimit(
  state: TableState,
  person: PersonId,
  { moment, upTo }: LimitCommand,
): AllowedLimit | Refusal {
  if (!isMember(state, person)) return 'notAtTable';
  if (state.stage.kind !== 'game') return 'noGameRunning';
  const { game } = state.stage;
  const player = playerOf(state, game, person);
  if (player === undefined) return 'notPlayingThisGame';
  if (moment !== momentOf(game, player) || !mayStillBid(game, player)) return 'stale';
  if (upTo !== undefined && !gameNamed(game.plays).isBid(upTo)) return 'noSuchBid';
  const ask = askOf(game, player);
  const call = ask && upTo !== undefined ? gameNamed(game.plays).automaticCall(upTo, ask) : undefined;
  return ask && call
    ? { dealing: game.dealing, atOnce: wordOf(game, { ask: ask.number }, call) }
    : { dealing: game.dealing };
}

export function noteOf(person: PersonId, { upTo }: LimitCommand, commandId: string | undefined): LimitNote {
  return { person, ...(upTo === undefined ? {} : { upTo }), ...(commandId === undefined ? {} : { commandId }) };
}

function mayStillBid(game: TableGameState, player: Player): boolean {
  return gameNamed(game.plays).mayStillBid(game.state, player);
}

/** The limits of the game that is being played. */
export class BidLimits {
  readonly #notes: TableNotes;
  #dealing = 0;
  #limits: ReadonlyMap<PersonId, number> = new Map();

  constructor(notes: TableNotes) {
    this.#notes = notes;
  }

  /** By person; none as soon as another game is dealt or none is played. */
  of({ stage }: TableState): ReadonlyMap<PersonId, number> {
    return stage.kind === 'game' && stage.game.dealing === this.#dealing ? this.#limits : new Map();
  }

  /** After a restart: the commands that were accepted before it. Rejects when the notes cannot be read. */
  async read({ table, stage }: TableState): Promise<NotedLimits['commands']> {
    if (stage.kind !== 'game') return [];
    const { dealing } = stage.game;
    const { limits, commands } = await this.#notes.bidLimits({ table, dealing });
    this.#limits = limits;
    this.#dealing = dealing;
    return commands;
  }

  /** Noted first, then true. Rejects when it cannot be noted. */
  async set(game: DealtGame, note: LimitNote): Promise<void> {
    await this.#notes.noteBidLimit(game, note);
    const { person, upTo } = note;
    const limits = new Map(game.dealing === this.#dealing ? this.#limits : []);
    if (upTo === undefined) limits.delete(person);
    else limits.set(person, upTo);
    this.#dealing = game.dealing;
    this.#limits = limits;
  }
}
