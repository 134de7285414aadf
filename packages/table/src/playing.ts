import type { Player, SkatAsk, SkatCommand } from '@skatrunde/rules';
import type { PersonId, Seat, TableCommand } from './commands.ts';
import { add, type Draft, type Outcome } from './draft.ts';
import { SKAT } from './games.ts';
import { finishGame } from './match.ts';
import { playerOf } from './playing-seats.ts';
import { seatedAt } from './seats.ts';
import type { GameStage, TableGameState } from './state.ts';

/** A word in the running game. */

type Word = Extract<TableCommand, { readonly type: 'game' }>;

export function speak(draft: Draft, person: PersonId, word: Word): Outcome {
  const { stage } = draft.state;
  if (stage.kind !== 'game') return word.ask === undefined ? 'noGameRunning' : 'stale';
  const player = playerOf(draft.state, stage.game, person);
  return player === undefined ? 'notPlayingThisGame' : speakAs(draft, stage, player, word);
}

/** A bot's word; it speaks for its seat alone. */
export function speakAsBot(draft: Draft, seat: Seat, word: Word): Outcome {
  const { stage } = draft.state;
  if (stage.kind !== 'game') return 'stale';
  const player = stage.game.seats.indexOf(seat);
  if (player < 0 || seatedAt(draft.state, seat)?.occupant.kind !== 'bot') return 'notPlayingThisGame';
  return speakAs(draft, stage, player, word);
}

function speakAs(draft: Draft, stage: GameStage, player: Player, { ask, command }: Word): Outcome {
  if (isStale(stage.game, player, ask, command)) return 'stale';
  const decision = SKAT.rules.decide(stage.game.state, player, command);
  if (!decision.ok) return decision.code;
  const played = add(draft, ...decision.events.map((event) => ({ type: 'game', event }) as const));
  return played.state.stage.kind === 'game' ? finishGame(played, played.state.stage) : played;
}

/** The answer belongs to another ask than the one that is open; an answer without a number never fits. */
function isStale(game: TableGameState, player: Player, number: number | undefined, command: SkatCommand): boolean {
  if (number === undefined) return SKAT.answersAsk(command);
  return askOf(game, player)?.number !== number;
}

/** More asks than one game can have. */
const ASKS_PER_GAME = 1000;

/**
 * What this player must answer. Its number is the game's own plus a thousand for each game dealt here before, so that a
 * click which arrives a game late fits no ask of the new game.
 */
export function askOf(game: TableGameState, player: Player): SkatAsk | undefined {
  const ask = SKAT.rules.asks(game.state, player);
  return ask && { ...ask, number: game.dealing * ASKS_PER_GAME + ask.number };
}
