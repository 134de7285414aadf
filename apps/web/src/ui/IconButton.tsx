import type { LucideIcon } from 'lucide-react';
import type { Ref } from 'react';
import { classNames } from './class-names.ts';
import styles from './IconButton.module.css';

export type IconButtonProps = {
  readonly icon: LucideIcon;
  /** Spoken name, and the tooltip. */
  readonly label: string;
  readonly onClick: () => void;
  /** A dot: something new lies behind it. The label must say so too. */
  readonly news?: boolean;
  readonly pressed?: boolean | undefined;
  readonly expanded?: boolean | undefined;
  readonly className?: string | undefined;
  readonly buttonRef?: Ref<HTMLButtonElement>;
};

export function IconButton(props: IconButtonProps) {
  const { icon: Icon, label, onClick, news = false } = props;
  return (
    <button
      ref={props.buttonRef}
      type="button"
      className={classNames(styles.button, props.className)}
      aria-label={label}
      title={label}
      aria-pressed={props.pressed}
      aria-expanded={props.expanded}
      onClick={onClick}
    >
      <Icon className={styles.icon} aria-hidden="true" />
      {news && <span className={styles.news} />}
    </button>
  );
}
