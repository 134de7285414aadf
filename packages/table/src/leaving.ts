import type { PersonId } from './commands.ts';
import { add, type Draft, type Outcome } from './draft.ts';
import { gameNamed } from './games.ts';
import { replaceGoneHost } from './host.ts';
import { afterBrokenOff, endPauseIfOver, finishForfeited } from './match.ts';
import { isPlaying, playerOf } from './playing-seats.ts';
import { leavingConcedes } from './settings.ts';
import { isMember } from './state.ts';

/**
 * Leaving the table, only by the command: closing a tab is absence. When somebody who plays leaves, the running game ends
 * unscored, or counts as given up where the table has set that, and the match goes on with those who are left, or is
 * called off. A watcher, or the dealer who sits out, ends no
 * game. Source: rules.md 6.13.
 */
export function leave(draft: Draft, person: PersonId): Draft {
  const { state } = draft;
  const left = { type: 'left', person, removed: state.barred.includes(person) } as const;
  if (!isPlaying(state, person)) return endPauseIfOver(replaceGoneHost(add(draft, left)));
  const forfeited = forfeit(draft, person);
  if (forfeited !== undefined) return forfeited;
  const broken = add(draft, { type: 'gameBrokenOff', by: { kind: 'person', person } }, left);
  return afterBrokenOff(replaceGoneHost(broken));
}

/** Where leaving counts as giving up, and the game can be scored. Source: rules.md 6.13, 13 j. */
function forfeit(draft: Draft, person: PersonId): Draft | undefined {
  const { stage, barred } = draft.state;
  if (stage.kind !== 'game' || !leavingConcedes(stage.match.settings)) return undefined;
  const { rules } = gameNamed(stage.game.plays);
  const player = playerOf(draft.state, stage.game, person);
  const events = player === undefined ? [] : (rules.forfeit?.(stage.game.state, player) ?? []);
  if (events.length === 0) return undefined;
  const ended = add(draft, ...events.map((event) => ({ type: 'game', event }) as const));
  if (ended.state.stage.kind !== 'game') throw new Error('Giving up has ended the match');
  const left = { type: 'left', person, removed: barred.includes(person) } as const;
  return finishForfeited(ended, ended.state.stage, (scored) => replaceGoneHost(add(scored, left)));
}

/**
 * The host removes somebody: who plays goes after the running game, so that no host can void a game being lost (or after
 * five minutes of absence, see `clock.ts`); anybody else goes at once. Until allowed back the table is closed to them.
 */
export function removePerson(draft: Draft, person: PersonId): Outcome {
  const { state } = draft;
  if (!isMember(state, person) || person === state.host) return 'noSuchPerson';
  const barred = state.barred.includes(person) ? draft : add(draft, { type: 'barred', person });
  return isPlaying(state, person) ? barred : endPauseIfOver(add(barred, { type: 'left', person, removed: true }));
}

/** They may come back; while the game runs: they may stay. */
export function allowBack(draft: Draft, person: PersonId): Outcome {
  return draft.state.barred.includes(person) ? add(draft, { type: 'allowedBack', person }) : 'noSuchPerson';
}
