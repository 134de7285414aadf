import type { Locator, Page } from '@playwright/test';
import type { Words } from '../words.ts';

/** `/t/ID` for somebody who was sent the link: who sits there, one's own name, a seat. */
export class GuestDoor {
  readonly page: Page;
  readonly words: Words;

  constructor(page: Page, words: Words) {
    this.page = page;
    this.words = words;
  }

  get name(): Locator {
    return this.page.getByRole('textbox', { name: this.words.app.name.label });
  }

  get sitDownButton(): Locator {
    return this.page.getByRole('button', { name: this.words.lobby.door.sitDown, exact: true });
  }

  get watchButton(): Locator {
    return this.page.getByRole('button', { name: this.words.lobby.door.watch });
  }

  async sitDown(name: string): Promise<void> {
    await this.name.fill(name);
    await this.sitDownButton.click();
  }

  async watch(name: string): Promise<void> {
    await this.name.fill(name);
    await this.watchButton.click();
  }

  async waitForSeat(name: string): Promise<void> {
    await this.name.fill(name);
    await this.page.getByRole('button', { name: this.words.lobby.door.waitForSeat }).click();
  }
}
