import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './Mat.module.css';

/** The felt on the table, with its stitched edge. */
export function Mat({
  className,
  children,
}: {
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}) {
  return <div className={classNames(styles.mat, className)}>{children}</div>;
}
