import { Bot, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Avatar.module.css';
import { ringColour } from './ring-colour.ts';

export type AvatarProps = {
  /** Whose; nothing for a free seat. */
  readonly name?: string | undefined;
  readonly bot?: boolean;
  /** Their turn: a second ring. */
  readonly turn?: boolean;
  readonly away?: boolean;
  /** Pixels; the phone's default comes from the styles. */
  readonly size?: 'small' | 'seat';
  /** A mark at the lower right, such as the declarer's suit. */
  readonly children?: ReactNode;
};

/** A person as a coaster: initial, and a ring whose colour comes from the name. Decoration: the name stands beside it. */
export function Avatar({ name, bot = false, turn = false, away = false, size = 'seat', children }: AvatarProps) {
  return (
    <span
      className={styles.avatar}
      aria-hidden="true"
      data-size={size}
      data-turn={turn || undefined}
      data-away={away || undefined}
      data-empty={name === undefined || undefined}
      style={name === undefined ? undefined : { '--ring': ringColour(name) }}
    >
      <span className={styles.face}>{name === undefined ? <Plus /> : bot ? <Bot /> : initial(name)}</span>
      {children}
    </span>
  );
}

function initial(name: string): string {
  return Array.from(name.trim())[0]?.toLocaleUpperCase() ?? '';
}
