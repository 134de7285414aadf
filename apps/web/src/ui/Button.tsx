import type { LucideIcon } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import { useText } from '../i18n/index.ts';
import styles from './Button.module.css';
import { classNames } from './class-names.ts';

export type ButtonProps = {
  /** `primary` (brass) once per view; `quiet` outline; `ghost` text; `danger` for what cannot be undone. */
  readonly kind?: 'primary' | 'normal' | 'quiet' | 'ghost' | 'danger';
  readonly size?: 'normal' | 'small';
  readonly type?: 'button' | 'submit';
  readonly icon?: LucideIcon | undefined;
  /** Sent and not yet answered: keeps its width and says so. */
  readonly pending?: boolean | undefined;
  /** Why this cannot be done now; stands next to the button, which stays reachable by keyboard. */
  readonly reason?: string | undefined;
  /** What a bot would do. */
  readonly hinted?: boolean;
  readonly wide?: boolean;
  readonly expanded?: boolean | undefined;
  readonly buttonRef?: Ref<HTMLButtonElement>;
  readonly onClick?: (() => void) | undefined;
  readonly children: ReactNode;
};

export function Button(props: ButtonProps) {
  const {
    kind = 'normal',
    size = 'normal',
    type = 'button',
    icon: Icon,
    pending = false,
    reason,
    wide = false,
  } = props;
  const text = useText();
  const reasonId = useId();
  const blocked = pending || reason !== undefined;
  const button = (
    <button
      ref={props.buttonRef}
      type={type}
      className={classNames(styles.button, styles[kind], size === 'small' && styles.small, wide && styles.wide)}
      aria-disabled={blocked || undefined}
      aria-describedby={reason === undefined ? undefined : reasonId}
      aria-expanded={props.expanded}
      aria-description={props.hinted ? text.hints.button : undefined}
      data-hinted={props.hinted || undefined}
      data-pending={pending || undefined}
      onClick={(event) => (blocked ? event.preventDefault() : props.onClick?.())}
    >
      <Label pending={pending}>
        {Icon && <Icon className={styles.icon} aria-hidden="true" />}
        <span>{props.children}</span>
      </Label>
    </button>
  );
  if (reason === undefined) return button;
  return (
    <span className={classNames(styles.withReason, wide && styles.wide)}>
      {button}
      <span id={reasonId} className={styles.reason}>
        {reason}
      </span>
    </span>
  );
}

/** Both labels lie in one cell, so the button does not change its width while it waits. */
function Label({ pending, children }: { readonly pending: boolean; readonly children: ReactNode }) {
  const text = useText();
  return (
    <span className={styles.label}>
      <span className={styles.content} data-hidden={pending || undefined}>
        {children}
      </span>
      {pending && <span className={styles.content}>{text.app.sending}</span>}
    </span>
  );
}
