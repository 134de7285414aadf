import type { Server as HttpServer } from 'node:http';
import type { ChatReceipt, CommandReceipt, HintAnswer } from '@skatrunde/protocol';
import type { PersonId, Table, TableId } from '@skatrunde/table';
import { Server } from 'socket.io';
import { cleanText } from '../accounts/names.ts';
import type { Chat } from '../chat/chat.ts';
import type { Others } from '../nodes/others.ts';
import type { Broadcast } from './broadcast.ts';
import type { ConnectionBook, TableServer, TableSocket } from './connections.ts';
import { hearMessages, type Listener, type MessageDoor } from './messages.ts';
import { enter, requestDoor, type SocketDoor } from './socket-door.ts';
import type { Tables } from './tables.ts';

/** Largest frame, in bytes: a chat message of 300 emoji fits, a flood does not. The line is cut at once. */
const LARGEST_FRAME = 4096;
/** How often a quiet line is asked whether it is there, and how long an answer may take, in ms. */
const PING = { pingInterval: 15_000, pingTimeout: 10_000 } as const;

/** How long a line may stay open without saying to which table it wants, in ms. */
const INTRODUCE_WITHIN = 10_000;

export type TableSocketDeps = {
  readonly others: Others;
  /** Told what became of each command: `ok`, or the code. */
  readonly outcome: (outcome: string) => void;
  readonly door: SocketDoor;
  readonly messages: Omit<MessageDoor, 'listener'>;
  readonly tables: Tables;
  readonly connections: ConnectionBook;
  readonly broadcast: Broadcast;
  readonly chat: Chat;
};

/** The line between pages and tables: one socket for each page and table. */
export function attachTableSockets(server: HttpServer, deps: TableSocketDeps) {
  const requests = requestDoor(deps.door);
  const io: TableServer = new Server(server, {
    ...PING,
    connectTimeout: INTRODUCE_WITHIN,
    allowRequest: (request, answer) => answer(null, requests.allow(request)),
    maxHttpBufferSize: LARGEST_FRAME,
    perMessageDeflate: false,
    serveClient: false,
    transports: ['websocket'],
  });
  io.use((socket, next) => {
    enter(socket, deps.door).then(
      (reason) => next(reason === undefined ? undefined : refusal(reason)),
      (error: unknown) => {
        deps.messages.report(error);
        next(refusal('tryAgain'));
      },
    );
  });
  deps.others.attach(io);
  const listener = tableListener(deps);
  io.on('connection', (socket) => welcome(socket, deps, listener));
  return {
    sweep: requests.sweep,
    /** By the hash of its token. Pages of a session that has ended come back as whoever their browser is now. */
    endSession(hash: string): void {
      for (const socket of deps.connections.ofSession(hash)) socket.disconnect(true);
    },
    /** Cuts the lines so that pages come back by themselves: a server that says goodbye would be believed. */
    cut(): void {
      io.engine.close();
    },
  };
}

/** Comes to the page as a `connect_error`: the code is its message, and stands in its data too. */
function refusal(reason: string): Error {
  return Object.assign(new Error(reason), { data: { reason } });
}

function welcome(socket: TableSocket, deps: TableSocketDeps, listener: Listener): void {
  const { table, person } = socket.data;
  deps.connections.add(socket);
  deps.tables.presence.connected(table, person);
  const pages = (): number => deps.connections.of(table, person).length;
  if (pages() === 1) deps.others.came({ table, person });
  socket.on('disconnect', () => {
    deps.connections.remove(socket);
    deps.tables.presence.disconnected(table, person);
    if (pages() === 0) deps.others.went({ table, person });
  });
  hearMessages(socket, { ...deps.messages, listener });
  showTable(socket, deps).catch(deps.messages.report);
}

/**
 * Who is not at the table yet sees nothing before a `join`. Who was there, and does not belong to it any more since the
 * line was cut, is told so.
 */
async function showTable(socket: TableSocket, { broadcast, others, tables }: TableSocketDeps): Promise<void> {
  const { person, table: id, member } = socket.data;
  await others.catchUp(id);
  const opened = await tables.open(id);
  if (!opened.ok) return;
  const { table } = opened;
  const update = table.updateFor(person);
  if (update !== undefined) return broadcast.show(socket, update, () => table.pad());
  const reason = table.absenceOf(person);
  if (member && reason !== undefined) broadcast.dismiss(socket, reason);
}

function tableListener({ tables, chat, broadcast, others, outcome }: TableSocketDeps): Listener {
  async function at<R>(id: TableId, answer: (table: Table) => Promise<R>): Promise<R | TableGone> {
    await others.catchUpIfShared(id);
    const opened = await tables.open(id);
    return opened.ok ? answer(opened.table) : { ok: false, code: 'tableGone' };
  }

  return {
    async command({ table: id, person }, commandId, command) {
      const receipt = await at<CommandReceipt>(id, (table) => table.handle({ person }, { id: commandId, command }));
      outcome(receipt.ok ? 'ok' : receipt.code);
      return receipt;
    },

    hint: ({ table: id, person }, ask) => at<HintAnswer>(id, (table) => table.hint(person, ask)),

    title: ({ table: id, person }, title) =>
      at<CommandReceipt>(id, async (table) => {
        if (!table.isHost(person)) return { ok: false, code: 'notHost' };
        await tables.retitle(table, cleanText(title));
        return { ok: true, version: table.state.version };
      }),

    say: ({ table: id, person }, messageId, text) =>
      at<ChatReceipt>(id, async (table) => {
        const speaker = speakerAt(table, person);
        if (speaker === undefined) return { ok: false, code: 'notAtTable' };
        const said = await chat.say({ table: id, person, messageId, text, ...speaker });
        if (!said.ok) return said;
        if (said.message === undefined) return { ok: true };
        broadcast.say(id, said.message);
        others.tell({ kind: 'chat', table: id, id: said.message.id });
        return { ok: true };
      }),
  };
}

type TableGone = { readonly ok: false; readonly code: 'tableGone' };

/** The room of the role one has now, and the name one has at this table. */
function speakerAt(table: Table, person: PersonId): { room: 'players' | 'watchers'; name: string } | undefined {
  const view = table.updateFor(person)?.view;
  if (view === undefined) return undefined;
  const name = view.people.find((one) => one.person === person)?.name ?? '';
  return { room: view.you.role === 'player' ? 'players' : 'watchers', name };
}
