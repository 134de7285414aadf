import type { MatchLength, TableSettings, TableView } from '@skatrunde/protocol';
import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Segment } from '../../../ui/Segment.tsx';
import { nameOf } from '../names.ts';
import { useCommand } from '../use-command.ts';
import styles from './SettingsDialog.module.css';
import { lengthNote } from './SettingsSummary.tsx';

const KINDS = ['singleGame', 'rounds', 'target'] as const;
const ROUNDS = [1, 2, 3, 12] as const;
const TARGETS = [250, 500, 1000] as const;
const SEATS = [3, 4] as const;

/** Host, before a match: its length and how many sit at the table. */
export function SettingsDialog({ view, onClose }: { readonly view: TableView; readonly onClose: () => void }) {
  const text = useText();
  const say = useCommand();
  const [settings, setSettings] = useState(view.settings);
  const words = text.lobby.settings;
  const apply = (): void => {
    if (JSON.stringify(settings) !== JSON.stringify(view.settings)) say({ type: 'changeSettings', settings });
    onClose();
  };
  return (
    <Dialog
      title={words.title}
      width="wide"
      onClose={onClose}
      actions={
        <>
          <ReadyAgain view={view} />
          <Button kind="primary" onClick={apply}>
            {words.apply}
          </Button>
        </>
      }
    >
      <div className={styles.rows}>
        <LengthRows settings={settings} onChange={(length) => setSettings({ ...settings, length })} />
        {settings.game !== 'officers' && (
          <div className={styles.row}>
            <p className={styles.head}>
              <span>{words.seats}</span>
              <span className={styles.note}>{words.seatsNote}</span>
            </p>
            <Segment
              label={words.seats}
              labelHidden
              options={SEATS.map((value) => ({ value, label: words.seatsOption[value] }))}
              value={settings.seats}
              onChange={(seats) => setSettings({ ...settings, seats })}
            />
          </div>
        )}
        <div className={styles.row}>
          <p className={styles.head}>
            <span>{settings.game === 'officers' ? text.officers.name : words.official}</span>
            <span className={styles.note}>
              {settings.game === 'officers' ? text.officers.settingsText : words.officialText}
            </span>
          </p>
        </div>
      </div>
    </Dialog>
  );
}

type LengthRowsProps = { readonly settings: TableSettings; readonly onChange: (length: MatchLength) => void };

function LengthRows({ settings, onChange }: LengthRowsProps) {
  const text = useText();
  const words = text.lobby.settings;
  const { length } = settings;
  return (
    <div className={styles.row}>
      <p className={styles.head}>
        <span>{words.length}</span>
        <span className={styles.note}>{lengthNote(settings, words)}</span>
      </p>
      <div className={styles.choices}>
        <Segment
          label={words.length}
          labelHidden
          options={KINDS.map((value) => ({ value, label: words.lengthKinds[value] }))}
          value={length.kind}
          onChange={(kind) => onChange(lengthOfKind(kind))}
        />
        {length.kind === 'rounds' && (
          <Segment
            label={words.rounds}
            labelHidden
            options={ROUNDS.map((value) => ({ value, label: words.roundsOption(value) }))}
            value={length.rounds}
            onChange={(rounds) => onChange({ kind: 'rounds', rounds })}
          />
        )}
        {length.kind === 'target' && (
          <Segment
            label={words.target}
            labelHidden
            options={TARGETS.map((value) => ({ value, label: String(value) }))}
            value={length.score}
            onChange={(score) => onChange({ kind: 'target', score })}
          />
        )}
      </div>
    </div>
  );
}

function lengthOfKind(kind: MatchLength['kind']): MatchLength {
  switch (kind) {
    case 'singleGame':
      return { kind };
    case 'rounds':
      return { kind, rounds: 1 };
    case 'target':
      return { kind, score: 500 };
    case 'bierlachs':
      return { kind, minus: 501 };
  }
}

/** A change takes back everybody's "ready"; says whose. */
function ReadyAgain({ view }: { readonly view: TableView }) {
  const text = useText();
  const names = view.seats.flatMap(({ occupant, ready }) =>
    occupant?.kind === 'person' && ready && occupant.person !== view.you.person
      ? (nameOf(view, occupant.person) ?? [])
      : [],
  );
  if (names.length === 0) return null;
  return <p className={styles.readyAgain}>{text.lobby.settings.readyAgain(text.app.list(names), names.length)}</p>;
}
