import { useState } from 'react';
import type { Refusal } from '../connection/refusal.ts';
import { renameMe, useMe } from './me.ts';

export type NameDraft = {
  readonly name: string;
  readonly error: Refusal | undefined;
  readonly change: (name: string) => void;
  /** True once the name is the person's own; says what is wrong otherwise. */
  readonly settle: () => Promise<boolean>;
};

/** The name being typed, starting from the one this browser already has. */
export function useName(): NameDraft {
  const me = useMe();
  const own = me.kind === 'known' && me.me.named ? me.me.name : '';
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<Refusal>();
  const name = typed ?? own;

  async function settle(): Promise<boolean> {
    const wanted = name.trim();
    if (wanted === '') {
      setError('nameEmpty');
      return false;
    }
    if (wanted === own) return true;
    const answer = await renameMe(wanted);
    setError(answer.ok ? undefined : answer.code);
    return answer.ok;
  }

  return {
    name,
    error,
    change: (next) => {
      setTyped(next);
      setError(undefined);
    },
    settle,
  };
}
