import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test';
import { type Frames, listenToFrames } from './frames.ts';
import { GuestDoor } from './pages/GuestDoor.ts';
import { LandingPage } from './pages/LandingPage.ts';
import { TablePage } from './pages/TablePage.ts';
import { WaitingRoom } from './pages/WaitingRoom.ts';
import { type Language, WORDS } from './words.ts';

/** Somebody with a browser of their own. */
export class Friend {
  readonly name: string;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly landing: LandingPage;
  readonly door: GuestDoor;
  readonly waiting: WaitingRoom;
  readonly table: TablePage;
  readonly frames: Frames;
  readonly #faults: string[] = [];

  constructor(name: string, page: Page, language: Language) {
    const words = WORDS[language];
    this.name = name;
    this.page = page;
    this.context = page.context();
    this.landing = new LandingPage(page, words);
    this.door = new GuestDoor(page, words);
    this.waiting = new WaitingRoom(page, words);
    this.table = new TablePage(page, words);
    this.frames = listenToFrames(page);
    page.on('pageerror', (error) => this.#faults.push(error.stack ?? error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !isExpected(message)) this.#faults.push(message.text());
    });
  }

  /** What went wrong in the page, as its console tells; a lost line is no fault. */
  faults(): readonly string[] {
    return this.#faults.map((fault) => `${this.name}: ${fault}`);
  }

  /** Opens a new table as its host; resolves to the link. */
  async openTable(): Promise<string> {
    await this.landing.open();
    await this.landing.newTable(this.name);
    return this.waiting.link();
  }

  /** Follows the link, types the name, sits down. */
  async sitDownAt(link: string): Promise<void> {
    await this.page.goto(link);
    await this.door.sitDown(this.name);
    await this.waiting.arrived();
  }

  async watchAt(link: string): Promise<void> {
    await this.page.goto(link);
    await this.door.watch(this.name);
  }
}

/** What Chromium itself writes when the line is cut, the server is down, or the server refuses with a code. */
function isExpected(message: ConsoleMessage): boolean {
  if (LINE_IS_LOST.test(message.text())) return true;
  return /status of 4\d\d/.test(message.text()) && new URL(message.location().url).pathname.startsWith('/api/');
}

const LINE_IS_LOST = /WebSocket connection to .* failed|net::ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED)/;
