import { expect, type Locator } from '@playwright/test';
import { type Card, OFFICERS_DEFAULTS, officers } from '@skatrunde/rules';
import type { Friend } from './friend.ts';
import { LAID_PACK } from './laid-game.ts';
import { touch } from './tapping.ts';
import { cardName, cardNamed } from './words.ts';

const [DEALT] = officers.deal(OFFICERS_DEFAULTS, LAID_PACK, undefined);
if (DEALT?.type !== 'dealt') throw new Error('The pack was not dealt');

/** The laid pack in sixteen stacks: forehand's eight, then the dealer's. */
export const STACKS = DEALT.stacks.flat();

/** What is asked of whoever sits here, as far as the page shows it. */
export type OfficersAsked = 'announce' | 'double' | 'play';

export function myStacks({ page, table }: Friend): Locator {
  return page.getByRole('list', { name: table.words.officers.board.mine });
}

/** It is my turn, and this is asked. */
export async function officersAsked(me: Friend): Promise<OfficersAsked | undefined> {
  const { table } = me;
  if (!(await table.isMyTurn())) return undefined;
  const { ask } = table.words.officers;
  const buttons = (await table.ask.getByRole('button').allInnerTexts()).map((text) => text.trim());
  if (buttons.includes(ask.announce)) return 'announce';
  if (buttons.includes(ask.noDouble('kontra')) || buttons.includes(ask.noDouble('re'))) return 'double';
  // A word that is on its way still has its button.
  if (buttons.some((text) => text !== table.words.table.board.trick.goOn)) return undefined;
  return (await playable(me).count()) > 0 ? 'play' : undefined;
}

/** My open cards that may be played now. */
export function playable(me: Friend): Locator {
  return myStacks(me).getByRole('button', { disabled: false });
}

export function cardOf(label: string, { table }: Friend): Card {
  return cardNamed(label.split(',')[0] ?? '', table.words);
}

/** The button of one of my open cards, whatever is said of it. */
export function stackWith(me: Friend, card: Card): Locator {
  return myStacks(me).getByRole('button', { name: new RegExp(`^${cardName(card, me.table.words)}(,|$)`) });
}

/** The first of my cards that may be played. */
export async function firstPlayable(me: Friend): Promise<Card> {
  return cardOf((await playable(me).first().getAttribute('aria-label')) ?? '', me);
}

/** Forehand opens the dialog, chooses the game of this name and says it. */
export async function announceGame({ page, table }: Friend, name: string): Promise<void> {
  const { ask } = table.words.officers;
  await table.ask.getByRole('button', { name: ask.announce }).click();
  const dialog = page.getByRole('dialog', { name: ask.announceTitle });
  await dialog.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await dialog.getByRole('button', { name: ask.say(name), exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** "Herz", "Hearts". */
export function heartsName({ words }: Friend['table']): string {
  const suit = words.cards.suit('H', 'french');
  return suit.charAt(0).toUpperCase() + suit.slice(1);
}

/** No Kontra, no Re. */
export async function noDouble({ table }: Friend): Promise<void> {
  const { ask } = table.words.officers;
  const no = table.ask.getByRole('button', { name: ask.noDouble('kontra'), exact: true });
  const answer = no.or(table.ask.getByRole('button', { name: ask.noDouble('re'), exact: true }));
  await answer.click();
  await answer.waitFor({ state: 'hidden' });
}

/** Touches the card where it can be seen; it goes to the trick. */
export async function playFromStack(me: Friend, card: Card): Promise<void> {
  await touch(stackWith(me, card));
  await expect(stackWith(me, card)).toHaveCount(0);
}
