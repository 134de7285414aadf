import type { ReactNode } from 'react';
import { Mat } from './Mat.tsx';
import styles from './MessagePage.module.css';
import { PageHead } from './PageHead.tsx';

export type MessagePageProps = {
  readonly title: string;
  readonly text: string;
  /** A small drawing above the title. */
  readonly picture?: ReactNode;
  readonly children: ReactNode;
};

/** One message on the mat: what is the matter, and the ways on. */
export function MessagePage({ title, text, picture, children }: MessagePageProps) {
  return (
    <>
      <PageHead />
      <main className={styles.page}>
        <Mat className={styles.mat}>
          {picture !== undefined && <div className={styles.picture}>{picture}</div>}
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.text}>{text}</p>
          <div className={styles.ways}>{children}</div>
        </Mat>
      </main>
    </>
  );
}
