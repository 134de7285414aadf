import { expect, type Locator, type Page } from '@playwright/test';
import type { Card } from '@skatrunde/rules/cards';
import { touch } from '../tapping.ts';
import { cardName, cardNamed, numbered, type Words } from '../words.ts';

/** What is asked of whoever sits here, as far as the page shows it. */
export type Asked = 'bid' | 'hold' | 'pickUpOrHand' | 'discard' | 'announce' | 'play';

/** The table while a game is played, by its roles and names: seats, trick, hand, and what is asked. */
export class TablePage {
  readonly page: Page;
  readonly words: Words;

  constructor(page: Page, words: Words) {
    this.page = page;
    this.words = words;
  }

  get board(): Locator {
    return this.page.getByRole('region', { name: this.words.table.board.label });
  }

  get hand(): Locator {
    return this.page.getByRole('list', { name: this.words.table.board.hand.label });
  }

  get handCards(): Locator {
    return this.hand.getByRole('button');
  }

  get trick(): Locator {
    return this.page.getByRole('list', { name: this.words.table.board.trick.label });
  }

  /** Ends the rest of a full trick, which lies for a while to be read. */
  get goOnButton(): Locator {
    return this.page.getByRole('button', { name: this.words.table.board.trick.goOn, exact: true }).first();
  }

  get seats(): Locator {
    return this.board.getByRole('list', { name: this.words.panel.people.title });
  }

  /** Right above the hand. */
  get ask(): Locator {
    return this.page.getByRole('region', { name: this.words.table.ask.label });
  }

  get announceDialog(): Locator {
    return this.page.getByRole('dialog', { name: this.words.table.ask.announce.title });
  }

  /** What is on, in the bar. */
  get line(): Locator {
    return this.page.getByRole('banner').getByRole('paragraph');
  }

  get nextButton(): Locator {
    const { next, toStandings } = this.words.table.result;
    return this.page.getByRole('button', { name: next }).or(this.page.getByRole('button', { name: toStandings }));
  }

  /** One card of the hand, whatever is said of it. */
  handCard(card: Card): Locator {
    return this.hand.getByRole('button', { name: new RegExp(`^${cardName(card, this.words)}(,|$)`) });
  }

  seatOf(name: string): Locator {
    return this.seats.getByRole('listitem').filter({ hasText: new RegExp(`^${name}\\b`) });
  }

  /** Left to right, upper row first. */
  async cardsInHand(): Promise<readonly Card[]> {
    const names = await this.handCards.evaluateAll((cards) =>
      cards.map((card) => card.getAttribute('aria-label') ?? ''),
    );
    return names.map((name) => cardNamed(name.split(',')[0] ?? '', this.words));
  }

