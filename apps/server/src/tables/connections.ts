import type { ChatRoom, ClientToServer, ServerToClient } from '@skatrunde/protocol';
import type { PersonId, TableId } from '@skatrunde/table';
import type { DefaultEventsMap, Server, Socket } from 'socket.io';
import { tokenHash } from '../accounts/tokens.ts';
import type { Attendant } from '../nodes/node-messages.ts';

/** What the server knows of a connection: whose it is and at which table, from the handshake alone. */
export type SocketData = {
  readonly person: PersonId;
  readonly table: TableId;
  /** Token of the session it came with. */
  readonly session: string;
  /** The page takes its person to belong to the table. */
  readonly member: boolean;
  /** The chat this page has been given; follows the person's role. Nothing before the first view. */
  role?: ChatRoom;
};
export type TableServer = Server<ClientToServer, ServerToClient, DefaultEventsMap, SocketData>;
export type TableSocket = Socket<ClientToServer, ServerToClient, DefaultEventsMap, SocketData>;

/** All open pages, by table and person. Seats belong to people: every page of a person shows the same live seat. */
export function connectionBook() {
  const tables = new Map<TableId, Map<PersonId, Set<TableSocket>>>();
  const perPerson = new Map<PersonId, number>();

  function all(): readonly TableSocket[] {
    return [...tables.values()].flatMap((people) => [...people.values()]).flatMap((sockets) => [...sockets]);
  }

  return {
    add(socket: TableSocket): void {
      const { table, person } = socket.data;
      const people = tables.get(table) ?? new Map<PersonId, Set<TableSocket>>();
      const sockets = people.get(person) ?? new Set<TableSocket>();
      tables.set(table, people.set(person, sockets.add(socket)));
      perPerson.set(person, (perPerson.get(person) ?? 0) + 1);
    },

    remove(socket: TableSocket): void {
      const { table, person } = socket.data;
      const people = tables.get(table);
      const sockets = people?.get(person);
      if (people === undefined || sockets === undefined || !sockets.delete(socket)) return;
      if (sockets.size === 0) people.delete(person);
      if (people.size === 0) tables.delete(table);
      const left = (perPerson.get(person) ?? 1) - 1;
      if (left > 0) perPerson.set(person, left);
      else perPerson.delete(person);
    },

    /** A copy: who is told to go may leave while it is read. */
    of: (table: TableId, person: PersonId): readonly TableSocket[] => [...(tables.get(table)?.get(person) ?? [])],
    /** By the hash of the session's token. */
    ofSession: (hash: string): readonly TableSocket[] =>
      all().filter((socket) => tokenHash(socket.data.session) === hash),
    all,
    /** Each person with a page open, once for each table. */
    attendants: (): readonly Attendant[] =>
      [...tables].flatMap(([table, people]) => [...people.keys()].map((person) => ({ table, person }))),
    peopleAt: (table: TableId): readonly PersonId[] => [...(tables.get(table)?.keys() ?? [])],
    ofPerson: (person: PersonId): number => perPerson.get(person) ?? 0,
  };
}

export type ConnectionBook = ReturnType<typeof connectionBook>;
