import { useCheckText } from '../../i18n/check.ts';
import styles from './CheckPage.module.css';

/** Fair cards in four steps, and what they do not prove; folded away beside a game. */
export function HowItWorks({ open }: { readonly open: boolean }) {
  const { how } = useCheckText();
  return (
    <details className={styles.how} open={open}>
      <summary>{how.title}</summary>
      <ol className={styles.steps}>
        {how.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className={styles.note}>{how.not}</p>
    </details>
  );
}
