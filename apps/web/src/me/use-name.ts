import { type RefObject, useRef, useState } from 'react';
import type { Refusal } from '../connection/refusal.ts';
import { renameMe, useMe } from './me.ts';

export type NameDraft = {
  /** The field, to bring the eye back to when the name is not right. */
  readonly field: RefObject<HTMLInputElement | null>;
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
  const field = useRef<HTMLInputElement>(null);
  const name = typed ?? own;

  async function settle(): Promise<boolean> {
    const wanted = name.trim();
    if (wanted === '') return refuse('nameEmpty');
    if (wanted === own) return true;
    const answer = await renameMe(wanted);
    if (!answer.ok) return refuse(answer.code);
    setError(undefined);
    return true;
  }

  function refuse(code: Refusal): false {
    setError(code);
    field.current?.focus();
    return false;
  }

  return {
    field,
    name,
    error,
    change: (next) => {
      setTyped(next);
      setError(undefined);
    },
    settle,
  };
}
