import type { Player } from '../../game.ts';
import type { OfficersContract } from '../contract.ts';
import type { Doubling } from '../result.ts';
import { whyNotAnnounce } from '../rules/announcing.ts';
import { DOUBLES, nextDoubling } from '../rules/doubling.ts';
import { FOREHAND } from '../seats.ts';
import type { OfficersCommand } from './commands.ts';
import { decidePlaying } from './decide-playing.ts';
import { accept, type OfficersDecision, refuse } from './decision.ts';
import type { OfficersEvent } from './events.ts';
import { lay } from './laying.ts';
import type { Announcing, Doubled, OfficersState } from './state.ts';

/** The only place that refuses. No rule of its own: it asks `rules/` and writes what follows into the events. */
export function decide(state: OfficersState, player: Player, command: OfficersCommand): OfficersDecision {
  switch (state.phase) {
    case 'announcing':
      if (player !== FOREHAND || command.type !== 'announce') return refuse('notYourTurn');
      return decideAnnouncement(state, command.contract);
    case 'doubling':
      return decideDoubling(state, player, command);
    case 'playing':
      return decidePlaying(state, player, command);
    case 'over':
      return refuse('gameOver');
  }
}

function decideAnnouncement(state: Announcing, contract: OfficersContract): OfficersDecision {
  const { settings, deal } = state;
  const code = whyNotAnnounce(contract, settings);
  if (code !== undefined) return refuse(code);
  const announced: OfficersEvent = { type: 'announced', player: FOREHAND, contract };
  const dealersRow = lay('kontra', deal, settings);
  const next = nextDoubling(settings, contract, []);
  if (next !== undefined) return accept(announced, ...dealersRow, asked(next));
  return accept(announced, ...dealersRow, ...lay('re', deal, settings), ...lay('play', deal, settings), PLAY_BEGUN);
}

function decideDoubling(state: Doubled, player: Player, command: OfficersCommand): OfficersDecision {
  const { asked: doubling } = state;
  if (doubling === undefined || player !== DOUBLES[doubling]) return refuse('notYourTurn');
  if (command.type === 'pass') return accept({ type: 'passed', player, doubling }, ...restLaid(state, doubling));
  if (command.type !== doubling) return refuse('notYourTurn');
  return afterDoubling(state, { type: 'doubled', player, doubling });
}

/** After Kontra forehand's second row is laid, and he may answer. */
function afterDoubling(
  state: Doubled,
  doubled: Extract<OfficersEvent, { readonly type: 'doubled' }>,
): OfficersDecision {
  const { settings, deal, contract, doublings } = state;
  const next = nextDoubling(settings, contract, [...doublings, doubled.doubling]);
  if (next === undefined) return accept(doubled, ...restLaid(state, doubled.doubling));
  return accept(doubled, ...lay(next, deal, settings), asked(next));
}

function asked(doubling: Doubling): OfficersEvent {
  return { type: 'doublingAsked', player: DOUBLES[doubling], doubling };
}

const PLAY_BEGUN: OfficersEvent = { type: 'playBegun', leader: FOREHAND };

/** What is laid after the last word: a question that was answered had its rows laid before. */
function restLaid({ settings, deal }: Doubled, answered: Doubling): readonly OfficersEvent[] {
  const secondRow = answered === 'kontra' ? lay('re', deal, settings) : [];
  return [...secondRow, ...lay('play', deal, settings), PLAY_BEGUN];
}
