import type { Player } from '@skatrunde/rules';
import { type BotLevel, DEFAULT_BOT_LEVEL } from './bot-levels.ts';
import type { PersonId, Seat } from './commands.ts';
import type { BotQuestion, TablePeople } from './deps.ts';
import type { Asked, DecisionKind, GameCommand } from './game-words.ts';
import { gameNamed, legalReply } from './games.ts';
import { askOf, openQuestion, questionKey } from './open-question.ts';
import { type GameWord, momentOf, wordOf } from './playing.ts';
import { seatedAt } from './seats.ts';
import { isStoodInFor, STAND_IN_AFTER_MS } from './stand-ins.ts';
import type { TableGameState, TableState } from './state.ts';

/** Whom the table must answer for: bots, people for whom one plays, and people who bid "automatically up to". */

/** A question that is open now. The table answers it after a while, if it is still open then. */
export type OpenTurn = {
  /** The same as long as the question is. */
  readonly key: string;
  readonly kind: DecisionKind;
  readonly game: TableGameState;
  readonly player: Player;
  readonly question: Asked;
  readonly by: BotTurn | { readonly person: PersonId; readonly upTo: number };
};

/** A bot answers: for its own seat, or for somebody. */
export type BotTurn = { readonly level: BotLevel } & ({ readonly bot: Seat } | { readonly standInFor: PersonId });

/** What a table knows beside its state when it looks for whom to answer. */
export type TurnContext = {
  readonly bidLimits: ReadonlyMap<PersonId, number>;
  readonly people: TablePeople;
};

/** Nothing while nobody is at the table: a table of bots does not play on alone. */
export function openTurns(state: TableState, context: TurnContext): readonly OpenTurn[] {
  const { stage } = state;
  if (stage.kind !== 'game' || state.members.length === 0) return [];
  return stage.game.seats.flatMap((_, player) => openTurn(state, stage.game, player, context) ?? []);
}

function openTurn(state: TableState, game: TableGameState, player: Player, context: TurnContext): OpenTurn | undefined {
  const seat = game.seats[player];
  const occupant = seat === undefined ? undefined : seatedAt(state, seat)?.occupant;
  if (seat === undefined || occupant === undefined) return undefined;
  if (occupant.kind === 'bot') return turnOf(game, player, { bot: seat, level: occupant.level });
  return (
    limitTurn(game, player, occupant.person, context) ?? standInTurn(state, game, player, occupant.person, context)
  );
}

function turnOf(game: TableGameState, player: Player, by: OpenTurn['by']): OpenTurn | undefined {
  const question = openQuestion(game, player);
  return question && openTurnOn(game, player, question, by);
}

/** What somebody has told the table to bid holds also while a bot plays for them. */
function limitTurn(
  game: TableGameState,
  player: Player,
  person: PersonId,
  { bidLimits }: TurnContext,
): OpenTurn | undefined {
  const upTo = bidLimits.get(person);
  const ask = upTo === undefined ? undefined : askOf(game, player);
  if (upTo === undefined || ask === undefined) return undefined;
  if (gameNamed(game.plays).automaticCall(upTo, ask) === undefined) return undefined;
  return openTurnOn(game, player, { ask }, { person, upTo });
}

function standInTurn(
  state: TableState,
  game: TableGameState,
  player: Player,
  person: PersonId,
  { people }: TurnContext,
): OpenTurn | undefined {
  const turn = turnOf(game, player, { standInFor: person, level: DEFAULT_BOT_LEVEL });
  return turn !== undefined && isStoodInFor(state, person, turn.key, people) ? turn : undefined;
}

function openTurnOn(game: TableGameState, player: Player, question: Asked, by: OpenTurn['by']): OpenTurn {
  return {
    key: questionKey(game, player, question),
    kind: 'ask' in question ? question.ask.kind : question.offer.kind,
    game,
    player,
    question,
    by,
  };
}

/** Somebody is at the table to see what bots do, or has been until a moment ago. `now`: server ms. */
export function isWatched({ members, table }: TableState, people: TablePeople, now: number): boolean {
  return members.some(({ person }) => {
    const presence = people.presenceOf(table, person);
    return presence.present || now < presence.since + STAND_IN_AFTER_MS;
  });
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
