import { Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import type { GameRecord } from '../../fair-cards/game-record.ts';
import { useCheckText } from '../../i18n/check.ts';
import { Button } from '../../ui/Button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import styles from './CheckPage.module.css';
import { SHELL_SCRIPT, shellCommand, shellOutput } from './shell-command.ts';

/** The same without this page: a script, how it is called with the numbers of this game, and what must come out. */
export function ShellCheck({ record }: { readonly record: GameRecord }) {
  const { shell } = useCheckText();
  return (
    <section className={styles.sheet} data-surface="paper">
      <h2>{shell.title}</h2>
      <p className={styles.note}>{shell.text}</p>
      <details className={styles.script}>
        <summary>{shell.script}</summary>
        <Copied label={shell.script} text={SHELL_SCRIPT} button={shell.copyScript} rows={10} />
      </details>
      <h3 className={styles.second}>{shell.command}</h3>
      <Copied label={shell.command} text={shellCommand(record)} button={shell.copyCommand} rows={6} />
      <h3 className={styles.second}>{shell.output}</h3>
      <pre className={styles.output}>{shellOutput(record)}</pre>
    </section>
  );
}

type CopiedProps = {
  readonly label: string;
  readonly text: string;
  readonly button: string;
  readonly rows: number;
};

/** A text to be taken along: by its button, or by one's own hand where the browser does not let the page copy. */
function Copied({ label, text, button, rows }: CopiedProps) {
  const { shell } = useCheckText();
  const field = useRef<HTMLTextAreaElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'selected'>();
  const copy = async (): Promise<void> => setOutcome(await copyText(text, field.current));
  return (
    <div className={styles.copied}>
      <textarea ref={field} className={styles.code} aria-label={label} value={text} rows={rows} readOnly />
      <Button size="small" icon={Copy} onClick={() => void copy()}>
        {button}
      </Button>
      <p className={styles.note} role="status">
        {outcome && (outcome === 'copied' ? shell.copied : shell.byHand)}
      </p>
    </div>
  );
}
