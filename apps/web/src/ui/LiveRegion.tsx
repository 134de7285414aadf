import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** `assertive` only for what is asked of the listener now. */
export type Urgency = 'polite' | 'assertive';
export type Announce = (text: string, urgency?: Urgency) => void;

type Line = { readonly id: number; readonly text: string };
const KEPT_LINES = 6;
const AnnounceContext = createContext<Announce>(() => undefined);

/** Tells the screen reader what happens: calls and cards, coming and going, chat. */
export function useAnnounce(): Announce {
  return useContext(AnnounceContext);
}

export function LiveRegion({ children }: { readonly children: ReactNode }) {
  const [polite, setPolite] = useState<readonly Line[]>([]);
  const [assertive, setAssertive] = useState<readonly Line[]>([]);
  const nextId = useRef(0);
  const announce = useCallback<Announce>((text, urgency = 'polite') => {
    const line = { id: nextId.current++, text };
    const set = urgency === 'polite' ? setPolite : setAssertive;
    set((lines) => [...lines, line].slice(-KEPT_LINES));
  }, []);
  return (
    <AnnounceContext value={announce}>
      {children}
      <VisuallyHidden>
        <Lines urgency="polite" lines={polite} />
        <Lines urgency="assertive" lines={assertive} />
      </VisuallyHidden>
    </AnnounceContext>
  );
}

/** New lines are added, never rewritten, so that two quick calls are both read. */
function Lines({ urgency, lines }: { readonly urgency: Urgency; readonly lines: readonly Line[] }) {
  return (
    <span role="log" aria-live={urgency} aria-relevant="additions" data-live={urgency}>
      {lines.map((line) => (
        <span key={line.id}>{line.text} </span>
      ))}
    </span>
  );
}
