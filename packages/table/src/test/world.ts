import { OFFICIAL, PACK } from '@skatrunde/rules';
import type { PersonId, Receipt, TableCommand } from '../commands.ts';
import type { BotQuestion, DealtGame, LimitNote, NotedLimits, Publication, TableDeps, TableFault } from '../deps.ts';
import type { GameCommand } from '../game-words.ts';
import type { SkatTableSettings } from '../settings.ts';
import { Table } from '../table.ts';
import type { Stage, TableUpdate } from '../view-types.ts';
import { secretOf, wantedChance } from './adding-chance.ts';
import { ManualClock } from './manual-clock.ts';
import { MemoryLog } from './memory-log.ts';
import { TestPeople } from './people.ts';
import { shuffledPack } from './shuffled-pack.ts';
import { type SkatStage, skatStage, type TestSettings } from './skat-stage.ts';
import { thumb } from './thumb.ts';

const ROUND: SkatTableSettings = { seats: 3, length: { kind: 'rounds', rounds: 1 }, rules: OFFICIAL };

/** Everything around a table: what it writes, tells and asks stands here to be looked at. */
export class World {
  /** What happened, in order: `append 2`, `publish 2`. */
  readonly trace: string[] = [];
  readonly clock = new ManualClock();
  readonly log = new MemoryLog((word) => this.trace.push(word));
  readonly people = new TestPeople();
  readonly published: Publication[] = [];
  /** Called with each publication. */
  onPublish: (publication: Publication) => unknown = () => undefined;
  readonly faults: TableFault[] = [];
  readonly notes: (DealtGame & LimitNote)[] = [];
  notesFail = false;
  publishFails = false;
  /** Every browser adds to the chance of the next game at once. */
  addsChance = true;
  /** What the next shuffle gives; a seeded pack without it. */
  pack: readonly string[] | undefined;
  answer: (question: BotQuestion) => Promise<GameCommand | undefined> = async (question) => thumb(question);
  hint: TableDeps['bots']['hint'] = async (question) => {
    const command = thumb(question);
    return command && { command, reason: { code: 'mostDeals' } };
  };
  delayFor: TableDeps['bots']['delayFor'] = () => 0;
  readonly deps: TableDeps;
  #counted = 0;

  constructor() {
    this.deps = {
      log: this.log,
      clock: this.clock,
      people: this.people,
      publish: (publication) => this.#publish(publication),
      shuffle: {
        secret: () => secretOf(this.#count()),
        cards: () => this.pack ?? shuffledPack(PACK, this.#count()),
        lot: () => 0,
      },
      bots: {
        answer: (question) => this.answer(question),
        hint: (question) => this.hint(question),
        delayFor: (kind, pace) => this.delayFor(kind, pace),
      },
      notes: {
        bidLimits: async (game) => this.#notesOf(game),
        noteBidLimit: async (game, note) => this.#note(game, note),
      },
      report: (fault) => this.faults.push(fault),
    };
  }

  /** `anna` is host. */
  open(settings: TestSettings = {}): Promise<Table> {
    return Table.create(this.deps, {
      table: 'test',
      host: 'anna',
      settings: settings.game === 'officers' ? settings : { ...ROUND, ...settings },
    });
  }

  /** The same table after a restart, or in another place. */
  async reopen(): Promise<Table> {
    const table = await Table.open(this.deps, 'test');
    if (table === undefined) throw new Error('The table is gone');
    return table;
  }

  /** With a fresh command id. */
  async say(table: Table, person: PersonId, command: TableCommand): Promise<Receipt> {
    const receipt = await table.handle({ person }, { id: `command-${this.#count()}`, command });
    if (this.addsChance) await this.#addChance(table);
    return receipt;
  }

  /** Accepted, or the test fails here. */
  async must(table: Table, person: PersonId, ...commands: readonly TableCommand[]): Promise<void> {
    for (const command of commands) {
      const receipt = await this.say(table, person, command);
      if (!receipt.ok) throw new Error(`${person} ${JSON.stringify(command)}: ${receipt.code}`);
    }
  }

  /** Three people, and the first game is dealt: anna deals, ben is forehand, cleo speaks first. */
  async started(settings: TestSettings = {}): Promise<Table> {
    const table = await this.open(settings);
    for (const person of ['ben', 'cleo']) {
      await this.must(table, person, { type: 'join', as: 'player' }, { type: 'ready', ready: true });
    }
    await this.must(table, 'anna', { type: 'start' });
    return table;
  }

  /** The running game is passed in. */
  async passIn(table: Table): Promise<void> {
    const { seats } = stageOf(table, 'game').game;
    for (const seat of [seats[1], seats[2], seats[0]]) {
      const occupant = table.state.seats[seat ?? 0]?.occupant;
      if (occupant?.kind !== 'person') throw new Error(`Nobody to pass on seat ${seat}`);
      const ask = askNumber(table, occupant.person);
      await this.must(table, occupant.person, { type: 'game', ask, command: { type: 'pass' } });
    }
  }

  async #addChance(table: Table): Promise<void> {
    for (let wants = wantedChance(table.state); wants !== undefined; wants = wantedChance(table.state)) {
      await table.handle(wants.who, { id: `command-${this.#count()}`, command: wants.command });
    }
  }

  /** These press next. */
  async next(table: Table, ...people: readonly PersonId[]): Promise<void> {
    for (const person of people) await this.must(table, person, nextAt(table));
  }

  #count(): number {
    this.#counted += 1;
    return this.#counted;
  }

  #publish(publication: Publication): void {
    this.trace.push(`publish ${publication.version}`);
    if (this.publishFails) throw new Error('Nobody listens');
    this.published.push(publication);
    this.onPublish(publication);
  }

  #notesOf({ table, dealing }: DealtGame): NotedLimits {
    if (this.notesFail) throw new Error('The notes cannot be read');
    const notes = this.notes.filter((note) => note.table === table && note.dealing === dealing);
    const last = new Map(notes.map(({ person, upTo }) => [person, upTo]));
    return {
      limits: new Map([...last].flatMap(([person, upTo]) => (upTo === undefined ? [] : [[person, upTo]]))),
      commands: notes.flatMap(({ person, commandId }) => (commandId === undefined ? [] : [{ person, commandId }])),
    };
  }

  #note(game: DealtGame, note: LimitNote): void {
    if (this.notesFail) throw new Error('The notes cannot be written');
    this.notes.push({ ...game, ...note });
  }
}

export function updateOf(table: Table, person: PersonId): TableUpdate {
  const update = table.updateFor(person);
  if (update === undefined) throw new Error(`${person} is not at the table`);
  return update;
}

export function stageOf<Kind extends Stage['kind']>(
  table: Table,
  kind: Kind,
  person: PersonId = 'anna',
): SkatStage<Kind> {
  return skatStage(updateOf(table, person).view.stage, kind);
}

/** "Next" for the pause that this table is in. */
export function nextAt(table: Table): TableCommand {
  return { type: 'next', dealing: table.state.dealings };
}

/** What this person's offers and bid limits are meant for now. */
export function momentAt(table: Table, person: PersonId): { readonly moment: number } {
  const stage = table.updateFor(person)?.view.stage;
  return { moment: stage?.kind === 'game' ? stage.game.moment : 0 };
}

/** The number of the ask that this person must answer. */
export function askNumber(table: Table, person: PersonId): number {
  const { ask } = stageOf(table, 'game', person).game;
  if (ask === undefined) throw new Error(`${person} is not asked`);
  return ask.number;
}
