import type { CommandReceipt, HintAnswer } from '@skatrunde/protocol';
import { AskForHintSchema, CommandEnvelopeSchema } from '@skatrunde/protocol/schemas';
import {
  type Publication,
  type Shuffle,
  Table,
  type TableBots,
  type TableClock,
  type TableCommand,
  type TableDeps,
  type TableId,
} from '@skatrunde/table';
import { pauseClock } from './pause-clock.ts';
import type { FromPractice, PracticeChoice, PracticeNames, ToPractice } from './practice-messages.ts';
import type { PracticeStore } from './practice-store.ts';

/** Whoever practises: nobody else is ever at this table. */
export const ME = 'me';

/** What another window of this browser has done to the same table. */
export type OthersNews = 'entry' | 'laidAnew';

export type PracticeDeps = {
  readonly store: PracticeStore;
  readonly bots: TableBots;
  readonly clock: TableClock;
  readonly shuffle: Shuffle;
  readonly newId: () => TableId;
  readonly tell: (message: FromPractice) => void;
  readonly tellOthers: (news: OthersNews) => void;
  readonly report: (error: unknown) => void;
};

export type PracticeTable = {
  readonly hear: (message: ToPractice) => Promise<void>;
  readonly hearOthers: (news: OthersNews) => Promise<void>;
};

type Open = { readonly table: Table; readonly close: () => Promise<void> };

/** The table of a server, in a worker: with one person, bots on all other seats, and a log that stays in this browser. */
export function practiceTable(deps: PracticeDeps): PracticeTable {
  const { store, clock, tell } = deps;
  let names: PracticeNames = { me: '', table: '' };
  let open: Open | undefined;
  /** The page has been told everything, and hears what follows. */
  let listening = false;
  let queue: Promise<void> = Promise.resolve();
  const pauses = pauseClock(clock, ME);

  const outside: Omit<TableDeps, 'publish'> = {
    log: {
      read: store.log.read,
      async append(table, entry, deadline) {
        await store.log.append(table, entry, deadline);
        deps.tellOthers('entry');
      },
    },
    notes: store.notes,
    clock,
    shuffle: deps.shuffle,
    bots: deps.bots,
    people: {
      nameOf: () => names.me,
      namedAt: () => 0,
      presenceOf: () => ({ present: true }),
      titleOf: () => names.table,
    },
    report: ({ error }) => deps.report(error),
  };

  function publish({ updateFor, padChanged }: Publication): void {
    if (open === undefined) return;
    pauses.wait(open.table);
    const update = listening ? updateFor(ME) : undefined;
    if (update === undefined) return;
    tell({ kind: 'update', update });
    if (padChanged) tellPad(open.table);
  }

  function tellPad(table: Table): void {
    const pad = table.pad();
    if (pad !== undefined) tell({ kind: 'pad', pad });
  }

  function tellAll({ table }: Open): void {
    listening = true;
    tell({ kind: 'opened' });
    const update = table.updateFor(ME);
    if (update !== undefined) tell({ kind: 'update', update });
    tellPad(table);
  }

  function opened(table: Table): Open {
    open = {
      table,
      async close() {
        open = undefined;
        listening = false;
        pauses.stop();
        await table.close();
      },
    };
    pauses.wait(table);
    return open;
  }

  /** As this browser has left it; `undefined` where it has not, or cannot read it any more. */
  async function kept(): Promise<Open | undefined> {
    try {
      const id = await store.current();
      const table = id === undefined ? undefined : await Table.open({ ...outside, publish }, id);
      return table?.roleOf(ME) === 'player' ? opened(table) : undefined;
    } catch (error) {
      deps.report(error);
      return undefined;
    }
  }

  async function begun(choice: PracticeChoice): Promise<Open> {
    const id = deps.newId();
    await store.lay(id, []);
    return opened(await Table.create({ ...outside, publish }, { table: id, host: ME, settings: choice.settings }));
  }

  async function laidAnew(): Promise<void> {
    tell({ kind: 'laidAnew' });
    deps.tellOthers('laidAnew');
  }

  async function startOver(choice: PracticeChoice): Promise<void> {
    await open?.close();
    await seatBots((await begun(choice)).table, choice);
    await laidAnew();
  }

  async function sameDeal(): Promise<void> {
    if (open === undefined) return;
    const { table } = open;
    await open.close();
    const entries = await store.log.read(table.id, 0);
    const dealt = entries.findLastIndex(({ events }) => events.some(({ type }) => type === 'gameStarted'));
    if (dealt >= 0) await store.lay(table.id, entries.slice(0, dealt + 1));
    await laidAnew();
  }

  async function openWith(choice: PracticeChoice): Promise<void> {
    const now = open ?? (await kept()) ?? (await begun(choice));
    if (now.table.state.stage.kind === 'lobby') await seatBots(now.table, choice);
    tellAll(now);
  }

  /** A bot thinks about it meanwhile, so nothing waits behind it. */
  async function hint(message: unknown): Promise<HintAnswer> {
    const { data } = AskForHintSchema.safeParse(message);
    if (data === undefined) return { ok: false, code: 'malformed' };
    return open === undefined ? { ok: false, code: 'tryAgain' } : open.table.hint(ME, data.ask);
  }

  async function answer({ event, message }: Extract<ToPractice, { kind: 'told' }>): Promise<CommandReceipt> {
    if (event !== 'table:command') return { ok: false, code: 'tableGone' };
    const { data } = CommandEnvelopeSchema.safeParse(message);
    if (data === undefined) return { ok: false, code: 'malformed' };
    return open === undefined ? { ok: false, code: 'tryAgain' } : open.table.handle({ person: ME }, data);
  }

  async function obey(message: ToPractice): Promise<void> {
    switch (message.kind) {
      case 'open':
        names = message.names;
        return openWith(message.choice);
      case 'names':
        names = message.names;
        return open?.table.republish();
      case 'told':
        if (message.event === 'table:hint') {
          void hint(message.message).then((reply) => tell({ kind: 'answer', nr: message.nr, reply }));
          return;
        }
        return tell({ kind: 'answer', nr: message.nr, reply: await answer(message) });
      case 'startOver':
        return startOver(message.choice);
      case 'sameDeal':
        return sameDeal();
    }
  }

  /** One after the other; what fails is told, and the next may succeed. */
  function enqueue(work: () => Promise<void>): Promise<void> {
    queue = queue.then(work).catch((error: unknown) => {
      deps.report(error);
      tell({ kind: 'failed' });
    });
    return queue;
  }

  return {
    hear: (message) => enqueue(() => obey(message)),
    hearOthers: (news) =>
      enqueue(async () => {
        if (news === 'entry') return open?.table.refresh();
        await open?.close();
        tell({ kind: 'laidAnew' });
      }),
  };
}

/** Nobody waits in front of a practice table: the bots sit down, and the match begins. */
async function seatBots(table: Table, { level }: PracticeChoice): Promise<void> {
  const { seats } = table.state.settings;
  const free = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !isTaken(table, seat));
  const commands: readonly TableCommand[] = [
    ...free.map((seat) => ({ type: 'addBot', seat, level }) as const),
    { type: 'start' },
  ];
  for (const command of commands) {
    const receipt = await table.handle({ person: ME }, { command });
    if (!receipt.ok) throw new Error(`The practice table refused ${command.type}: ${receipt.code}`);
  }
}

function isTaken({ state }: Table, seat: number): boolean {
  return state.seats[seat]?.occupant !== undefined;
}
