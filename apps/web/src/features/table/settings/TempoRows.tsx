import { ABSENCE_RULES, BOT_PACES, type Tempo, THINK_TIMES } from '@skatrunde/protocol';
import { useText } from '../../../i18n/index.ts';
import { RuleSegment } from './RuleSegment.tsx';
import styles from './SettingsDialog.module.css';

export type TempoRowsProps = {
  readonly tempo: Tempo;
  /** Has a heading of its own. */
  readonly titled: boolean;
  readonly onChange: (tempo: Tempo) => void;
};

/** How fast the table goes on: the pace of bots, what is done about who is away, how long one may think. */
export function TempoRows({ tempo, titled, onChange }: TempoRowsProps) {
  const words = useText().bots.tempo;
  const { bots, absence, thinkTime } = tempo;
  return (
    <section aria-label={words.title}>
      {titled && <h3 className={styles.group}>{words.title}</h3>}
      <RuleSegment
        name={words.absence}
        does={words.absences[absence].does}
        options={ABSENCE_RULES.map((value) => ({ value, label: words.absences[value].label }))}
        value={absence}
        onChange={(value) => onChange({ ...tempo, absence: value })}
      />
      <RuleSegment
        name={words.thinkTime}
        does={thinkTime === 0 ? words.noThinkTime : words.thinkTimeDoes(thinkTime, absence)}
        options={THINK_TIMES.map((value) => ({ value, label: words.thinkTimes[value] }))}
        value={thinkTime}
        onChange={(value) => onChange({ ...tempo, thinkTime: value })}
      />
      <RuleSegment
        name={words.bots}
        does={words.paces[bots].does}
        options={BOT_PACES.map((value) => ({ value, label: words.paces[value].label }))}
        value={bots}
        onChange={(value) => onChange({ ...tempo, bots: value })}
      />
    </section>
  );
}
