import { type PersonView, type TableView, tempoOf } from '@skatrunde/protocol';
import { WifiOff, X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { useAnnounce } from '../../ui/LiveRegion.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { useNow } from '../../ui/use-now.ts';
import styles from './AwaySlip.module.css';
import { awayWords, mayRemove } from './away-words.ts';
import { RemoveQuestion } from './people/RemoveQuestion.tsx';
import { AWAY_MS } from './people/removal.ts';
import { useServerNow, useTableState } from './table-context.ts';
import { useCommand } from './use-command.ts';

/** From here on it is no short absence any more. */
export const SHOWN_AFTER_MS = 60_000;

export type AwaySlipProps = {
  readonly view: TableView;
  /** The table waits for them. */
  readonly person: PersonView & { readonly awaySince: number };
};

/** It lasts: how long, who can end the waiting, and for the host the button. Put away it comes back after five minutes. */
export function AwaySlip({ view, person }: AwaySlipProps) {
  const serverNow = useServerNow();
  const { connection } = useTableState();
  const [putAway, setPutAway] = useState<'short' | 'long'>();
  useNow({ wanted: true });
  const away = serverNow() - person.awaySince;
  const length = away < AWAY_MS ? 'short' : 'long';
  if (away < SHOWN_AFTER_MS || putAway === length || connection.kind === 'lost') return null;
  return <Slip key={length} view={view} person={person} away={away} onPutAway={() => setPutAway(length)} />;
}

type SlipProps = AwaySlipProps & { readonly away: number; readonly onPutAway: () => void };

function Slip({ view, person, away, onPutAway }: SlipProps) {
  const text = useText();
  const say = useCommand();
  const [asking, setAsking] = useState(false);
  const strip = useMedia('(width < 360px), (height < 500px)');
  const { title, lines, short } = awayWords({ view, person, away }, text);
  const words = text.panel.away;
  useToldOnce([`${title}.`, ...lines].join(' '));
  return (
    <section className={styles.slip} data-surface={strip ? undefined : 'paper'} aria-label={title}>
      <WifiOff className={styles.icon} aria-hidden="true" />
      <p className={styles.words}>
        <b className={styles.title}>{title}</b>
        {!(strip && short === '') && <span className={styles.lines}>{strip ? short : lines.join(' ')}</span>}
      </p>
      <div className={styles.buttons}>
        {mayLetPlay(view) && !strip && (
          <Button
            size="small"
            onClick={() => say({ type: 'changeTempo', tempo: { ...tempoOf(view.settings), absence: 'bot' } })}
          >
            {text.bots.standIn.letPlay}
          </Button>
        )}
        {mayRemove(view, person.person) && (
          <Button size="small" onClick={() => setAsking(true)}>
            {words.stopWaiting}
          </Button>
        )}
        {strip ? (
          <IconButton icon={X} label={words.wait} onClick={onPutAway} />
        ) : (
          <Button size="small" kind="primary" onClick={onPutAway}>
            {words.wait}
          </Button>
        )}
      </div>
      {asking && (
        <RemoveQuestion
          view={view}
          person={person.person}
          onDone={() => setAsking(false)}
          onNo={() => setAsking(false)}
        />
      )}
    </section>
  );
}

/** Where the table waits, the host may have a bot play from now on. */
function mayLetPlay({ you, settings }: TableView): boolean {
  return you.host && tempoOf(settings).absence === 'wait';
}

/** How long grows every second; it is told when it appears. */
function useToldOnce(words: string): void {
  const announce = useAnnounce();
  const tell = useEffectEvent(() => announce(words));
  useEffect(() => tell(), []);
}
