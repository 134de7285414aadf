import type { Locator, Page } from '@playwright/test';
import { check as de } from '../../apps/web/src/i18n/de/check.ts';
import { check as en } from '../../apps/web/src/i18n/en/check.ts';
import type { Language } from '../words.ts';

const WORDS = { de, en } as const;
/** The lines of the check, by what they are about. */
export const LINES = ['secret', 'seen', 'own', 'skipped', 'order', 'hands'] as const;
export type Line = (typeof LINES)[number];

/** The page that checks the cards of a game, by its roles and names. */
export class CheckPage {
  readonly page: Page;
  readonly words: (typeof WORDS)[Language];

  constructor(page: Page, language: Language) {
    this.page = page;
    this.words = WORDS[language];
  }

  get verdict(): Locator {
    return this.page.getByRole('status').getByRole('heading');
  }

  /** The numbers of the game, to be read and changed. */
  get record(): Locator {
    return this.page.getByRole('textbox', { name: this.words.record.label });
  }

  get call(): Locator {
    return this.page.getByRole('textbox', { name: this.words.shell.command });
  }

  /** The hands as they follow from the cards: forehand, middlehand, rearhand, skat. */
  get hands(): Locator {
    return this.page.getByRole('list', { name: this.words.cards.hands, exact: true }).locator('> li');
  }

  line(line: Line): Locator {
    return this.page
      .getByRole('list', { name: this.words.results })
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading', { name: this.words[line].title }) });
  }

  /** What is said to be wrong. */
  async wrong(): Promise<readonly Line[]> {
    const said = await Promise.all(
      LINES.map(async (line) => ({ line, heading: await this.line(line).getByRole('heading').textContent() })),
    );
    return said.flatMap(({ line, heading }) => (heading?.endsWith(this.words.outcome.bad) ? [line] : []));
  }

  async right(): Promise<readonly Line[]> {
    const said = await Promise.all(
      LINES.map(async (line) => ({ line, heading: await this.line(line).getByRole('heading').textContent() })),
    );
    return said.flatMap(({ line, heading }) => (heading?.endsWith(this.words.outcome.good) ? [line] : []));
  }

  /** Changes one part of the record as people would: in its text. */
  async change(part: RegExp, to: string): Promise<void> {
    await this.record.fill((await this.record.inputValue()).replace(part, to));
  }
}
