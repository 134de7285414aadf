import { whyNotAddChance } from './chance.ts';
import { tick } from './clock.ts';
import type { PersonId, TableCommand } from './commands.ts';
import { add, type Draft, decisionOf, draftOf, type Outcome, type TableContext, type TableDecision } from './draft.ts';
import { handOver, whyNotHost } from './host.ts';
import { join } from './joining.ts';
import { allowBack, leave, removePerson } from './leaving.ts';
import {
  addBot,
  changeBot,
  changeDoor,
  changeSettings,
  changeTempo,
  newMatch,
  removeBot,
  setReady,
  start,
} from './lobby.ts';
import type { Speaker, Who } from './log.ts';
import { addChance, endPauseIfOver } from './match.ts';
import { speak, speakAsBot, speakAsStandIn } from './playing.ts';
import { seatOf, sit, standUp } from './seats.ts';
import { answerStandIn } from './stand-ins.ts';
import { isMember, type TableState } from './state.ts';

/** What the clock says. */
export type ClockCommand = { readonly type: 'tick' };
/** A bid limit is no fact of the log: the table keeps it itself. */
export type LoggedCommand = Exclude<TableCommand, { readonly type: 'limitBidding' }>;

/** The facts that follow from a command, or why not. No facts: accepted, and nothing has changed. */
export function decideTable(
  state: TableState,
  who: Who,
  command: LoggedCommand | ClockCommand,
  context: TableContext,
): TableDecision {
  return decisionOf(outcomeOf(draftOf(state, context), who, command));
}

function outcomeOf(draft: Draft, who: Who, command: LoggedCommand | ClockCommand): Outcome {
  if (command.type === 'tick') return tick(draft);
  if (who === 'clock') throw new Error(`The clock does not say ${command.type}`);
  if (!('person' in who)) return decideForBot(draft, who, command);
  if (command.type === 'join') return join(draft, who.person, command);
  return isMember(draft.state, who.person) ? decideInside(draft, who.person, command) : 'notAtTable';
}

function decideForBot(
  draft: Draft,
  who: Exclude<Speaker, { readonly person: PersonId }>,
  command: LoggedCommand,
): Outcome {
  if (command.type !== 'game' && command.type !== 'officers') throw new Error(`A bot does not say ${command.type}`);
  return 'bot' in who ? speakAsBot(draft, who.bot, command) : speakAsStandIn(draft, who.standInFor, command);
}

type InsideCommand = Exclude<LoggedCommand, { readonly type: 'join' }>;
type HostCommand = Exclude<
  InsideCommand,
  {
    readonly type: 'sit' | 'standUp' | 'leave' | 'ready' | 'next' | 'addChance' | 'answerStandIn' | 'game' | 'officers';
  }
>;

function decideInside(draft: Draft, person: PersonId, command: InsideCommand): Outcome {
  switch (command.type) {
    case 'sit':
      return sit(draft, person, command.seat);
    case 'standUp':
      return standUp(draft, person);
    case 'leave':
      return leave(draft, person);
    case 'ready':
      return setReady(draft, person, command);
    case 'next':
      return pressNext(draft, person, command);
    case 'addChance':
      return whyNotAddChance(draft.state, person, command.dealing) ?? addChance(draft, person, command.text);
    case 'answerStandIn':
      return answerStandIn(draft, person, command);
    case 'game':
    case 'officers':
      return speak(draft, person, command);
    case 'changeSettings':
    case 'changeDoor':
    case 'changeTempo':
    case 'addBot':
    case 'changeBot':
    case 'removeBot':
    case 'removePerson':
    case 'allowBack':
    case 'handOver':
    case 'start':
    case 'newMatch':
      return whyNotHost(draft.state, person) ?? decideForHost(draft, command);
  }
}

function decideForHost(draft: Draft, command: HostCommand): Outcome {
  switch (command.type) {
    case 'changeSettings':
      return changeSettings(draft, command.settings);
    case 'changeDoor':
      return changeDoor(draft, command.door);
    case 'changeTempo':
      return changeTempo(draft, command.tempo);
    case 'addBot':
      return addBot(draft, command);
    case 'changeBot':
      return changeBot(draft, command);
    case 'removeBot':
      return removeBot(draft, command.seat);
    case 'removePerson':
      return removePerson(draft, command.person);
    case 'allowBack':
      return allowBack(draft, command.person);
    case 'handOver':
      return handOver(draft, command.person);
    case 'start':
      return start(draft);
    case 'newMatch':
      return newMatch(draft);
  }
}

function pressNext(draft: Draft, person: PersonId, { dealing }: Extract<TableCommand, { type: 'next' }>): Outcome {
  const { state } = draft;
  if (state.stage.kind !== 'pause') return 'notPausing';
  if (dealing !== state.dealings) return 'stale';
  if (seatOf(state, person) === undefined) return 'notSeated';
  if (state.stage.pressedNext.includes(person)) return draft;
  return endPauseIfOver(add(draft, { type: 'pressedNext', person }));
}
