import {
  type ClientToServer,
  type HandshakeAuth,
  PROTOCOL_VERSION,
  type ServerToClient,
  type TableId,
} from '@skatrunde/protocol';
import { io, type Socket } from 'socket.io-client';

export type TableSocket = Socket<ServerToClient, ClientToServer>;

/** A socket to this one table; it connects when it is told to. WebSocket only. */
export function tableSocket(table: TableId): TableSocket {
  const auth: HandshakeAuth = { protocol: PROTOCOL_VERSION };
  return io({
    query: { table },
    auth,
    transports: ['websocket'],
    forceNew: true,
    autoConnect: false,
    reconnectionDelay: 400,
    reconnectionDelayMax: 4000,
    timeout: 8000,
  });
}
