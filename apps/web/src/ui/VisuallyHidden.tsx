import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** For the screen reader alone. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
