import type { ChatReceipt, ClientToServer, CommandReceipt, DoorRefusal, HintAnswer } from '@skatrunde/protocol';
import { AskForHintSchema, CommandEnvelopeSchema, SaySchema, TitleSchema } from '@skatrunde/protocol/schemas';
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
  readonly hint: (who: Sender, ask: number) => Promise<HintAnswer>;
  readonly title: (who: Sender, title: string) => Promise<CommandReceipt>;
};

export type MessageDoor = {
  readonly listener: Listener;
  readonly now: () => number;
  readonly rateFactor: number;
  readonly commandBudgets: MessageBudgets;
  readonly chatBudgets: MessageBudgets;
  readonly hintBudgets: MessageBudgets;
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
    hint: messageBudget(scaled(MESSAGE_RATES.hint, door.rateFactor), door.now),
  };
  let patience = PATIENCE * door.rateFactor;

  function lose(code: 'malformed' | 'tooFast'): Refused {
    patience -= 1;
    if (patience <= 0) setImmediate(() => socket.disconnect(true));
    return { ok: false, code };
  }

  function isTooFast(kind: Kind): boolean {
    const shared = { command: door.commandBudgets, chat: door.chatBudgets, hint: door.hintBudgets }[kind];
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

  /** What is not of the form is malformed. */
  function on<T, R>(event: keyof ClientToServer, kind: Kind, form: Form<T>, answer: (message: T) => Promise<R>): void {
    socket.on(event, (...words: readonly unknown[]) =>
      hear(kind, words, (message) => {
        const { data } = form.safeParse(message);
        return data === undefined ? undefined : answer(data);
      }),
    );
  }

  on('table:command', 'command', CommandEnvelopeSchema, ({ id, command }) => listener.command(who, id, command));
  on('table:say', 'chat', SaySchema, ({ id, text }) => listener.say(who, id, text));
  on('table:hint', 'hint', AskForHintSchema, ({ ask }) => listener.hint(who, ask));
  on('table:title', 'command', TitleSchema, ({ title }) => listener.title(who, title));
  socket.onAny((event: unknown) => {
    if (typeof event !== 'string' || !KNOWN.has(event)) lose('malformed');
  });
}

/** A schema of what a page may say. */
type Form<T> = { readonly safeParse: (message: unknown) => { readonly data?: T | undefined } };

const KNOWN: ReadonlySet<string> = new Set<keyof ClientToServer>([
  'table:command',
  'table:say',
  'table:hint',
  'table:title',
]);
