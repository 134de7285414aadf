import type { TableClock, TableId } from '@skatrunde/table';
import { newToken } from '../accounts/tokens.ts';
import type { TableServer } from '../tables/connections.ts';
import type { NodeLine } from './node-line.ts';
import type { Attendant, NodeMessage } from './node-messages.ts';
import { BEAT, type PeopleElsewhere, peopleElsewhere } from './people-elsewhere.ts';

/** The other nodes, as far as the tables and lines of this one are concerned. Alone, there are none and nothing is said. */
export type Others = {
  readonly tell: (message: NodeMessage) => void;
  readonly attach: (server: TableServer) => void;
  readonly came: (who: Attendant) => void;
  readonly went: (who: Attendant) => void;
  /** How many people of other nodes are at this table. */
  readonly at: (table: TableId) => number;
  /** How many nodes there are beside this one. */
  readonly nodes: () => number;
  /** Before somebody who may come from another node is shown this table: takes over what was written there. Never rejects. */
  readonly catchUp: (table: TableId) => Promise<void>;
  /** The same before somebody says something there, if people of other nodes play along: nothing is refused out of ignorance. */
  readonly catchUpIfShared: (table: TableId) => Promise<void>;
  readonly close: () => Promise<void>;
};

export const ALONE: Others = {
  tell: () => {},
  attach: () => {},
  came: () => {},
  went: () => {},
  at: () => 0,
  nodes: () => 0,
  catchUp: async () => {},
  catchUpIfShared: async () => {},
  close: async () => {},
};

export type OthersDeps = {
  readonly line: NodeLine;
  readonly clock: TableClock;
  readonly report: (error: unknown) => void;
  readonly here: () => readonly Attendant[];
  readonly presence: Presences;
  /** What another node says has changed. */
  readonly heard: (message: NodeNews) => Promise<void>;
  /** Looks into the logs of one table, or of all that are open here. */
  readonly catchUp: (table?: TableId) => Promise<void>;
  /** The line was broken and is whole again: what was said meanwhile has to be looked up. */
  readonly lookAgain: () => Promise<void>;
};

type Presences = {
  readonly connected: (table: TableId, person: string) => void;
  readonly disconnected: (table: TableId, person: string) => void;
};

/** Everything that is not about the nodes themselves. */
export type NodeNews = Exclude<NodeMessage, { readonly node: string }>;

/**
 * Speaks with the other nodes. While the line is broken it looks into the logs once a second instead, so that people of one
 * table who are with different nodes play on, a little slower.
 */
export function withOthers(deps: OthersDeps): Others {
  const { clock, line, presence, report } = deps;
  const node = newToken();
  const people = peopleElsewhere({
    node,
    clock,
    tell: line.tell,
    here: deps.here,
    came: presence.connected,
    went: presence.disconnected,
  });
  const stop = beating(deps, people, () => line.tell({ kind: 'alive', node }));

  function hear(message: NodeMessage): void {
    if ('node' in message) people.hear(message);
    else deps.heard(message).catch(report);
  }

  function catchUp(table: TableId): Promise<void> {
    return deps.catchUp(table).catch(report);
  }

  return {
    tell: line.tell,
    attach: (server) => line.attach(server, hear),
    came: (who) => line.tell({ kind: 'came', node, ...who }),
    went: (who) => line.tell({ kind: 'went', node, ...who }),
    at: people.at,
    nodes: people.nodes,
    catchUp,
    catchUpIfShared: async (table) => (people.at(table) > 0 ? catchUp(table) : undefined),
    async close() {
      stop();
      line.tell({ kind: 'leaving', node });
      await line.close();
    },
  };
}

/** Says that this node is there, and looks who is not. */
function beating({ catchUp, clock, line, lookAgain, report }: OthersDeps, people: PeopleElsewhere, alive: () => void) {
  let wasSure = false;
  let stopped = false;
  let cancel: () => void = () => {};

  async function look(): Promise<void> {
    if (!line.isSure()) {
      wasSure = false;
      people.doubtAll();
      return catchUp();
    }
    if (wasSure) return people.dropSilent();
    wasSure = true;
    people.doubtAll();
    await catchUp();
    return lookAgain();
  }

  function beat(): void {
    if (stopped) return;
    cancel = clock.after(BEAT, () => {
      alive();
      look().catch(report).finally(beat);
    });
  }

  beat();
  return () => {
    stopped = true;
    cancel();
  };
}
