import type { ChatMessage } from '@skatrunde/protocol';
import type { Absence, Pad, Publication, Table, TableId, TableUpdate } from '@skatrunde/table';
import type { Chat } from '../chat/chat.ts';
import type { ConnectionBook, TableSocket } from './connections.ts';

/** How long a page that was told to go may stay connected, in ms: its last receipt must reach it first. */
const FAREWELL = 2000;

export type Broadcast = ReturnType<typeof broadcast>;

/** Tells each page what its person may see, and the chat of the role that the person has at the moment. */
export function broadcast(connections: ConnectionBook, chat: Chat, report: (error: unknown) => void) {
  async function sendHistory(socket: TableSocket): Promise<void> {
    const { table, role } = socket.data;
    if (role === undefined) return;
    const messages = await chat.history(table, role);
    if (socket.data.role === role) socket.emit('table:chat', messages);
  }

  /** Who has just come in, or has another role now, gets the pad and the chat as well. */
  function show(socket: TableSocket, update: TableUpdate, pad: () => Pad | undefined): void {
    socket.emit('table:update', update);
    const role = update.view.you.role === 'player' ? 'players' : 'watchers';
    if (socket.data.role === role) return;
    const isNew = socket.data.role === undefined;
    socket.data.role = role;
    if (isNew) sendPad(socket, pad());
    sendHistory(socket).catch(report);
  }

  /** After the receipt of a command that led to it, which is on its way already. */
  function dismiss(socket: TableSocket, reason: Absence): void {
    delete socket.data.role;
    setImmediate(() => socket.emit('table:gone', { reason, table: socket.data.table }));
    setTimeout(() => {
      if (socket.data.role === undefined) socket.disconnect(true);
    }, FAREWELL).unref();
  }

  /** Whom another node has seen off; here nobody said so. */
  function dismissAbsent(table: TableId, of: Pick<Table, 'absenceOf'>): void {
    for (const person of connections.peopleAt(table)) {
      for (const socket of connections.of(table, person)) {
        const reason = socket.data.role === undefined ? undefined : of.absenceOf(person);
        if (reason !== undefined) dismiss(socket, reason);
      }
    }
  }

  return {
    show,
    dismiss,

    publish(publication: Publication, of: Pick<Table, 'absenceOf' | 'pad'>): void {
      const { table } = publication;
      const pad = (): Pad | undefined => of.pad();
      for (const person of publication.people) {
        const sockets = connections.of(table, person);
        const update = sockets.length === 0 ? undefined : publication.updateFor(person);
        if (update === undefined) continue;
        const news = publication.padChanged ? pad() : undefined;
        for (const socket of sockets) {
          show(socket, update, pad);
          sendPad(socket, news);
        }
      }
      for (const { person, reason } of publication.gone) {
        for (const socket of connections.of(table, person)) dismiss(socket, reason);
      }
      dismissAbsent(table, of);
    },

    /** Everybody the chat of their role anew, after some of it may have passed them by. */
    async sayAllAgain(): Promise<void> {
      for (const socket of connections.all()) await sendHistory(socket);
    },

    say(table: TableId, message: ChatMessage): void {
      for (const person of connections.peopleAt(table)) {
        for (const socket of connections.of(table, person)) {
          if (socket.data.role === message.room) socket.emit('table:chat', [message]);
        }
      }
    },
  };
}

function sendPad(socket: TableSocket, pad: Pad | undefined): void {
  if (pad !== undefined) socket.emit('table:pad', pad);
}
