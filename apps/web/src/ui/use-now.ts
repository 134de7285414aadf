import { useEffect, useState } from 'react';

/** This browser's time, for "away since"; looks again every second while it is wanted. */
export function useNow({ wanted }: { readonly wanted: boolean }): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!wanted) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [wanted]);
  return now;
}
