import type { MatchLength, TableSettings } from '@skatrunde/protocol';
import { lengthNote } from '../../../house-rules/length-text.ts';
import { useText } from '../../../i18n/index.ts';
import { Segment } from '../../../ui/Segment.tsx';
import styles from './SettingsDialog.module.css';

const KINDS = ['singleGame', 'rounds', 'target', 'bierlachs'] as const;
const ROUNDS = [1, 2, 3, 12] as const;
const TARGETS = [250, 500, 1000] as const;
const MINUS = [301, 501] as const;

export type LengthRowProps = { readonly settings: TableSettings; readonly onChange: (length: MatchLength) => void };

/** How long a match is: what kind of length, then how much of it. */
export function LengthRow({ settings, onChange }: LengthRowProps) {
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
          options={KINDS.filter((kind) => kind !== 'bierlachs' || settings.game !== 'officers').map((value) => ({
            value,
            label: words.lengthKinds[value],
          }))}
          value={length.kind}
          onChange={(kind) => onChange(lengthOfKind(kind))}
        />
        <HowLong settings={settings} onChange={onChange} />
      </div>
    </div>
  );
}

function HowLong({ settings, onChange }: LengthRowProps) {
  const words = useText().lobby.settings;
  const { length } = settings;
  switch (length.kind) {
    case 'singleGame':
      return null;
    case 'rounds':
      return (
        <Segment
          label={words.rounds}
          labelHidden
          options={roundsFor(settings).map((value) => ({ value, label: words.roundsOption(value) }))}
          value={length.rounds}
          onChange={(rounds) => onChange({ kind: 'rounds', rounds })}
        />
      );
    case 'target':
      return (
        <Segment
          label={words.target}
          labelHidden
          options={TARGETS.map((value) => ({ value, label: String(value) }))}
          value={length.score}
          onChange={(score) => onChange({ kind: 'target', score })}
        />
      );
    case 'bierlachs':
      return (
        <Segment
          label={words.minus}
          labelHidden
          options={MINUS.map((value) => ({ value, label: String(value) }))}
          value={length.minus}
          onChange={(minus) => onChange({ kind: 'bierlachs', minus })}
        />
      );
  }
}

/** A list of twelve rounds is a thing of Skat. */
function roundsFor({ game }: TableSettings): readonly (typeof ROUNDS)[number][] {
  return ROUNDS.filter((rounds) => rounds !== 12 || game !== 'officers');
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
