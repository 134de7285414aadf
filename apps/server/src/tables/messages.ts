import type { ChatReceipt, CommandReceipt, DoorRefusal } from '@skatrunde/protocol';
import { CommandEnvelopeSchema, SaySchema, TitleSchema } from '@skatrunde/protocol/schemas';
import type { PersonId, TableCommand, TableId } from '@skatrunde/table';
import type { TableSocket } from './connections.ts';
import { MESSAGE_RATES, type MessageBudgets, messageBudget, scaled } from './message-rates.ts';

/** Messages of one connection that make no sense, or come too fast, before the line is cut. */
const PATIENCE = 100;

/** Who says it: from the connection, never from the message. */
export type Sender = { readonly table: TableId; readonly person: PersonId };

/** What is done with messages that have come through the door. */
export type Listener = {
  readonly command: (who: Sender, id: string, command: TableCommand) => Promise<CommandReceipt>;
  readonly say: (who: Sender, id: string, text: string) => Promise<ChatReceipt>;
  readonly title: (who: Sender, title: string) => Promise<CommandReceipt>;
};

export type MessageDoor = {
  readonly listener: Listener;
  readonly now: () => number;
  readonly rateFactor: number;
  readonly commandBudgets: MessageBudgets;
  readonly chatBudgets: MessageBudgets;
  readonly isStopping: () => boolean;
  readonly report: (error: unknown) => void;
};

type Refused = { readonly ok: false; readonly code: DoorRefusal | 'tryAgain' };
type Kind = keyof typeof MESSAGE_RATES;

/** Every message is parsed strictly, counted, and answered: with a receipt, or with why it was refused. */
export function hearMessages(socket: TableSocket, door: MessageDoor): void {
  const { listener } = door;
  const who: Sender = { table: socket.data.table, person: socket.data.person };
  const own = {
    command: messageBudget(scaled(MESSAGE_RATES.command, door.rateFactor), door.now),
    chat: messageBudget(scaled(MESSAGE_RATES.chat, door.rateFactor), door.now),
  };
  let patience = PATIENCE * door.rateFactor;

  function lose(code: 'malformed' | 'tooFast'): Refused {
    patience -= 1;
    if (patience <= 0) setImmediate(() => socket.disconnect(true));
    return { ok: false, code };
  }

  function isTooFast(kind: Kind): boolean {
    const shared = kind === 'command' ? door.commandBudgets : door.chatBudgets;
    return !own[kind].take() || !shared.take(who.person);
  }

  /** While the server is being stopped nobody is answered: the page says it again to the next one, under the same id. */
  function hear<R>(kind: Kind, words: readonly unknown[], answer: (message: unknown) => Promise<R> | undefined): void {
    if (door.isStopping()) return;
    const receipt = words.at(-1);
    const reply = typeof receipt === 'function' ? (result: R | Refused): void => receipt(result) : () => {};
    const answering = isTooFast(kind) ? lose('tooFast') : (answer(words[0]) ?? lose('malformed'));
    Promise.resolve(answering).then(reply, (error: unknown) => {
      door.report(error);
      reply({ ok: false, code: 'tryAgain' });
    });
  }

  socket.on('table:command', (...words: readonly unknown[]) =>
    hear('command', words, (message) => {
      const { success, data } = CommandEnvelopeSchema.safeParse(message);
      return success ? listener.command(who, data.id, data.command) : undefined;
    }),
  );
  socket.on('table:say', (...words: readonly unknown[]) =>
    hear('chat', words, (message) => {
      const { success, data } = SaySchema.safeParse(message);
      return success ? listener.say(who, data.id, data.text) : undefined;
    }),
  );
  socket.on('table:title', (...words: readonly unknown[]) =>
    hear('command', words, (message) => {
      const { success, data } = TitleSchema.safeParse(message);
      return success ? listener.title(who, data.title) : undefined;
    }),
  );
  socket.onAny((event: unknown) => {
    if (typeof event !== 'string' || !KNOWN.has(event)) lose('malformed');
  });
}

const KNOWN: ReadonlySet<string> = new Set(['table:command', 'table:say', 'table:title']);
