import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Notice.module.css';

/** Something that stays true for a while, above the table. Whoever shows it also tells it to the live region. */
export function Notice(props: { readonly icon: LucideIcon; readonly text: string; readonly children?: ReactNode }) {
  const { icon: Icon, text, children } = props;
  return (
    <div className={styles.notice}>
      <Icon className={styles.icon} aria-hidden="true" />
      <span>{text}</span>
      {children}
    </div>
  );
}
