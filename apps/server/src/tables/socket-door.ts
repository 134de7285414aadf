import type { IncomingMessage } from 'node:http';
import { type GoneReason, type HandshakeRefusal, PROTOCOL_VERSION } from '@skatrunde/protocol';
import { HandshakeAuthSchema, ServerId } from '@skatrunde/protocol/schemas';
import type { Identify } from '../accounts/identity.ts';
import type { OriginCheck } from '../http/origins.ts';
import { LIMITS, limit } from '../http/rate-limits.ts';
import type { ConnectionBook, TableSocket } from './connections.ts';
import { messageBudgets } from './message-rates.ts';
import type { NameBook } from './name-book.ts';
import type { Tables } from './tables.ts';

/** Open pages of one person at all tables together. */
const PAGES_PER_PERSON = 40;

export type SocketDoor = {
  readonly identify: Identify;
  readonly mayTalk: OriginCheck;
  readonly trustProxy: boolean;
  readonly rateFactor: number;
  readonly now: () => number;
  readonly connections: ConnectionBook;
  readonly isStopping: () => boolean;
  readonly names: NameBook;
  readonly tables: Pick<Tables, 'open'>;
};

/** Before a connection is one: only our own page, and not too often from one address. */
export function requestDoor(door: SocketDoor) {
  const { max, timeWindow } = limit(LIMITS.connect, door.rateFactor);
  const budgets = messageBudgets({ burst: max, perSecond: (max * 1000) / timeWindow }, door.now);
  return {
    sweep: budgets.sweep,
    allow(request: IncomingMessage): boolean {
      if (door.isStopping() || !door.mayTalk(request.headers.origin, request.headers.host)) return false;
      return budgets.take(addressOf(request, door.trustProxy));
    },
  };
}

function addressOf(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? request.headers['x-forwarded-for'] : undefined;
  const first = (Array.isArray(forwarded) ? forwarded[0] : forwarded)?.split(',')[0]?.trim();
  return first || (request.socket.remoteAddress ?? '');
}

/** Who this is, and at which table; or why the connection is refused. From the handshake alone. */
export async function enter(socket: TableSocket, door: SocketDoor): Promise<HandshakeRefusal | GoneReason | undefined> {
  const auth = HandshakeAuthSchema.safeParse(socket.handshake.auth);
  if (!auth.success || auth.data.protocol !== PROTOCOL_VERSION) return 'protocol';
  const table = ServerId.safeParse(socket.handshake.query['table']);
  if (!table.success) return 'unknown';
  const visitor = await door.identify(socket.handshake.headers.cookie);
  if (visitor === undefined) return 'noSession';
  if (door.connections.ofPerson(visitor.person.id) >= PAGES_PER_PERSON) return 'tooFast';
  const opened = await door.tables.open(table.data);
  if (!opened.ok) return opened.reason;
  await door.names.lookUp([visitor.person.id]);
  socket.data = {
    person: visitor.person.id,
    table: table.data,
    session: visitor.token,
    member: auth.data.member ?? false,
  };
  return undefined;
}