  async playableCards(): Promise<readonly Card[]> {
    const names = await this.hand
      .getByRole('button', { disabled: false })
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''));
    return names.map((name) => cardNamed(name.split(',')[0] ?? '', this.words));
  }

  /** The tab says so, also to somebody who looks at another window. */
  async isMyTurn(): Promise<boolean> {
    return (await this.page.title()).startsWith(this.words.panel.tab.yourTurn);
  }

  /** Until it is my turn and the page asks this. */
  async untilAsked(what: Asked): Promise<void> {
    await expect.poll(() => this.asked(), { message: `asked to ${what}`, intervals: [50, 100] }).toBe(what);
  }

  /** A card is asked for when nothing else is; the page may change while it is read, so that is read twice. */
  async asked(): Promise<Asked | undefined> {
    const asked = await this.#askedNow();
    if (asked !== 'play') return asked;
    return (await this.#askedNow()) === 'play' ? 'play' : undefined;
  }

  async #askedNow(): Promise<Asked | undefined> {
    if (!(await this.isMyTurn())) return undefined;
    const { bid, skat } = this.words.table.ask;
    if (await this.announceDialog.isVisible()) return 'announce';
    const buttons = (await this.ask.getByRole('button').allInnerTexts()).map((text) => text.trim());
    if (buttons.some((text) => text === bid.passAll || numbered(bid.say).test(text))) return 'bid';
    if (buttons.some((text) => numbered(bid.hold).test(text))) return 'hold';
    if (buttons.includes(skat.pickUp)) return 'pickUpOrHand';
    if (buttons.includes(skat.announce)) return 'announce';
    if ((await this.handCards.count()) === 12) return 'discard';
    return (await this.playableCards()).length > 0 ? 'play' : undefined;
  }

  async say(value: number): Promise<void> {
    await this.#answer(this.words.table.ask.bid.say(value));
  }

  async hold(value: number): Promise<void> {
    await this.#answer(this.words.table.ask.bid.hold(value));
  }

  async pass(): Promise<void> {
    const { pass, passAll } = this.words.table.ask.bid;
    const plain = this.ask.getByRole('button', { name: pass, exact: true });
    await answer(plain.or(this.ask.getByRole('button', { name: passAll, exact: true })));
  }

  async pickUp(): Promise<void> {
    await this.#answer(this.words.table.ask.skat.pickUp);
    await expect(this.handCards).toHaveCount(12);
  }

  async choose(card: Card): Promise<void> {
    await touch(this.handCard(card));
    await expect(this.handCard(card)).toHaveAttribute('aria-pressed', 'true');
  }

  async discard([first, second]: readonly [Card, Card]): Promise<void> {
    await this.choose(first);
    await this.choose(second);
    await this.putChosenAway();
  }

  get putAwayButton(): Locator {
    return this.ask.getByRole('button', { name: sentencePattern(this.words.table.ask.skat.discard('§', '§')) });
  }

  async putChosenAway(): Promise<void> {
    await this.putAwayButton.click();
    await expect(this.handCards).toHaveCount(10);
  }

  get openAnnounceButton(): Locator {
    return this.ask.getByRole('button', { name: this.words.table.ask.skat.announce, exact: true });
  }

  /** The games of the dialog, as tiles. */
  get gameTiles(): Locator {
    return this.announceDialog.getByRole('group', { name: this.words.table.ask.announce.choose }).getByRole('button');
  }

  /** Opens the dialog where it is closed and picks a tile: "Kreuz 12", "Grand 24"; the first possible when none is named. */
  async chooseGame(name: RegExp = /./): Promise<void> {
    await this.openAnnounceButton.or(this.announceDialog).first().waitFor();
    if (await this.announceDialog.isHidden()) await this.openAnnounceButton.click();
    await this.gameTiles
      .and(this.announceDialog.getByRole('button', { name, disabled: false }))
      .first()
      .click();
  }

  async announce(name?: RegExp): Promise<void> {
    await this.chooseGame(name);
    await this.announceButton.click();
    await this.announceDialog.waitFor({ state: 'hidden' });
  }

  get announceButton(): Locator {
    const { say, sayShort } = this.words.table.ask.announce;
    return this.announceDialog
      .getByRole('button', { name: sentencePattern(say('§')) })
      .or(this.announceDialog.getByRole('button', { name: sayShort, exact: true }));
  }

  /** Touches the card where it can be seen; it goes to the trick. */
  async play(card: Card): Promise<void> {
    await touch(this.handCard(card));
    await expect(this.handCard(card)).toHaveCount(0);
  }

  /** What is mine and what is the table's, from the side. */
  async openSettings(): Promise<void> {
    const { settings } = this.words.panel;
    await this.page.getByRole('button', { name: settings }).click();
    await this.page.getByRole('heading', { name: settings }).waitFor();
  }

  /** Gives the game up, after the question. */
  async giveUp(): Promise<void> {
    const { offer } = this.words.table.ask;
    await this.page.getByRole('button', { name: offer.more }).click();
    await this.page.getByRole('button', { name: offer.concede }).click();
    const question = this.page.getByRole('dialog', { name: offer.concedeTitle });
    await question.getByRole('button', { name: offer.concedeNow, exact: true }).click();
    await question.waitFor({ state: 'hidden' });
  }

  /** On to the next game, or to the standings. */
  async pressNext(): Promise<void> {
    await this.nextButton.waitFor();
    await this.endPause();
  }

  /** The same where the pause may have ended by itself by now, or does so meanwhile. */
  async endPause(): Promise<void> {
    if (!(await this.nextButton.isVisible())) return;
    const gone = this.nextButton.waitFor({ state: 'hidden' });
    await Promise.race([this.nextButton.click().catch(() => {}), gone]);
    await gone;
  }

  async #answer(name: string): Promise<void> {
    await answer(this.ask.getByRole('button', { name, exact: true }));
  }
}

/** Presses and waits until the table has heard it. */
async function answer(button: Locator): Promise<void> {
  await button.click();
  await expect(button).toBeHidden();
}

/** "§ und § drücken" as a pattern for any two cards. */
function sentencePattern(sentence: string): RegExp {
  return new RegExp(`^${sentence.split('§').join('.+')}$`);
}
