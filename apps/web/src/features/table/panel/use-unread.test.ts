import type { ChatMessage } from '@skatrunde/protocol';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useUnread } from './use-unread.ts';

const from = (person: string, id: number): ChatMessage => ({
  id,
  room: 'players',
  person,
  name: person,
  text: '',
  at: 0,
});

type Props = { readonly chat: readonly ChatMessage[] | undefined; readonly reading: boolean };

test('counts what others say after arrival, until it is read', () => {
  const { result, rerender } = renderHook(({ chat, reading }: Props) => useUnread(chat, { me: 'lotte', reading }), {
    initialProps: { chat: undefined, reading: false } as Props,
  });
  const seen = (chat: Props['chat'], reading = false): number => {
    rerender({ chat, reading });
    return result.current;
  };
  expect(seen([])).toBe(0);
  expect(seen([from('mira', 1)])).toBe(1);
  expect(seen([from('mira', 1), from('lotte', 2), from('mira', 3)])).toBe(2);
  expect(seen([from('mira', 1), from('lotte', 2), from('mira', 3)], true)).toBe(0);
  expect(seen([from('mira', 1), from('lotte', 2), from('mira', 3)])).toBe(0);
});

test('what was said before arrival counts as read', () => {
  const { result, rerender } = renderHook(({ chat, reading }: Props) => useUnread(chat, { me: 'lotte', reading }), {
    initialProps: { chat: [from('mira', 7)], reading: false } as Props,
  });
  expect(result.current).toBe(0);
  rerender({ chat: [from('mira', 7), from('mira', 8)], reading: false });
  expect(result.current).toBe(1);
});
