import type { PersonId, TableCommand, TableRefusal } from './commands.ts';
import type { TablePeople } from './deps.ts';
import { add, type Draft, type Outcome } from './draft.ts';
import { isPlaying, playerOf } from './playing-seats.ts';
import { seatedPeople, seatOf } from './seats.ts';
import { askedStandIn, isReplaced } from './stand-in-state.ts';
import type { StandIn, TableState } from './state.ts';
import { tempoOf } from './tempo.ts';
import type { StandInView } from './view-types.ts';

/**
 * A bot plays for somebody who keeps the others waiting: because they are away, until they are back; or because they take
 * longer to think than the host allows, for that one decision. It plays for the sake of those who are here: where nobody
 * else is, the table waits.
 */

/** So long somebody is away before a bot may play for them. Ms. */
export const STAND_IN_AFTER_MS = 60_000;

/** A stand-in that is due. `at`: server ms; `agreed`: the others have said so. */
export type DueStandIn = { readonly at: number; readonly person: PersonId; readonly question?: string };

/** What time or people coming and going will do about stand-ins, as things stand. */
export function dueStandIns(state: TableState, people: TablePeople): readonly DueStandIn[] {
  return seatedPeople(state).flatMap((person) => {
    if (isOver(state, person, people)) return [{ at: 0, person }];
    const due = isPlaying(state, person) && someoneWaits(state, person, people) ? nextFor(state, person, people) : [];
    return due.toSorted((a, b) => a.at - b.at).slice(0, 1);
  });
}

/** Does what is due about this person by now, if anything. */
export function meetStandIn(draft: Draft, person: PersonId): Draft {
  const { state, context } = draft;
  const due = dueStandIns(state, context.people).find((one) => one.person === person && one.at <= context.now);
  return due === undefined ? draft : meet(draft, due);
}

function meet(draft: Draft, { person, question }: DueStandIn): Draft {
  const { state, context } = draft;
  if (isOver(state, person, context.people)) return add(draft, { type: 'standInEnded', person });
  const known = caseOf(state, person);
  const what = question === undefined ? { person } : { person, question };
  const asked = known !== undefined && known.question === question;
  const asks = tempoOf(state.settings).absence === 'ask' && !asked;
  return add(draft, { type: asks ? 'standInAsked' : 'standInBegan', ...what });
}

/** Somebody who sits here says whether a bot should play for another. */
export function answerStandIn(
  draft: Draft,
  by: PersonId,
  { person, standIn, agree }: Extract<TableCommand, { readonly type: 'answerStandIn' }>,
): Outcome {
  const { state } = draft;
  const reason = whyNotAnswer(state, by, { person, standIn });
  if (reason !== undefined) return reason;
  const asked = askedStandIn(state, person, standIn);
  if (asked === undefined) return 'stale';
  if ((agree ? asked.agreed : asked.against).includes(by)) return draft;
  return meetStandIn(add(draft, { type: 'standInAnswered', person, by, agree }), person);
}

/** This person's next word comes from a bot, if `question` is what they are asked. */
export function isStoodInFor(state: TableState, person: PersonId, question: string, people: TablePeople): boolean {
  const standIn = caseOf(state, person);
  if (standIn?.playing !== true || !someoneWaits(state, person, people)) return false;
  return standIn.question === undefined ? isAway(state, person, people) : standIn.question === question;
}

/** Until when this person may think before the others need not wait any more. Server ms. */
export function thinksUntil(state: TableState, person: PersonId, people: TablePeople): number | undefined {
  const open = questionOf(state, person);
  const { thinkTime } = tempoOf(state.settings);
  if (open === undefined || thinkTime === 0 || !someoneWaits(state, person, people)) return undefined;
  return open.at + thinkTime * 1000;
}

/** What everybody sees at the seat of this person. */
export function standInView(state: TableState, person: PersonId, people: TablePeople): StandInView | undefined {
  const standIn = state.stage.kind === 'game' || state.stage.kind === 'pause' ? caseOf(state, person) : undefined;
  if (standIn === undefined || isOver(state, person, people)) return undefined;
  const why = standIn.question === undefined ? 'away' : 'thinkTime';
  if (standIn.playing) return { state: 'playing', why };
  const { since, agreed, against } = standIn;
  return { state: 'asked', why, standIn: since, agreed, against, needed: neededFor(state, person, people) };
}

function nextFor(state: TableState, person: PersonId, people: TablePeople): readonly DueStandIn[] {
  if (tempoOf(state.settings).absence === 'wait' || isReplaced(state, person)) return [];
  return [...afterAbsence(state, person, people), ...afterThinking(state, person, people)];
}

function afterAbsence(state: TableState, person: PersonId, people: TablePeople): readonly DueStandIn[] {
  const presence = people.presenceOf(state.table, person);
  if (presence.present) return [];
  const known = caseOf(state, person);
  if (known === undefined || known.question !== undefined) return [{ at: presence.since + STAND_IN_AFTER_MS, person }];
  return hasConsent(state, known, people) ? [{ at: 0, person }] : [];
}

function afterThinking(state: TableState, person: PersonId, people: TablePeople): readonly DueStandIn[] {
  const at = thinksUntil(state, person, people);
  const question = questionOf(state, person)?.key;
  const known = caseOf(state, person);
  if (at === undefined || question === undefined || known?.playing === true) return [];
  if (known === undefined) return [{ at, person, question }];
  return known.question === question && hasConsent(state, known, people) ? [{ at: 0, person, question }] : [];
}

/** They are back. */
function isOver(state: TableState, person: PersonId, people: TablePeople): boolean {
  const known = caseOf(state, person);
  return known !== undefined && known.question === undefined && !isAway(state, person, people);
}

function hasConsent(state: TableState, { person, agreed }: StandIn, people: TablePeople): boolean {
  const here = othersHere(state, person, people);
  return here.filter((one) => agreed.includes(one)).length >= neededFor(state, person, people);
}

/** More than half of those who sit here and are here. */
function neededFor(state: TableState, person: PersonId, people: TablePeople): number {
  return Math.floor(othersHere(state, person, people).length / 2) + 1;
}

function someoneWaits(state: TableState, person: PersonId, people: TablePeople): boolean {
  return othersHere(state, person, people).length > 0;
}

function othersHere(state: TableState, person: PersonId, people: TablePeople): readonly PersonId[] {
  return seatedPeople(state).filter((other) => other !== person && !isAway(state, other, people));
}

function isAway({ table }: TableState, person: PersonId, people: TablePeople): boolean {
  return !people.presenceOf(table, person).present;
}

function whyNotAnswer(
  state: TableState,
  by: PersonId,
  { person, standIn }: { readonly person: PersonId; readonly standIn: number },
): TableRefusal | undefined {
  if (seatOf(state, by) === undefined) return 'notSeated';
  return by === person || askedStandIn(state, person, standIn) === undefined ? 'stale' : undefined;
}

function caseOf({ standIns }: TableState, person: PersonId): StandIn | undefined {
  return standIns.find((one) => one.person === person);
}

/** What this person is asked now, and since when. */
function questionOf(state: TableState, person: PersonId) {
  if (state.stage.kind !== 'game') return undefined;
  const player = playerOf(state, state.stage.game, person);
  return player === undefined ? undefined : state.stage.game.asked[player];
}
