import type { SkatEvent } from '../skat/game/events.ts';
import { OFFICIAL } from '../skat/settings.ts';

/** The deal of a game of ours. Throws when there is none. */
export function dealtIn(events: readonly SkatEvent[]): Extract<SkatEvent, { readonly type: 'dealt' }> {
  const dealt = events.find((event) => event.type === 'dealt');
  if (dealt === undefined) throw new Error('A game without a deal');
  return dealt;
}

/** Whether a game was played by the official rules. How a match is scored and what leaving means change nothing in it. */
export function isOfficial(events: readonly SkatEvent[]): boolean {
  return isOfficialDeal(events) && !events.some((event) => event.type === 'forfeited');
}

/** Throws when a game of ours was played by house rules: the ISS format has no words for them. Source: rules.md 14.5. */
export function mustBeOfficial(events: readonly SkatEvent[]): void {
  if (!isOfficialDeal(events)) throw new Error('A game with house rules');
  if (!isOfficial(events)) throw new Error('A game that somebody left');
}

function isOfficialDeal(events: readonly SkatEvent[]): boolean {
  const { settings } = dealtIn(events);
  const { scoring, leavingCountsAsConceding } = settings;
  return JSON.stringify(settings) === JSON.stringify({ ...OFFICIAL, scoring, leavingCountsAsConceding });
}
