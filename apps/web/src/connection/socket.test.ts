import { HandshakeAuthSchema } from '@skatrunde/protocol/schemas';
import { expect, test } from 'vitest';
import { handshake, tableSocket } from './socket.ts';

test.each([true, false])('a page says whether it takes itself to belong to the table: %s', (member) => {
  expect(HandshakeAuthSchema.parse(handshake({ member })).member ?? false).toBe(member);
});

test('and is asked anew at each connect', () => {
  let inside = false;
  const { auth } = tableSocket('t', () => inside);
  const said: unknown[] = [];
  const connect = (): void => {
    if (typeof auth === 'function') auth((data) => said.push('member' in data));
  };
  connect();
  inside = true;
  connect();
  expect(said).toEqual([false, true]);
});
