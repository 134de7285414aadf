import { createHash } from 'node:crypto';
import { createConnection, createServer, type Socket } from 'node:net';

/** How a connection finds its node. */
export type Choice = 'by table' | 'any';

export type Balancer = {
  readonly url: string;
  /** Ports of the nodes it may choose from. */
  nodes: readonly number[];
  readonly close: () => Promise<void>;
};

/**
 * What stands before several nodes: passes each connection on to one of them, by a hash of the table that its address names,
 * or to the next in turn. When that one does not answer it takes another, as a real one does.
 */
export async function startBalancer(choice: Choice): Promise<Balancer> {
  const open = new Set<Socket>();
  let turn = 0;
  const balancer = { url: '', nodes: [] as readonly number[], close };

  const server = createServer((page) => {
    keep(page);
    page.once('data', (head) => {
      page.pause();
      const first = choice === 'by table' ? hashOf(head) : turn++;
      passOn(page, head, { first, tries: balancer.nodes.length });
    });
  });

  function keep(socket: Socket): void {
    open.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => open.delete(socket));
  }

  function passOn(page: Socket, head: Buffer, { first, tries }: { first: number; tries: number }): void {
    const port = balancer.nodes[first % balancer.nodes.length];
    if (port === undefined || tries === 0) return void page.destroy();
    const node = createConnection(port, '127.0.0.1');
    const another = (): void => passOn(page, head, { first: first + 1, tries: tries - 1 });
    node.once('error', another);
    node.once('connect', () => {
      node.off('error', another);
      keep(node);
      node.write(head);
      node.pipe(page).pipe(node);
      page.on('close', () => node.destroy());
      node.on('close', () => page.destroy());
    });
  }

  async function close(): Promise<void> {
    for (const socket of open) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('No port');
  balancer.url = `http://127.0.0.1:${address.port}`;
  return balancer;
}

function hashOf(head: Buffer): number {
  const table = /[?&]table=([\w-]+)|\/api\/tables\/([\w-]+)/.exec(head.toString('latin1'));
  return createHash('sha256')
    .update(table?.[1] ?? table?.[2] ?? '')
    .digest()
    .readUInt32BE(0);
}
