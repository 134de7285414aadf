import styles from './RulesText.module.css';

export type RulesSectionProps = { readonly title: string; readonly lines: readonly string[] };

/** One heading of the rules with its sentences. */
export function RulesSection({ title, lines }: RulesSectionProps) {
  return (
    <section className={styles.section}>
      <h3>{title}</h3>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}
