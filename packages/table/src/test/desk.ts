import { OFFICIAL, PACK } from '@skatrunde/rules';
import type { PersonId, Seat, TableCommand } from '../commands.ts';
import { type ClockCommand, decideTable, type LoggedCommand } from '../decide.ts';
import type { Refusal, TableContext } from '../draft.ts';
import { evolveEntry } from '../evolve.ts';
import type { LogEntry, Who } from '../log.ts';
import { namesAt } from '../names.ts';
import { openingEntry } from '../opening.ts';
import { padOf } from '../pad.ts';
import type { Aim } from '../playing.ts';
import type { TableSettings } from '../settings.ts';
import type { TableState } from '../state.ts';
import { tableView } from '../view.ts';
import type { Pad, Stage, TableView } from '../view-types.ts';
import { secretOf, wantedChance } from './adding-chance.ts';
import { TestPeople } from './people.ts';
import { type SkatStage, skatStage, type TestSettings } from './skat-stage.ts';

export type DeskOptions = {
  readonly settings?: TestSettings;
  /** What the lot for the first dealer gives; 0 without it. */
  readonly lot?: number;
  /** The shuffled packs, in order; then the last one again. The unshuffled pack without them. */
  readonly packs?: readonly (readonly string[])[];
};

/** A table without its actor: commands go to `decideTable`, entries are folded. `anna` is host and sits on seat 0. */
export class Desk {
  readonly people = new TestPeople();
  readonly entries: LogEntry[] = [];
  now = 1_000_000;
  /** Every browser adds to the chance of the next game at once. */
  addsChance = true;
  state: TableState;
  #secrets = 0;
  readonly #lot: number;
  readonly #packs: (readonly string[])[];

  constructor({ settings, lot, packs }: DeskOptions = {}) {
    this.#lot = lot ?? 0;
    this.#packs = [...(packs ?? [])];
    const all: TableSettings =
      settings?.game === 'officers'
        ? settings
        : { seats: 3, length: { kind: 'singleGame' }, rules: OFFICIAL, ...settings };
    const entry = openingEntry({ table: 'test', host: 'anna', settings: all }, this.now);
    this.entries.push(entry);
    this.state = evolveEntry(undefined, entry);
  }

  /** Why it is refused; nothing if it was accepted. */
  say(person: PersonId, command: LoggedCommand): Refusal | undefined {
    return this.#decide({ person }, command);
  }

  sayAsBot(bot: Seat, command: LoggedCommand): Refusal | undefined {
    return this.#decide({ bot }, command);
  }

  /** Accepted, or the test fails here. */
  must(person: PersonId, ...commands: readonly LoggedCommand[]): this {
    for (const command of commands) {
      const refusal = this.say(person, command);
      if (refusal !== undefined) throw new Error(`${person} ${JSON.stringify(command)}: ${refusal}`);
    }
    return this;
  }

  /** Time passes, and the clock comes by. */
  wait(ms: number): this {
    this.now += ms;
    this.#decide('clock', { type: 'tick' });
    return this;
  }

  /** These sit down, in order, and are ready. */
  seat(...people: readonly PersonId[]): this {
    for (const person of people) this.must(person, { type: 'join', as: 'player' }, { type: 'ready', ready: true });
    return this;
  }

  watch(...people: readonly PersonId[]): this {
    for (const person of people) this.must(person, { type: 'join', as: 'watcher' });
    return this;
  }

  start(): this {
    return this.must('anna', { type: 'start' });
  }

  /** These press next. */
  next(...people: readonly PersonId[]): this {
    for (const person of people) this.must(person, { type: 'next', dealing: this.state.dealings });
    return this;
  }

  view(person: PersonId): TableView {
    const view = tableView(this.state, person, { people: this.people, nameOf: namesAt(this.state, this.people) });
    if (view === undefined) throw new Error(`${person} is not at the table`);
    return view;
  }

  /** What the host sees of the course of the match; of this kind, or the test fails here. */
  stage<Kind extends Stage['kind']>(kind: Kind, viewer: PersonId = 'anna'): SkatStage<Kind> {
    return skatStage(this.view(viewer).stage, kind);
  }

  pad(): Pad {
    const pad = padOf(this.state, namesAt(this.state, this.people));
    if (pad === undefined) throw new Error('No pad yet');
    return pad;
  }

  /** The seats by person, for readable expectations. */
  seated(): readonly (string | undefined)[] {
    return this.state.seats.map((seated) =>
      seated?.occupant.kind === 'bot' ? `bot ${seated.occupant.name}` : seated?.occupant.person,
    );
  }

  #decide(who: Who, command: LoggedCommand | ClockCommand): Refusal | undefined {
    const decision = decideTable(this.state, who, command, this.#context());
    if (!decision.ok) return decision.code;
    if (decision.events.length === 0) return undefined;
    const entry = { version: this.state.version + 1, at: this.now, by: who, events: decision.events };
    this.entries.push(entry);
    this.state = evolveEntry(this.state, entry);
    if (this.addsChance) this.#addChance();
    return undefined;
  }

  #addChance(): void {
    const wants = wantedChance(this.state);
    if (wants !== undefined) this.#decide(wants.who, wants.command);
  }

  #context(): TableContext {
    const cards = () => (this.#packs.length > 1 ? this.#packs.shift() : this.#packs[0]) ?? PACK;
    return {
      now: this.now,
      shuffle: { secret: () => secretOf(++this.#secrets), cards, lot: () => this.#lot },
      people: this.people,
    };
  }
}

type SkatWord = Extract<TableCommand, { type: 'game' }>;

/** A word of Skat; `aim`: the number of the ask it answers, or the moment of an offer. */
export function game(command: SkatWord['command'], aim?: number | Aim): SkatWord {
  if (aim === undefined) return { type: 'game', command };
  return { type: 'game', ...(typeof aim === 'number' ? { ask: aim } : aim), command };
}
