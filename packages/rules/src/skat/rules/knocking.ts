import type { Player } from '../../game.ts';
import type { PutOn, ScoreDoubling } from '../result.ts';
import { PLAYERS } from '../seats.ts';

/**
 * Knocking (Klopfen): before the first card of a Ramsch each may say "I will not lose", which doubles; not who pushed the
 * skat on unseen. Source: rules.md 8.8.
 */

/** Who is asked, forehand first. */
export function mayKnock(pushes: readonly PutOn[]): readonly Player[] {
  return PLAYERS.filter((player) => !pushes.some((push) => push.player === player && push.cards === undefined));
}

/** Who is asked after this one; from the beginning without. */
export function nextToKnock(pushes: readonly PutOn[], after?: Player): Player | undefined {
  return mayKnock(pushes).find((player) => after === undefined || player > after);
}

/** Twice for each who knocked. */
export function doublingOfKnocks(knocked: readonly Player[]): readonly ScoreDoubling[] {
  return knocked.length === 0 ? [] : [{ kind: 'knocked', factor: 2 ** knocked.length }];
}
