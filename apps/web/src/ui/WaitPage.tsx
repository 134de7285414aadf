import styles from './WaitPage.module.css';

/** A page that is on its way; it only speaks up when it takes a moment. */
export function WaitPage({ text }: { readonly text: string }) {
  return (
    <main className={styles.page}>
      <p className={styles.text} role="status">
        {text}
      </p>
    </main>
  );
}
