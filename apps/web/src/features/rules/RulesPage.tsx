import { LanguageSwitch } from '../../app/LanguageSwitch.tsx';
import { ThemeMenu } from '../../app/ThemeMenu.tsx';
import { RulesText } from '../../house-rules/RulesText.tsx';
import { useText } from '../../i18n/index.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import styles from './RulesPage.module.css';

/** `/rules`: the quick reference and the house rules, for whoever sits at no table. */
export function RulesPage() {
  const text = useText();
  const { title } = text.rules.reference;
  return (
    <>
      <title>{`${text.app.brand} · ${title}`}</title>
      <PageHead>
        <LanguageSwitch />
        <ThemeMenu />
      </PageHead>
      <main className={styles.page}>
        <h1 className={styles.title}>{title}</h1>
        <RulesText />
      </main>
    </>
  );
}
