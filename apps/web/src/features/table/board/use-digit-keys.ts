import { useEffect, useEffectEvent } from 'react';

/** The keys of the number row, in their order; a hand of twelve needs two more. */
const KEYS = ['Digit1', 'Digit2', 'Digit3', 'Digit4', 'Digit5', 'Digit6', 'Digit7', 'Digit8', 'Digit9', 'Digit0'];
const MORE = ['Minus', 'Equal'];

/** Hears 1–9 and 0 as places 0..9, unless somebody writes, a dialog or slip is open, or the key belongs to the browser. */
export function useDigitKeys(choose: (index: number) => void): void {
  const onChoose = useEffectEvent(choose);
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      const index = [...KEYS, ...MORE].indexOf(event.code.replace('Numpad', 'Digit'));
      if (index < 0 || isTaken(event)) return;
      event.preventDefault();
      onChoose(index);
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
}

/** The key is meant for something else: a field, an open dialog, the browser. */
export function isTaken({ target, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey || document.querySelector('dialog[open], [role="dialog"]')) return true;
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
}
