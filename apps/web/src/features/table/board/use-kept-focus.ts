import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Keyboard users never fall out of the board: when what had the focus is gone (a card played, a question answered), the
 * next useful thing gets it: what is asked of me (or the way on to the next game), else my hand, else the board.
 */
export function useKeptFocus(board: RefObject<HTMLElement | null>): void {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const element = board.current;
    const remember = (event: FocusEvent): void => {
      last.current = event.target instanceof Element ? event.target : null;
    };
    const forget = (event: FocusEvent): void => {
      if (event.relatedTarget instanceof Element && !element?.contains(event.relatedTarget)) last.current = null;
    };
    element?.addEventListener('focusin', remember);
    element?.addEventListener('focusout', forget);
    return () => {
      element?.removeEventListener('focusin', remember);
      element?.removeEventListener('focusout', forget);
    };
  }, [board]);
  useLayoutEffect(() => {
    const lost = last.current !== null && !last.current.isConnected && isNowhere(document.activeElement);
    if (lost && board.current) nextInLine(board.current)?.focus({ preventScroll: true });
  });
}

function isNowhere(active: Element | null): boolean {
  return active === null || active === document.body;
}

function nextInLine(board: HTMLElement): HTMLElement | null {
  const inRow = board.querySelector<HTMLElement>('[data-ask-row] button, [data-next] button');
  return inRow ?? board.querySelector<HTMLElement>('[data-hand] button[tabindex="0"]') ?? board;
}
