import type { TableServer } from '../tables/connections.ts';
import type { NodeMessage } from './node-messages.ts';

/** The line to the other nodes. */
export type NodeLine = {
  /** To all others, soon. While the line is broken it goes nowhere. Never throws. */
  readonly tell: (message: NodeMessage) => void;
  /** Whether what the others say is heard: connected, and for so long that the others are too. */
  readonly isSure: () => boolean;
  /** Begins to hear, over the server of the sockets. */
  readonly attach: (server: TableServer, hear: (message: NodeMessage) => void) => void;
  readonly close: () => Promise<void>;
};
