import type { PersonId, TableClock, TableId } from '@skatrunde/table';
import type { Attendant, NodeId, NodeLife } from './node-messages.ts';

/** How often a node says that it is there, in ms. */
export const BEAT = 1000;
/** A node that has said nothing for so long is gone, and its people with it, in ms. */
export const LOST = 8000;

type Node = {
  readonly people: Map<string, Attendant>;
  /** Server ms. */
  heard: number;
  /** Whether `people` is all of them. */
  complete: boolean;
};

export type PeopleElsewhereDeps = {
  readonly node: NodeId;
  readonly clock: Pick<TableClock, 'now'>;
  readonly tell: (message: NodeLife) => void;
  /** Everybody who has a page open with this node. */
  readonly here: () => readonly Attendant[];
  readonly came: (table: TableId, person: PersonId) => void;
  readonly went: (table: TableId, person: PersonId) => void;
};

/** Who has a page open with which other node. Whatever was missed is asked for again. */
export function peopleElsewhere({ node: me, clock, tell, here, came, went }: PeopleElsewhereDeps) {
  const nodes = new Map<NodeId, Node>();
  const perTable = new Map<TableId, number>();

  function heardFrom(id: NodeId): Node {
    const node = nodes.get(id) ?? { people: new Map(), complete: false, heard: 0 };
    nodes.set(id, node);
    node.heard = clock.now();
    return node;
  }

  function count(table: TableId, more: 1 | -1): void {
    const left = (perTable.get(table) ?? 0) + more;
    if (left > 0) perTable.set(table, left);
    else perTable.delete(table);
  }

  function add({ people }: Node, { table, person }: Attendant): void {
    const key = keyOf({ table, person });
    if (people.has(key)) return;
    people.set(key, { table, person });
    count(table, 1);
    came(table, person);
  }

  function remove({ people }: Node, { table, person }: Attendant): void {
    if (!people.delete(keyOf({ table, person }))) return;
    count(table, -1);
    went(table, person);
  }

  function replace(node: Node, people: readonly Attendant[]): void {
    const keys = new Set(people.map(keyOf));
    for (const one of people) add(node, one);
    for (const [key, one] of [...node.people]) if (!keys.has(key)) remove(node, one);
    node.complete = true;
  }

  function drop(id: NodeId): void {
    const node = nodes.get(id);
    if (node !== undefined) replace(node, []);
    nodes.delete(id);
  }

  return {
    hear(message: NodeLife): void {
      const { node } = message;
      switch (message.kind) {
        case 'alive':
          if (!heardFrom(node).complete) tell({ kind: 'asking', node: me, of: node });
          return;
        case 'asking':
          heardFrom(node);
          if (message.of === undefined || message.of === me) tell({ kind: 'people', node: me, people: here() });
          return;
        case 'people':
          replace(heardFrom(node), message.people);
          return;
        case 'came':
          add(heardFrom(node), message);
          return;
        case 'went':
          remove(heardFrom(node), message);
          return;
        case 'leaving':
          drop(node);
      }
    },

    /** Who has been silent for too long is gone. */
    dropSilent(): void {
      for (const [id, { heard }] of [...nodes]) if (heard + LOST < clock.now()) drop(id);
    },

    /** The line was broken: silence means nothing, and nobody's list may be believed. */
    doubtAll(): void {
      for (const id of nodes.keys()) heardFrom(id).complete = false;
    },

    /** How many people of other nodes are at this table. */
    at: (table: TableId): number => perTable.get(table) ?? 0,
    nodes: (): number => nodes.size,
  };
}

export type PeopleElsewhere = ReturnType<typeof peopleElsewhere>;

function keyOf({ table, person }: Attendant): string {
  return `${table} ${person}`;
}
