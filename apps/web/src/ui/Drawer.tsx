import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useText } from '../i18n/index.ts';
import styles from './Drawer.module.css';
import { IconButton } from './IconButton.tsx';

export type DrawerProps = {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/**
 * Comes from the side over the mat; what lies beside and below it stays usable. Mounted = open. Escape closes it and the
 * focus goes back to where it came from.
 */
export function Drawer({ title, onClose, children }: DrawerProps) {
  const text = useText();
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    heading.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <section
      className={styles.drawer}
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.stopPropagation();
        onClose();
      }}
    >
      <header className={styles.header}>
        <h2 ref={heading} id={titleId} tabIndex={-1}>
          {title}
        </h2>
        <IconButton icon={X} label={text.app.close} onClick={onClose} />
      </header>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
