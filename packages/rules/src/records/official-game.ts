import type { SkatEvent } from '../skat/game/events.ts';
import { OFFICIAL } from '../skat/settings.ts';

/**
 * Throws when a game of ours was played by house rules: neither the ISS format nor our neutral form has words for all of
 * them. How a match is scored and what leaving means change nothing in a game. Source: rules.md 14.5.
 */
export function mustBeOfficial(events: readonly SkatEvent[]): void {
  const dealt = events.find((event) => event.type === 'dealt');
  if (dealt === undefined) throw new Error('A game without a deal');
  const { scoring, leavingCountsAsConceding } = dealt.settings;
  const official = { ...OFFICIAL, scoring, leavingCountsAsConceding };
  if (JSON.stringify(dealt.settings) !== JSON.stringify(official)) throw new Error('A game with house rules');
  if (events.some((event) => event.type === 'forfeited')) throw new Error('A game that somebody left');
}
