import { Bot } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { LanguageSwitch } from '../../app/LanguageSwitch.tsx';
import { ThemeMenu } from '../../app/ThemeMenu.tsx';
import { newTable } from '../../connection/api.ts';
import type { Refusal } from '../../connection/refusal.ts';
import type { OpenedWith } from '../../house-rules/opened-with.ts';
import { useText } from '../../i18n/index.ts';
import { NameField } from '../../me/NameField.tsx';
import { useName } from '../../me/use-name.ts';
import { Button } from '../../ui/Button.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { BackToTable } from './BackToTable.tsx';
import { JoinByLink } from './JoinByLink.tsx';
import styles from './LandingPage.module.css';
import { LandingPicture } from './LandingPicture.tsx';
import { OperatorLinks } from './OperatorLinks.tsx';
import { RulesInLink } from './RulesInLink.tsx';
import { useSettingsInLink } from './use-settings-in-link.ts';

/** The first page: a name, a new table, or the link to one. */
export function LandingPage() {
  const text = useText();
  const words = text.lobby.landing;
  return (
    <>
      <title>{`${text.app.brand} · ${words.title}`}</title>
      <PageHead>
        <LanguageSwitch />
        <ThemeMenu />
      </PageHead>
      <main className={styles.page}>
        <LandingPicture />
        <div className={styles.words}>
          <h1 className={styles.title}>{words.title}</h1>
          <p className={styles.lead}>{words.lead}</p>
          <BackToTable />
          <NewTableForm />
          <p className={styles.or}>{words.or}</p>
          <JoinByLink />
        </div>
        <ul className={styles.promises}>
          <li>
            <Link href="/rules">{text.rules.open}</Link>
          </li>
          {words.promises.map((promise) => (
            <li key={promise}>{promise}</li>
          ))}
        </ul>
      </main>
      <OperatorLinks />
    </>
  );
}

function NewTableForm() {
  const text = useText();
  const draft = useName();
  const [, navigate] = useLocation();
  const settings = useSettingsInLink();
  const search = useSearch();
  const [opening, setOpening] = useState(false);
  const [refused, setRefused] = useState<Refusal>();
  const open = async (): Promise<void> => {
    setOpening(true);
    if (await draft.settle()) {
      const answer = await newTable();
      if (answer.ok) {
        return navigate(`/t/${answer.value.table}`, {
          state: (settings ? { settings } : {}) satisfies OpenedWith,
        });
      }
      setRefused(answer.code);
    }
    setOpening(false);
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void open();
      }}
    >
      <NameField draft={draft}>
        <Button kind="primary" type="submit" pending={opening}>
          {text.app.newTable}
        </Button>
      </NameField>
      {settings && <RulesInLink settings={settings} />}
      <div className={styles.more}>
        <Button icon={Bot} onClick={() => navigate(settings ? `/practice?${search}` : '/practice')}>
          {text.practice.open}
        </Button>
      </div>
      {refused !== undefined && (
        <p className={styles.refused} role="alert">
          {text.refusals[refused]}
        </p>
      )}
    </form>
  );
}
