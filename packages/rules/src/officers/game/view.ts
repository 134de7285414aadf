import type { Player, Viewer } from '../../game.ts';
import { DOUBLES } from '../rules/doubling.ts';
import { byTwo, FOREHAND, otherPlayer } from '../seats.ts';
import { openCards, type Stack } from '../stack.ts';
import type { OfficersEvent, OfficersViewEvent } from './events.ts';
import type { Doubled, OfficersState, Over, Playing } from './state.ts';
import type { DoublingView, OfficersView, OverView, PlayingView, StackView, TakenTrick } from './view-types.ts';

/** What one viewer may see of a game: the only redaction. Nobody sees a face-down card, also not his own. Source: rules.md 9.2. */
export function view(state: OfficersState, viewer: Viewer): OfficersView {
  switch (state.phase) {
    case 'announcing':
      return { phase: 'announcing', ...common(state, viewer), turn: FOREHAND };
    case 'doubling':
      return doublingView(state, viewer);
    case 'playing':
      return playingView(state, viewer);
    case 'over':
      return overView(state, viewer);
  }
}

/** An event as a viewer gets it; all get the same. The deal tells nothing. */
export function eventFor(event: OfficersEvent, _viewer: Viewer): OfficersViewEvent {
  switch (event.type) {
    case 'dealt':
      return { type: 'dealt' };
    case 'rowCovered':
    case 'rowOpened':
    case 'announced':
    case 'doublingAsked':
    case 'doubled':
    case 'passed':
    case 'playBegun':
    case 'cardPlayed':
    case 'trickTaken':
    case 'cardsTurned':
    case 'conceded':
    case 'claimOffered':
    case 'claimAccepted':
    case 'claimDeclined':
    case 'claimProven':
    case 'settled':
      return event;
  }
}

/** What every phase shows: the table as it lies, and the viewer's own open cards. */
function common(state: OfficersState, viewer: Viewer) {
  const stacks = byTwo((player) => stacksOf(state, player).map(stackView));
  if (viewer === 'watcher') return { hand: [], stacks };
  return { you: viewer, hand: openCards(stacksOf(state, viewer)), stacks };
}

function stacksOf(state: OfficersState, player: Player): readonly Stack[] {
  return state.stacks[player] ?? [];
}

function stackView({ open, covered }: Stack): StackView {
  const lies = { covered: covered !== undefined };
  return open === undefined ? lies : { open, ...lies };
}

function doublingView(state: Doubled, viewer: Viewer): DoublingView {
  const { contract, doublings, asked } = state;
  const shown = { phase: 'doubling', ...common(state, viewer), announcer: FOREHAND, contract, doublings } as const;
  return asked === undefined ? shown : { ...shown, turn: DOUBLES[asked], asked };
}

function playingView(state: Playing, viewer: Viewer): PlayingView {
  const { contract, doublings, leader, trick, turn, taken, wishes } = state;
  const lastTrick = lastTrickFor(state, viewer);
  return {
    phase: 'playing',
    ...common(state, viewer),
    announcer: FOREHAND,
    contract,
    doublings,
    leader,
    trick: trick.map((card, place) => ({ player: place === 0 ? leader : otherPlayer(leader), card })),
    turn,
    ...(lastTrick === undefined ? {} : { lastTrick }),
    tricksTaken: taken.tricks,
    cardPoints: taken.cardPoints,
    ...(wishes.claim === undefined ? {} : { claim: { claim: wishes.claim.claim, by: wishes.claim.by } }),
  };
}

/** A player may look at the last trick until he has played to the next; a watcher until that is complete. Source: rules.md 5.6. */
function lastTrickFor({ leader, trick, tricks }: Playing, viewer: Viewer): TakenTrick | undefined {
  return trick.length > 0 && viewer === leader ? undefined : tricks.at(-1);
}

/** When the game is over everything lies open. */
function overView(state: Over, viewer: Viewer): OverView {
  const { result, deal, tricks } = state;
  return { phase: 'over', ...common(state, viewer), result, deal, tricks };
}
