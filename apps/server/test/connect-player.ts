import { randomBytes } from 'node:crypto';
import {
  type ChatMessage,
  type ChatReceipt,
  type ClientToServer,
  type CommandReceipt,
  type GoneReason,
  type Pad,
  PROTOCOL_VERSION,
  type ServerToClient,
  type TableCommand,
  type TableUpdate,
} from '@skatrunde/protocol';
import {
  ChatMessageSchema,
  CommandReceiptSchema,
  MeSchema,
  NewTableSchema,
  PadSchema,
  TableUpdateSchema,
} from '@skatrunde/protocol/schemas';
import { io, type Socket } from 'socket.io-client';
import { type Browser, openBrowser } from './browser.ts';

/** How long a test waits for what must come, in ms. */
const PATIENCE = 10_000;

/** Somebody with a browser: a person of the server, not yet at a table. */
export type Visitor = { readonly browser: Browser; readonly person: string; readonly name: string };

export async function visit(url: string, name: string): Promise<Visitor> {
  const browser = openBrowser(url);
  await browser.send('GET', '/api/me');
  const me = MeSchema.parse((await browser.send('PUT', '/api/me', { name })).body);
  return { browser, person: me.person, name: me.name };
}

export async function makeTable(visitor: Visitor, settings?: unknown): Promise<string> {
  const reply = await visitor.browser.send('POST', '/api/tables', settings === undefined ? {} : { settings });
  return NewTableSchema.parse(reply.body).table;
}

/** One page of somebody at one table. Everything the server sends is parsed with the schemas of the wire. */
export type Player = {
  readonly person: string;
  readonly socket: Socket<ServerToClient, ClientToServer>;
  /** All updates, oldest first. */
  readonly updates: readonly TableUpdate[];
  readonly pads: readonly Pad[];
  readonly chat: readonly ChatMessage[];
  readonly gone: readonly GoneReason[];
  /** Every frame as it came. */
  readonly frames: readonly string[];
  /** The newest. Throws before the first. */
  readonly update: () => TableUpdate;
  readonly send: (command: TableCommand, id?: string) => Promise<CommandReceipt>;
  readonly say: (text: string, id?: string) => Promise<ChatReceipt>;
  /** Anything at all, as a hostile page would send it. */
  readonly emitRaw: (event: string, ...words: readonly unknown[]) => Promise<unknown>;
  /** The same, asking for no receipt. */
  readonly emitBlind: (event: string, ...words: readonly unknown[]) => void;
  /** Resolves once this is so, looking after each message; rejects when it does not become so. */
  readonly until: (what: string, isSo: () => boolean) => Promise<void>;
  readonly close: () => void;
};

export type Connecting = {
  readonly origin?: string;
  readonly protocol?: number;
  /** As a page says that has been inside. */
  readonly member?: true;
  readonly reconnection?: boolean;
  readonly cookie?: string;
  /** As a proxy says where the browser is. */
  readonly address?: string;
};

/** Connects; rejects with the server's reason when it is refused. */
export async function connect(url: string, visitor: Visitor, table: string, options: Connecting = {}): Promise<Player> {
  const socket: Socket<ServerToClient, ClientToServer> = io(url, {
    query: { table },
    auth: { protocol: options.protocol ?? PROTOCOL_VERSION, ...(options.member ? { member: true } : {}) },
    transports: ['websocket'],
    forceNew: true,
    autoConnect: false,
    reconnection: options.reconnection ?? false,
    reconnectionDelay: 20,
    reconnectionDelayMax: 100,
    extraHeaders: {
      origin: options.origin ?? url,
      cookie: options.cookie ?? visitor.browser.cookie() ?? '',
      ...(options.address === undefined ? {} : { 'x-forwarded-for': options.address }),
    },
  });
  const player = playerOn(socket, visitor.person);
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', (error) => reject(error));
    socket.connect();
  });
  return player;
}

/** Comes to the table by its link and takes a seat, or watches. */
export async function join(url: string, visitor: Visitor, table: string, as: 'player' | 'watcher'): Promise<Player> {
  const player = await connect(url, visitor, table);
  const receipt = await player.send({ type: 'join', as });
  if (!receipt.ok) throw new Error(`join refused: ${receipt.code}`);
  return player;
}

function playerOn(socket: Socket<ServerToClient, ClientToServer>, person: string): Player {
  const updates: TableUpdate[] = [];
  const pads: Pad[] = [];
  const chat: ChatMessage[] = [];
  const gone: GoneReason[] = [];
  const frames: string[] = [];
  const raw = socket as unknown as { emit: (event: string, ...words: readonly unknown[]) => void };
  const watchers = new Set<() => void>();
  const looked = (): void => {
    for (const look of watchers) look();
  };
  socket.on('table:update', (update) => {
    updates.push(TableUpdateSchema.parse(update));
    addChance(socket, update);
  });
  socket.on('table:pad', (pad) => pads.push(PadSchema.parse(pad)));
  socket.on('table:chat', (messages) => chat.push(...messages.map((message) => ChatMessageSchema.parse(message))));
  socket.on('table:gone', ({ reason }) => gone.push(reason));
  socket.onAny((...words: readonly unknown[]) => {
    frames.push(JSON.stringify(words));
    queueMicrotask(looked);
  });
  for (const event of ['connect', 'disconnect'] as const) socket.on(event, looked);

  return {
    person,
    socket,
    updates,
    pads,
    chat,
    gone,
    frames,
    update() {
      const update = updates.at(-1);
      if (update === undefined) throw new Error('No update yet');
      return update;
    },
    async send(command, id = messageId()) {
      return CommandReceiptSchema.parse(await socket.timeout(PATIENCE).emitWithAck('table:command', { id, command }));
    },
    say: (text, id = messageId()) => socket.timeout(PATIENCE).emitWithAck('table:say', { id, text }),
    emitRaw(event, ...words) {
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`No answer to ${event}`)), PATIENCE);
        raw.emit(event, ...words, (answer: unknown) => {
          clearTimeout(timer);
          resolve(answer);
        });
      });
    },
    emitBlind: (event, ...words) => raw.emit(event, ...words),
    until(what, isSo) {
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => settle(new Error(`Waited in vain: ${what}`)), PATIENCE);
        const settle = (error?: Error): void => {
          clearTimeout(timer);
          watchers.delete(look);
          if (error === undefined) resolve();
          else reject(error);
        };
        const look = (): void => {
          if (isSo()) settle();
        };
        watchers.add(look);
        look();
      });
    },
    close: () => socket.disconnect(),
  };
}

/** What every browser does by itself before a game. */
function addChance(socket: Socket<ServerToClient, ClientToServer>, { view: { stage } }: TableUpdate): void {
  if (stage.kind !== 'pause' || stage.chance?.wanted !== true) return;
  const command = { type: 'addChance', dealing: stage.chance.dealing, text: randomBytes(32).toString('hex') } as const;
  socket.emit('table:command', { id: messageId(), command }, () => undefined);
}

export function messageId(): string {
  return randomBytes(12).toString('base64url');
}
