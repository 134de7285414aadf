import { useEffect, useEffectEvent } from 'react';
import { isTaken } from '../board/use-digit-keys.ts';

/** Hears the question mark, unless somebody writes or a dialog is open. */
export function useHintKey(ask: () => void): void {
  const onAsk = useEffectEvent(ask);
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (event.key !== '?' || isTaken(event)) return;
      event.preventDefault();
      onAsk();
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
}
