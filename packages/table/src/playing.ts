import type { Player, Viewer } from '@skatrunde/rules';
import type { PersonId, Seat, TableCommand } from './commands.ts';
import { add, type Draft, type Outcome } from './draft.ts';
import type { GameCommand } from './game-words.ts';
import { gameNamed } from './games.ts';
import { finishGame } from './match.ts';
import { askOf, numberIn } from './open-question.ts';
import { playerOf } from './playing-seats.ts';
import { seatedAt } from './seats.ts';
import { isStoodInFor } from './stand-ins.ts';
import type { GameStage, TableGameState } from './state.ts';

/** A word in the running game. */

/** A word in the game, as it comes to the table's door. */
export type GameWord = Extract<TableCommand, { readonly type: 'game' | 'officers' }>;

const WORDS = { skat: 'game', officers: 'officers' } as const;

/** What a word is meant for: the ask it answers, or the moment an offer belongs to. */
export type Aim = { readonly ask: number } | { readonly moment: number };

/** A word of the game that is played here. The game has made the command, so it is one of its own. */
export function wordOf({ plays }: TableGameState, aim: Aim, command: GameCommand): GameWord {
  const word: Aim & { readonly type: GameWord['type']; readonly command: GameCommand } = {
    type: WORDS[plays],
    ...aim,
    command,
  };
  return word as GameWord;
}

export function speak(draft: Draft, person: PersonId, word: GameWord): Outcome {
  const { stage } = draft.state;
  if (stage.kind !== 'game') return (word.ask ?? word.moment) === undefined ? 'noGameRunning' : 'stale';
  const player = playerOf(draft.state, stage.game, person);
  return player === undefined ? 'notPlayingThisGame' : speakAs(draft, stage, player, word);
}

/** A bot's word for somebody who is away, or takes too long over this question. */
export function speakAsStandIn(draft: Draft, person: PersonId, word: GameWord): Outcome {
  const { state, context } = draft;
  const player = state.stage.kind === 'game' ? playerOf(state, state.stage.game, person) : undefined;
  if (state.stage.kind !== 'game' || player === undefined) return 'stale';
  const key = state.stage.game.asked[player]?.key;
  if (key === undefined || !isStoodInFor(state, person, key, context.people)) return 'stale';
  return speakAs(draft, state.stage, player, word);
}

/** A bot's word; it speaks for its seat alone. */
export function speakAsBot(draft: Draft, seat: Seat, word: GameWord): Outcome {
  const { stage } = draft.state;
  if (stage.kind !== 'game') return 'stale';
  const player = stage.game.seats.indexOf(seat);
  if (player < 0 || seatedAt(draft.state, seat)?.occupant.kind !== 'bot') return 'notPlayingThisGame';
  return speakAs(draft, stage, player, word);
}

function speakAs(draft: Draft, stage: GameStage, player: Player, word: GameWord): Outcome {
  const { rules } = gameNamed(stage.game.plays);
  if (word.type !== WORDS[stage.game.plays]) return 'noGameRunning';
  if (isStale(stage.game, player, word)) return 'stale';
  const decision = rules.decide(stage.game.state, player, word.command);
  if (!decision.ok) return decision.code;
  const played = add(draft, ...decision.events.map((event) => ({ type: 'game', event }) as const));
  return played.state.stage.kind === 'game' ? finishGame(played, played.state.stage) : played;
}

/** Meant for another ask than the one that is open, or for another moment; a word without its number never fits. */
function isStale(game: TableGameState, player: Player, { ask, moment, command }: GameWord): boolean {
  const answers = gameNamed(game.plays).answersAsk(command);
  return answers ? ask === undefined || ask !== askOf(game, player)?.number : moment !== momentOf(game, player);
}

/**
 * The moment at which an offer is taken or a bid limit set. It ends with the player's own next call or card, and not with
 * the cards of others: these may fall while the word is on its way.
 */
export function momentOf(game: TableGameState, viewer: Viewer): number {
  return numberIn(game, viewer === 'watcher' ? 0 : gameNamed(game.plays).spoken(game.state, viewer));
}
