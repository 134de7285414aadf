import type { Player } from '@skatrunde/rules';
import type { PersonId, Seat, TableCommand } from './commands.ts';
import { add, type Draft, type Outcome } from './draft.ts';
import type { GameAsk, GameCommand } from './game-words.ts';
import { gameNamed } from './games.ts';
import { finishGame } from './match.ts';
import { playerOf } from './playing-seats.ts';
import { seatedAt } from './seats.ts';
import type { GameStage, TableGameState } from './state.ts';

/** A word in the running game. */

/** A word in the game, as it comes to the table's door. */
export type GameWord = Extract<TableCommand, { readonly type: 'game' | 'officers' }>;

const WORDS = { skat: 'game', officers: 'officers' } as const;

/** A word of the game that is played here. The game has made the command, so it is one of its own. */
export function wordOf({ plays }: TableGameState, ask: number | undefined, command: GameCommand): GameWord {
  const word: { readonly type: GameWord['type']; readonly command: GameCommand } = { type: WORDS[plays], command };
  return (ask === undefined ? word : { ...word, ask }) as GameWord;
}

export function speak(draft: Draft, person: PersonId, word: GameWord): Outcome {
  const { stage } = draft.state;
  if (stage.kind !== 'game') return word.ask === undefined ? 'noGameRunning' : 'stale';
  const player = playerOf(draft.state, stage.game, person);
  return player === undefined ? 'notPlayingThisGame' : speakAs(draft, stage, player, word);
}

/** A bot's word; it speaks for its seat alone. */
export function speakAsBot(draft: Draft, seat: Seat, word: GameWord): Outcome {
  const { stage } = draft.state;
  if (stage.kind !== 'game') return 'stale';
  const player = stage.game.seats.indexOf(seat);
  if (player < 0 || seatedAt(draft.state, seat)?.occupant.kind !== 'bot') return 'notPlayingThisGame';
  return speakAs(draft, stage, player, word);
}

function speakAs(draft: Draft, stage: GameStage, player: Player, { type, ask, command }: GameWord): Outcome {
  const { rules } = gameNamed(stage.game.plays);
  if (type !== WORDS[stage.game.plays]) return 'noGameRunning';
  if (isStale(stage.game, player, ask, command)) return 'stale';
  const decision = rules.decide(stage.game.state, player, command);
  if (!decision.ok) return decision.code;
  const played = add(draft, ...decision.events.map((event) => ({ type: 'game', event }) as const));
  return played.state.stage.kind === 'game' ? finishGame(played, played.state.stage) : played;
}

/** The answer belongs to another ask than the one that is open; an answer without a number never fits. */
function isStale(game: TableGameState, player: Player, number: number | undefined, command: GameCommand): boolean {
  if (number === undefined) return gameNamed(game.plays).answersAsk(command);
  return askOf(game, player)?.number !== number;
}

/** More asks than one game can have. */
const ASKS_PER_GAME = 1000;

/**
 * What this player must answer. Its number is the game's own plus a thousand for each game dealt here before, so that a
 * click which arrives a game late fits no ask of the new game.
 */
export function askOf(game: TableGameState, player: Player): GameAsk | undefined {
  const ask = gameNamed(game.plays).rules.asks(game.state, player);
  return ask && { ...ask, number: game.dealing * ASKS_PER_GAME + ask.number };
}
