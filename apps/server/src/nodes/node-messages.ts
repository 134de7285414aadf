import type { PersonId, TableId } from '@skatrunde/table';

/** One process of several that serve the same tables: a random id, new at each start. */
export type NodeId = string;

/** Somebody with an open page at a table. */
export type Attendant = { readonly table: TableId; readonly person: PersonId };

/**
 * What nodes tell each other: that something has changed, and where people are. What it is stands in the database, and each
 * node reads it there; so no card and no word of anybody goes this way, and a message that is lost delays things only.
 */
export type NodeMessage =
  /** The log of this table has come to this version. */
  | { readonly kind: 'version'; readonly table: TableId; readonly version: number }
  /** A bid limit was set or withdrawn, or the table has another title. */
  | { readonly kind: 'limits'; readonly table: TableId }
  | { readonly kind: 'title'; readonly table: TableId }
  /** This message was said at this table. */
  | { readonly kind: 'chat'; readonly table: TableId; readonly id: number }
  | { readonly kind: 'name'; readonly person: PersonId }
  /** By the hash of its token: the session lets nobody in any more. */
  | { readonly kind: 'sessionEnded'; readonly session: string }
  | NodeLife;

/** Which nodes there are, and who has a page open with them. */
export type NodeLife =
  | { readonly kind: 'alive'; readonly node: NodeId }
  /** Who is with you? To all nodes, or to one. */
  | { readonly kind: 'asking'; readonly node: NodeId; readonly of?: NodeId }
  /** Everybody who has a page open with this node; in place of what was known. */
  | { readonly kind: 'people'; readonly node: NodeId; readonly people: readonly Attendant[] }
  /** The first page of this person at this table is open, the last one is closed. */
  | ({ readonly kind: 'came' | 'went'; readonly node: NodeId } & Attendant)
  | { readonly kind: 'leaving'; readonly node: NodeId };

const KINDS: ReadonlySet<unknown> = new Set<NodeMessage['kind']>([
  'version',
  'limits',
  'title',
  'chat',
  'name',
  'sessionEnded',
  'alive',
  'asking',
  'people',
  'came',
  'went',
  'leaving',
]);

/** Nodes trust each other, but during an update one of them may be of another release and say what this one does not know. */
export function isNodeMessage(message: unknown): message is NodeMessage {
  return typeof message === 'object' && message !== null && 'kind' in message && KINDS.has(message.kind);
}
