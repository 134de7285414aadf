import { expect, type Locator, type Page } from '@playwright/test';
import type { Words } from '../words.ts';

/** A table before its match: seats, the link, what is set, ready and start. */
export class WaitingRoom {
  readonly page: Page;
  readonly words: Words;

  constructor(page: Page, words: Words) {
    this.page = page;
    this.words = words;
  }

  get startButton(): Locator {
    return this.page.getByRole('button', { name: this.words.lobby.waiting.start });
  }

  get readyButton(): Locator {
    return this.page.getByRole('button', { name: this.words.lobby.waiting.beReady });
  }

  get fillWithBotsButton(): Locator {
    const { fillWithBots } = this.words.lobby.waiting;
    return this.page
      .getByRole('button', { name: fillWithBots(2), exact: true })
      .or(this.page.getByRole('button', { name: fillWithBots(1), exact: true }));
  }

  /** Everybody here, beside the table. */
  get people(): Locator {
    return this.page.getByRole('complementary').getByRole('list', { name: this.words.panel.people.title });
  }

  /** A guest has a seat here. */
  async arrived(): Promise<void> {
    await this.readyButton.waitFor();
  }

  async link(): Promise<string> {
    return this.page.getByRole('textbox', { name: this.words.lobby.waiting.link }).inputValue();
  }

  async beReady(): Promise<void> {
    await this.readyButton.click();
    await this.page.getByRole('button', { name: this.words.lobby.waiting.takeReadyBack }).waitFor();
  }

  async fillWithBots(): Promise<void> {
    await this.fillWithBotsButton.click();
  }

  /** Waits until it may be pressed. */
  async start(): Promise<void> {
    await expect(this.startButton).toBeEnabled();
    await this.startButton.click();
  }

  /** The host's dialog with the length of the match and the seats. */
  async openLength(): Promise<Locator> {
    const { settings } = this.words.lobby;
    const rulesRow = this.page.getByRole('button', { name: this.#ruleSets });
    await this.page.getByRole('button', { name: settings.change }).or(rulesRow).first().click();
    return this.page.getByRole('dialog', { name: settings.title });
  }

  /** Whatever is set, a phone shows its name in a row. */
  get #ruleSets(): RegExp {
    const { rules, officers } = this.words;
    const names = [...Object.values(rules.presets).map(({ name }) => name), rules.mixed, officers.mixed];
    return new RegExp(`^(${names.join('|')})`);
  }

  /** The host begins with ready-made rules, for one game only if wished. */
  async choosePreset(
    preset: keyof Words['rules']['presets'],
    { length }: { readonly length?: 'singleGame' } = {},
  ): Promise<void> {
    const { lobby, rules } = this.words;
    const dialog = await this.openLength();
    await dialog.getByRole('button', { name: rules.presets[preset].name }).click();
    if (length) await dialog.getByRole('radio', { name: lobby.settings.lengthKinds[length] }).check();
    await dialog.getByRole('button', { name: lobby.settings.apply }).click();
    await dialog.waitFor({ state: 'hidden' });
  }

  /** The host sets a single game, or how many sit at the table. */
  async set(wish: { readonly length?: 'singleGame'; readonly seats?: 3 | 4 }): Promise<void> {
    const { settings } = this.words.lobby;
    const dialog = await this.openLength();
    if (wish.length) await dialog.getByRole('radio', { name: settings.lengthKinds[wish.length] }).check();
    if (wish.seats) await dialog.getByRole('radio', { name: settings.seatsOption[wish.seats] }).check();
    await dialog.getByRole('button', { name: settings.apply }).click();
    await dialog.waitFor({ state: 'hidden' });
  }
}
