import { createAdapter } from '@socket.io/redis-streams-adapter';
import { createClient } from 'redis';
import type { TableServer } from '../tables/connections.ts';
import type { NodeLine } from './node-line.ts';
import { isNodeMessage } from './node-messages.ts';

/** How long Redis may take to answer at the start, in ms. */
const ANSWER_WITHIN = 5000;
/** Longest rest between two tries to connect again, in ms. */
const LONGEST_REST = 1000;
/** So long after connecting every other line is connected again too, in ms. */
const SURE_AFTER = 3 * LONGEST_REST;
/** How long the adapter waits for its stream in one go, in ms. */
const BLOCK = 1000;
const EVENT = 'node';

/**
 * Connects to Redis: one line for what Socket.IO's adapter says, and two that the adapter opens to hear. A broken line is
 * connected again for as long as it takes. Rejects when Redis does not answer at the start.
 */
export async function redisLine(address: string, report: (error: unknown) => void): Promise<NodeLine> {
  const client = newClient(address);
  let sureAt = Number.POSITIVE_INFINITY;
  let broken = false;
  client.on('ready', () => {
    sureAt = performance.now() + SURE_AFTER;
    broken = false;
  });
  // Comes again with each try to connect; told once.
  client.on('error', (error: unknown) => {
    sureAt = Number.POSITIVE_INFINITY;
    if (!broken) report(error);
    broken = true;
  });
  await connected(client);
  neverFails(client);
  let server: TableServer | undefined;

  return {
    tell(message) {
      if (client.isReady) server?.serverSideEmit(EVENT, message);
    },
    isSure: () => performance.now() >= sureAt,
    attach(io, hear) {
      server = io.adapter(createAdapter(client, { blockTimeInMs: BLOCK }));
      io.on(EVENT, (message: unknown) => {
        if (isNodeMessage(message)) hear(message);
      });
    },
    async close() {
      await server?.of('/').adapter.close();
      if (client.isReady) await client.close().catch(report);
      else client.destroy();
    },
  };
}

function newClient(address: string) {
  return createClient({
    url: address,
    // The older form of answers: the adapter reads its stream in it.
    RESP: 2,
    socket: { connectTimeout: ANSWER_WITHIN, reconnectStrategy: (tries) => Math.min(50 * 2 ** tries, LONGEST_REST) },
  });
}

type Client = ReturnType<typeof newClient>;

async function connected(client: Client): Promise<void> {
  let cancel: () => void = () => {};
  const tooLong = new Promise<never>((_, reject) => {
    const timer = setTimeout(() => reject(new Error('Redis does not answer')), ANSWER_WITHIN);
    cancel = () => clearTimeout(timer);
  });
  try {
    await Promise.race([client.connect(), tooLong]);
  } catch (error) {
    client.destroy();
    throw error;
  } finally {
    cancel();
  }
}

/**
 * The adapter looks neither at what becomes of a message nor at whether it hears: a command that was under way when the line
 * broke, or was closed, would end the process.
 */
function neverFails(client: Client): void {
  const { publish, duplicate } = bound(client);
  const carefulPublish: Client['publish'] = (channel, message) =>
    client.isReady ? publish(channel, message).catch(() => 0) : Promise.resolve(0);
  const carefulDuplicate: Client['duplicate'] = (overrides) => {
    const copy = duplicate(overrides);
    const subscribe = copy.subscribe.bind(copy);
    const carefulSubscribe: typeof subscribe = (channels, listener, buffers) =>
      subscribe(channels, listener, buffers).catch(() => undefined);
    return Object.assign(copy, { subscribe: carefulSubscribe });
  };
  Object.assign(client, { publish: carefulPublish, duplicate: carefulDuplicate });
}

function bound(client: Client): Pick<Client, 'publish' | 'duplicate'> {
  return { publish: client.publish.bind(client), duplicate: client.duplicate.bind(client) };
}
