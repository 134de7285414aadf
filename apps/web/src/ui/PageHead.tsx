import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useText } from '../i18n/index.ts';
import styles from './PageHead.module.css';
import { Sign } from './Sign.tsx';

/** The head of every page that is no table. */
export function PageHead({ children }: { readonly children?: ReactNode }) {
  const text = useText();
  return (
    <header className={styles.head}>
      <Link href="/" className={styles.brand}>
        <Sign />
        <span>{text.app.brand}</span>
      </Link>
      <div className={styles.right}>{children}</div>
    </header>
  );
}
