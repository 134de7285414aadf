import type { Locator, Page } from '@playwright/test';
import type { Words } from '../words.ts';

/** `/`: a name, a new table, or the link to one. */
export class LandingPage {
  readonly page: Page;
  readonly words: Words;

  constructor(page: Page, words: Words) {
    this.page = page;
    this.words = words;
  }

  get name(): Locator {
    return this.page.getByRole('textbox', { name: this.words.app.name.label });
  }

  get newTableButton(): Locator {
    return this.page.getByRole('button', { name: this.words.app.newTable, exact: true });
  }

  async open(): Promise<void> {
    await this.page.goto('/');
    await this.name.waitFor();
  }

  async newTable(name: string): Promise<void> {
    await this.name.fill(name);
    await this.newTableButton.click();
  }

  /** A table of one's own in this browser. */
  async practise(): Promise<void> {
    await this.page.getByRole('button', { name: this.words.practice.open }).click();
  }

  async joinByLink(link: string): Promise<void> {
    await this.page.getByRole('textbox', { name: this.words.lobby.landing.joinLabel }).fill(link);
    await this.page.getByRole('button', { name: this.words.lobby.landing.join, exact: true }).click();
  }

  /** The button speaks the other language. */
  async switchLanguage(): Promise<void> {
    await this.page.getByRole('button', { name: this.words.app.switchLanguage }).click();
  }

  async chooseTheme(theme: keyof Words['app']['themes']): Promise<void> {
    await this.page.getByRole('button', { name: this.words.app.theme }).click();
    await this.page.getByRole('radio', { name: this.words.app.themes[theme] }).check();
    await this.page.keyboard.press('Escape');
  }
}
