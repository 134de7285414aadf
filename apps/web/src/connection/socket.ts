import {
  type ClientToServer,
  type HandshakeAuth,
  PROTOCOL_VERSION,
  type ServerToClient,
  type TableId,
} from '@skatrunde/protocol';
import { io, type Socket } from 'socket.io-client';

type TableSocket = Socket<ServerToClient, ClientToServer>;

/**
 * A socket to this one table; it connects when it is told to. WebSocket only. `isMember` is asked at each connect: whether
 * the page takes its person to belong to the table.
 */
export function tableSocket(table: TableId, isMember: () => boolean): TableSocket {
  return io({
    query: { table },
    auth: (send) => send(handshake({ member: isMember() })),
    transports: ['websocket'],
    forceNew: true,
    autoConnect: false,
    reconnectionDelay: 400,
    reconnectionDelayMax: 4000,
    timeout: 8000,
  });
}

export function handshake({ member }: { readonly member: boolean }): HandshakeAuth {
  return member ? { protocol: PROTOCOL_VERSION, member } : { protocol: PROTOCOL_VERSION };
}
