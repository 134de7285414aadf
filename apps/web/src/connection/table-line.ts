import type { ClientToServer, ServerToClient } from '@skatrunde/protocol';

/** What a table can be told, and what it answers. */
export type Told<E extends keyof ClientToServer> = Parameters<ClientToServer[E]>[0];
export type Replied<E extends keyof ClientToServer> = Parameters<Parameters<ClientToServer[E]>[1]>[0];

/** The line to one table: a socket to the server, or a worker of this browser in which the table runs. */
export interface TableLine {
  readonly connected: boolean;
  /** Comes back by itself when it is lost. */
  readonly active: boolean;
  connect(): unknown;
  disconnect(): unknown;
  on(event: 'connect', listener: () => void): unknown;
  on(event: 'disconnect', listener: (reason: string) => void): unknown;
  on(event: 'connect_error', listener: (error: Error) => void): unknown;
  on(event: 'table:update', listener: ServerToClient['table:update']): unknown;
  on(event: 'table:pad', listener: ServerToClient['table:pad']): unknown;
  on(event: 'table:chat', listener: ServerToClient['table:chat']): unknown;
  on(event: 'table:gone', listener: ServerToClient['table:gone']): unknown;
  off(event: 'connect', listener: () => void): unknown;
  /** Rejects when there is no answer within so many ms. */
  timeout(ms: number): { emitWithAck: TellTable };
}

type TellTable = {
  (event: 'table:command', message: Told<'table:command'>): Promise<Replied<'table:command'>>;
  (event: 'table:say', message: Told<'table:say'>): Promise<Replied<'table:say'>>;
  (event: 'table:hint', message: Told<'table:hint'>): Promise<Replied<'table:hint'>>;
  (event: 'table:title', message: Told<'table:title'>): Promise<Replied<'table:title'>>;
};
