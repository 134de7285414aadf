import { useEffect, useId, useState } from 'react';
import { LanguageSwitch } from '../../app/LanguageSwitch.tsx';
import { ThemeMenu } from '../../app/ThemeMenu.tsx';
import { seenChance } from '../../fair-cards/chance-memory.ts';
import { type GameRecord, recordText } from '../../fair-cards/game-record.ts';
import { type ReadRecord, readFragment, readRecord } from '../../fair-cards/read-record.ts';
import type { SeenChance } from '../../fair-cards/seen-chance.ts';
import { useCheckText } from '../../i18n/check.ts';
import { useText } from '../../i18n/index.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import styles from './CheckPage.module.css';
import { ChecksList } from './ChecksList.tsx';
import { DealtCards } from './DealtCards.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { ShellCheck } from './ShellCheck.tsx';

/** `/check`: whether the cards of a finished game were fair. Its numbers stand behind the `#` or are pasted. */
export function CheckPage() {
  const words = useCheckText();
  const { brand } = useText().app;
  const [given, setGiven] = useState(() => recordFromAddress());
  useEffect(() => {
    const follow = (): void => setGiven(recordFromAddress());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const read = readRecord(given);
  const empty = !read.ok && read.wrong === 'empty';
  return (
    <>
      <title>{`${brand} · ${words.title}`}</title>
      <PageHead>
        <LanguageSwitch />
        <ThemeMenu />
      </PageHead>
      <main className={styles.page}>
        <h1 className={styles.title}>{words.title}</h1>
        <p className={styles.lead}>{words.lead}</p>
        {read.ok && <CheckedGame record={read.record} />}
        <RecordField given={given} read={read} onChange={setGiven} />
        <HowItWorks open={empty} />
      </main>
    </>
  );
}

/** As text for the field; what this browser noted before the deal stands with it. What is no record is shown as it came. */
function recordFromAddress(): string {
  const read = readFragment(location.hash);
  if (!read.ok) return location.hash.slice(1);
  return recordText(withNoted(read.record, seenOf(read.record)));
}

function seenOf({ table, dealing }: GameRecord): SeenChance | undefined {
  return table === undefined ? undefined : seenChance(table, dealing);
}

/** Where nobody says what was shown before the deal, what this browser has noted. */
function withNoted(record: GameRecord, seen: SeenChance | undefined): GameRecord {
  return seen === undefined ? record : { commitment: seen.commitment, ...record };
}

function CheckedGame({ record: given }: { readonly record: GameRecord }) {
  const words = useCheckText();
  const seen = seenOf(given);
  const record = withNoted(given, seen);
  const players = record.players.flatMap((column) => record.names[column] ?? []);
  const name = record.game === undefined ? words.game(players) : words.gameOf(record.game, players);
  return (
    <>
      {players.length > 0 && <p className={styles.game}>{name}</p>}
      <ChecksList record={record} seen={seen} />
      <DealtCards record={record} />
      <ShellCheck record={record} />
    </>
  );
}

type RecordFieldProps = {
  readonly given: string;
  readonly read: ReadRecord;
  readonly onChange: (given: string) => void;
};

/** The numbers as they are, to be read and changed, or a place to paste others. */
function RecordField({ given, read, onChange }: RecordFieldProps) {
  const words = useCheckText();
  const id = useId();
  const wrong = read.ok || read.wrong === 'empty' ? undefined : words.wrong[read.wrong];
  return (
    <section className={styles.sheet} data-surface="paper">
      <h2>{words.record.title}</h2>
      <p className={styles.note}>{given === '' ? words.record.paste : words.record.note}</p>
      <label htmlFor={id} className={styles.label}>
        {words.record.label}
      </label>
      <textarea
        id={id}
        className={styles.record}
        value={given}
        rows={given === '' ? 4 : 16}
        spellCheck={false}
        autoCapitalize="off"
        aria-invalid={wrong !== undefined || undefined}
        aria-describedby={`${id}-wrong`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-wrong`} className={styles.wrong} role="status">
        {wrong}
      </p>
      {given === '' && <p className={styles.note}>{words.record.where}</p>}
    </section>
  );
}
