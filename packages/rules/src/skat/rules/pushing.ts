import { type Card, rankOf } from '../../cards/card.ts';
import type { Player } from '../../game.ts';
import type { PutOn, ScoreDoubling } from '../result.ts';
import { FOREHAND, PLAYERS } from '../seats.ts';
import type { SkatSettings } from '../settings.ts';

/**
 * Pushing the skat (Schieberamsch): forehand, middlehand, rearhand each take it up and put any two cards on, or push it on
 * unseen, which doubles. Jacks may not be put on, unless the table allows it; those in a skat pushed unseen travel on.
 * Source: rules.md 8.2.
 */

/** Who may push or take next; `undefined` when all have. */
export function nextToPush(pushes: readonly PutOn[]): Player | undefined {
  return PLAYERS[FOREHAND + pushes.length];
}

/** Why these two may not be put on. The hand is checked elsewhere. */
export function whyNotPutOn(
  cards: readonly [Card, Card],
  { jacksMayBePutOn }: Pick<SkatSettings, 'jacksMayBePutOn'>,
): 'jackPutOn' | undefined {
  return !jacksMayBePutOn && cards.some((card) => rankOf(card) === 'J') ? 'jackPutOn' : undefined;
}

/** The cards of the twelve that may be put on: at least eight, since there are four jacks. */
export function mayBePutOn(twelve: readonly Card[], settings: Pick<SkatSettings, 'jacksMayBePutOn'>): readonly Card[] {
  return twelve.filter((card) => settings.jacksMayBePutOn || rankOf(card) !== 'J');
}

/** Twice for each who pushed unseen. */
export function doublingOfPushes(
  pushes: readonly PutOn[],
  { pushingDoubles }: Pick<SkatSettings, 'pushingDoubles'>,
): readonly ScoreDoubling[] {
  const unseen = pushes.filter(({ cards }) => cards === undefined).length;
  return pushingDoubles && unseen > 0 ? [{ kind: 'pushed', factor: 2 ** unseen }] : [];
}
