import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import styles from './Popover.module.css';

export type PopoverProps = {
  readonly title: string;
  readonly note?: string | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly wide?: boolean;
};

/** A slip of paper above the ask row. Escape and a click elsewhere close it; the focus goes in and comes back. */
export function Popover({ title, note, onClose, children, wide = false }: PopoverProps) {
  const titleId = useId();
  const element = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const before = document.activeElement;
    const inside = element.current;
    firstInside(inside)?.focus();
    const hear = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') close();
    };
    const press = (event: PointerEvent): void => {
      if (event.target instanceof Node && !inside?.parentElement?.contains(event.target)) close();
    };
    window.addEventListener('keydown', hear);
    window.addEventListener('pointerdown', press);
    return () => {
      window.removeEventListener('keydown', hear);
      window.removeEventListener('pointerdown', press);
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <div
      ref={element}
      className={styles.popover}
      data-wide={wide || undefined}
      data-surface="paper"
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </header>
      {children}
    </div>
  );
}

/** What is named as the first, else the first button, else the slip itself. */
function firstInside(slip: HTMLElement | null): HTMLElement | null {
  return slip?.querySelector<HTMLElement>('[data-first]') ?? slip?.querySelector('button') ?? slip;
}
