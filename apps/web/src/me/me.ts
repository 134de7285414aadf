import type { Me } from '@skatrunde/protocol';
import { useEffect, useSyncExternalStore } from 'react';
import { type ApiAnswer, claimDevice, fetchMe, rename } from '../connection/api.ts';
import type { Refusal } from '../connection/refusal.ts';

/** Who this browser is. Asked for once, when the first view wants to know. */
export type MeState =
  | { readonly kind: 'asking' }
  | { readonly kind: 'known'; readonly me: Me }
  | { readonly kind: 'failed'; readonly code: Refusal };

const listeners = new Set<() => void>();
let state: MeState = { kind: 'asking' };
let asked = false;

export function useMe(): MeState {
  useEffect(() => {
    if (!asked) void askWhoIAm();
  }, []);
  return useSyncExternalStore(subscribe, () => state);
}

export async function askWhoIAm(): Promise<void> {
  asked = true;
  learn(await fetchMe());
}

export async function renameMe(name: string): Promise<ApiAnswer<Me>> {
  const answer = await rename(name);
  if (answer.ok) learn(answer);
  return answer;
}

/** This browser becomes the person who made the code. */
export async function becomeByCode(code: string): Promise<ApiAnswer<Me>> {
  const answer = await claimDevice(code);
  if (answer.ok) learn(answer);
  return answer;
}

function learn(answer: ApiAnswer<Me>): void {
  state = answer.ok ? { kind: 'known', me: answer.value } : { kind: 'failed', code: answer.code };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
