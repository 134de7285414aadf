import type { Player } from '@skatrunde/rules';
import type { PersonId, Seat } from './commands.ts';
import type { BotQuestion, DecisionKind } from './deps.ts';
import type { Asked, GameCommand } from './game-words.ts';
import { awaitsAnswer, gameNamed, legalReply } from './games.ts';
import { askOf, type GameWord, momentOf, wordOf } from './playing.ts';
import { seatedAt } from './seats.ts';
import type { TableGameState, TableState } from './state.ts';
import type { BotLevel } from './view-types.ts';

/** Whom the table must answer for: bots, and people who bid "automatically up to". */

/** A question that is open now. The table answers it after a while, if it is still open then. */
export type OpenTurn = {
  /** The same as long as the question is. */
  readonly key: string;
  readonly kind: DecisionKind;
  readonly game: TableGameState;
  readonly player: Player;
  readonly question: Asked;
  readonly by: { readonly bot: Seat; readonly level: BotLevel } | { readonly person: PersonId; readonly upTo: number };
};

/** Nothing while nobody is at the table: a table of bots does not play on alone. */
export function openTurns(state: TableState, bidLimits: ReadonlyMap<PersonId, number>): readonly OpenTurn[] {
  const { stage } = state;
  if (stage.kind !== 'game' || state.members.length === 0) return [];
  return stage.game.seats.flatMap((_, player) => openTurn(state, stage.game, player, bidLimits) ?? []);
}

function openTurn(
  state: TableState,
  game: TableGameState,
  player: Player,
  bidLimits: ReadonlyMap<PersonId, number>,
): OpenTurn | undefined {
  const seat = game.seats[player];
  const occupant = seat === undefined ? undefined : seatedAt(state, seat)?.occupant;
  if (seat === undefined || occupant === undefined) return undefined;
  if (occupant.kind === 'bot') return turnOf(game, player, { bot: seat, level: occupant.level });
  const upTo = bidLimits.get(occupant.person);
  return upTo === undefined ? undefined : automaticTurn(game, player, { person: occupant.person, upTo });
}

/** Others wait for the answer to an offer, so that comes first. */
function turnOf(game: TableGameState, player: Player, by: OpenTurn['by']): OpenTurn | undefined {
  const offer = gameNamed(game.plays).rules.offers(game.state, player).find(awaitsAnswer);
  if (offer !== undefined) return openQuestion(game, player, { offer }, by);
  const ask = askOf(game, player);
  return ask === undefined ? undefined : openQuestion(game, player, { ask }, by);
}

function automaticTurn(
  game: TableGameState,
  player: Player,
  by: { readonly person: PersonId; readonly upTo: number },
): OpenTurn | undefined {
  const ask = askOf(game, player);
  if (ask === undefined || gameNamed(game.plays).automaticCall(by.upTo, ask) === undefined) return undefined;
  return openQuestion(game, player, { ask }, by);
}

function openQuestion(game: TableGameState, player: Player, question: Asked, by: OpenTurn['by']): OpenTurn {
  return {
    key: keyOf(game, player, question),
    kind: 'ask' in question ? question.ask.kind : question.offer.kind,
    game,
    player,
    question,
    by,
  };
}

function keyOf({ dealing }: TableGameState, player: Player, question: Asked): string {
  if ('ask' in question) return `${dealing} ${player} ask ${question.ask.number}`;
  const { offer } = question;
  const number = offer.kind === 'answerClaim' ? offer.claim : offer.concession;
  return `${dealing} ${player} ${offer.kind} ${number}`;
}

/** What the bot on this seat gets to know. */
export function questionFor(
  state: TableState,
  { game, player, question, key }: OpenTurn,
  level: BotLevel,
): BotQuestion {
  const known = gameNamed(game.plays).question(game.state, player, question);
  return { ...known, level, seed: `${state.table} ${key}` };
}

/** Any legal answer, when a bot has none. */
export function anyAnswer({ game, question }: OpenTurn): GameCommand {
  return 'ask' in question ? gameNamed(game.plays).legalAnswer(question.ask) : legalReply(question.offer);
}

/** An answer carries the number of its ask, any other word the moment of the question. */
export function wordFor({ game, player, question }: OpenTurn, command: GameCommand): GameWord {
  const answers = 'ask' in question && gameNamed(game.plays).answersAsk(command);
  return wordOf(game, answers ? { ask: question.ask.number } : { moment: momentOf(game, player) }, command);
}
