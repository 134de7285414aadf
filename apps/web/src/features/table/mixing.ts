import type { Stage, TableView } from '@skatrunde/protocol';
import type { Texts } from '../../i18n/index.ts';
import { nameOf } from './names.ts';

type Pause = Extract<Stage, { readonly kind: 'pause' }>;

/** Before the first game of a match: nothing has been played, the cards are mixed, and that is all. */
export function isOpening(stage: Stage): boolean {
  return stage.kind === 'pause' && !stage.game && !stage.brokenOffBy && stage.match.game === 0;
}

/** A browser is waited for so long at most. Source: docs/fair-cards.md. Ms. */
const CHANCE_MS = 5000;

/**
 * The pause would be over, but for a browser that has not added to the next game yet. While there is time to read, browsers
 * have long added when so little of it is left: that much of it is left only to wait for them.
 */
export function waitsForChance({ chance, until }: Pause, now: number): boolean {
  return chance !== undefined && chance.missing.length > 0 && until - now <= CHANCE_MS;
}

/** For whose browser the table waits. One's own is named only when it is the last: others need not be hidden behind it. */
export function missingText({ you, stage, ...view }: TableView, text: Texts): string | undefined {
  const missing = stage.kind === 'pause' ? (stage.chance?.missing ?? []) : [];
  if (missing.length === 0) return undefined;
  const others = missing.filter((person) => person !== you.person);
  const names = others.map((person) => nameOf({ you, stage, ...view }, person) ?? text.panel.somebody);
  return names.length > 0 ? text.fairCards.missing(names) : text.fairCards.missingYours;
}
