import type { ChatMessage, PersonId } from '@skatrunde/protocol';
import { useState } from 'react';

/** How many messages of others have come since the chat was last in sight. What is there on arrival counts as read. */
export function useUnread(
  chat: readonly ChatMessage[] | undefined,
  { me, reading }: { readonly me: PersonId; readonly reading: boolean },
): number {
  const newest = chat && (chat.at(-1)?.id ?? 0);
  const [read, setRead] = useState<number>();
  if (newest !== read && (reading || read === undefined || newest === undefined)) setRead(newest);
  if (reading || read === undefined || !chat) return 0;
  return chat.filter(({ id, person }) => id > read && person !== me).length;
}
