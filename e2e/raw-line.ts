import { randomUUID } from 'node:crypto';
import {
  type ClientToServer,
  type CommandReceipt,
  PROTOCOL_VERSION,
  type ServerToClient,
  type TableCommand,
  type TableUpdate,
} from '@skatrunde/protocol';
import { io, type Socket } from 'socket.io-client';
import type { Friend } from './friend.ts';

/** Somebody's own line to the table, past the page: says whatever it likes, as a changed page could. */
export type RawLine = {
  /** The newest. */
  readonly update: () => TableUpdate;
  readonly send: (command: TableCommand) => Promise<CommandReceipt>;
  readonly close: () => void;
};

/** Connects with the cookie of this friend's browser; resolves once the table has shown itself. */
export async function rawLineOf({ context }: Friend, link: string): Promise<RawLine> {
  const { origin, pathname } = new URL(link);
  const cookies = await context.cookies(origin);
  const socket: Socket<ServerToClient, ClientToServer> = io(origin, {
    query: { table: pathname.replace('/t/', '') },
    auth: { protocol: PROTOCOL_VERSION },
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: { origin, cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') },
  });
  let newest = await new Promise<TableUpdate>((resolve, reject) => {
    socket.once('table:update', resolve);
    socket.once('connect_error', reject);
  });
  socket.on('table:update', (update) => {
    newest = update;
  });
  return {
    update: () => newest,
    send: (command) => socket.timeout(10_000).emitWithAck('table:command', { id: randomUUID(), command }),
    close: () => void socket.disconnect(),
  };
}
