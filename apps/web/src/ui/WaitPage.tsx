import styles from './WaitPage.module.css';

/** A page that is on its way; it only speaks up when it takes a moment. */
export function WaitPage({ text }: { readonly text: string }) {
  return (
    <main className={styles.page}>
      <div role="status">
        <h1 className={styles.text}>{text}</h1>
      </div>
    </main>
  );
}
