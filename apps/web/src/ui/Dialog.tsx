import { X } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { useText } from '../i18n/index.ts';
import styles from './Dialog.module.css';
import { IconButton } from './IconButton.tsx';

export type DialogProps = {
  readonly title: string;
  readonly onClose: () => void;
  readonly width?: 'normal' | 'wide' | 'full';
  readonly children: ReactNode;
  /** The row of buttons at the lower edge; stays in sight while the rest scrolls. */
  readonly actions?: ReactNode;
};

/** A sheet of paper that wants an answer first; mounted = open. From below on a phone. Escape and a tap beside it close it. */
export function Dialog({ title, onClose, width = 'normal', children, actions }: DialogProps) {
  const text = useText();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    const closeBeside = (event: MouseEvent): void => {
      if (event.target === element) close();
    };
    element?.addEventListener('click', closeBeside);
    if (element && !element.open) element.showModal();
    return () => {
      element?.removeEventListener('click', closeBeside);
      element?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-width={width}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.paper} data-surface="paper">
        <header className={styles.header}>
          <h2 id={titleId}>{title}</h2>
          <IconButton icon={X} label={text.app.close} onClick={onClose} />
        </header>
        <div className={styles.body}>{children}</div>
        {actions !== undefined && <footer className={styles.actions}>{actions}</footer>}
      </div>
    </dialog>
  );
}
