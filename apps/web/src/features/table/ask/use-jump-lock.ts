import { useEffect, useState } from 'react';

/** Nobody holds a jump by accident: after one of this many steps holding is locked for a while. */
const LOCKED_FROM = 3;
const LOCKED_FOR_MS = 2000;

/** Whether this ask is still locked; use it under the key of the ask, so that each begins anew. */
export function useJumpLock({ jump }: { readonly jump: number }): boolean {
  const [locked, setLocked] = useState(jump >= LOCKED_FROM);
  useEffect(() => {
    if (!locked) return;
    const timer = setTimeout(() => setLocked(false), LOCKED_FOR_MS);
    return () => clearTimeout(timer);
  }, [locked]);
  return locked;
}
