import type { Player } from '@skatrunde/rules';
import type { Asked, GameAsk } from './game-words.ts';
import { awaitsAnswer, gameNamed } from './games.ts';
import type { TableGameState } from './state.ts';

/** What somebody in the running game must answer. */

/** A game, as far as its questions go. */
export type AskingGame = Pick<TableGameState, 'dealing' | 'plays' | 'state'>;

/** More asks, calls and cards than one game can have. */
const NUMBERS_PER_GAME = 1000;

export function numberIn({ dealing }: AskingGame, number: number): number {
  return dealing * NUMBERS_PER_GAME + number;
}

/**
 * What this player must answer. Its number is the game's own plus a thousand for each game dealt here before, so that a
 * click which arrives a game late fits no ask of the new game.
 */
export function askOf(game: AskingGame, player: Player): GameAsk | undefined {
  const ask = gameNamed(game.plays).rules.asks(game.state, player);
  return ask && { ...ask, number: numberIn(game, ask.number) };
}

/** Others wait for the answer to an offer, so that comes first. */
export function openQuestion(game: AskingGame, player: Player): Asked | undefined {
  const offer = gameNamed(game.plays).rules.offers(game.state, player).find(awaitsAnswer);
  if (offer !== undefined) return { offer };
  const ask = askOf(game, player);
  return ask && { ask };
}

/** The same as long as the question is, and another one for every other question at this table. */
export function questionKey({ dealing }: AskingGame, player: Player, question: Asked): string {
  if ('ask' in question) return `${dealing} ${player} ask ${question.ask.number}`;
  const { offer } = question;
  const number = offer.kind === 'answerClaim' ? offer.claim : offer.concession;
  return `${dealing} ${player} ${offer.kind} ${number}`;
}

/** What this player is asked now, by its key, and since when; what was open before keeps its time. `at`: server ms. */
export function openSince(game: Omit<TableGameState, 'asked'>, before: TableGameState['asked'], at: number) {
  return game.seats.map((_, player) => {
    const question = openQuestion(game, player);
    if (question === undefined) return undefined;
    const key = questionKey(game, player, question);
    const known = before.find((one) => one?.key === key);
    return known ?? { key, at };
  });
}
