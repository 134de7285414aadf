import { BOT_LEVELS, BOT_PACES } from '@skatrunde/protocol';
import { Shuffle } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Segment } from '../../ui/Segment.tsx';
import type { Choice } from './choice.ts';
import styles from './Practice.module.css';
import { RuleChoice } from './RuleChoice.tsx';

export type PracticeSettingsProps = {
  readonly choice: Choice;
  /** Counts at once. */
  readonly onPace: (pace: Choice['pace']) => void;
  /** Level and rules belong to a match: they come with a new one. */
  readonly onStartOver: (change: Pick<Choice, 'level' | 'rules'>) => void;
};

/** How fast and how strong the bots are, and by which rules is played. */
export function PracticeSettings({ choice, onPace, onStartOver }: PracticeSettingsProps) {
  const text = useText();
  const words = text.practice;
  const [level, setLevel] = useState(choice.level);
  const [rules, setRules] = useState(choice.rules);
  return (
    <section className={styles.settings}>
      <Segment
        label={text.bots.tempo.bots}
        options={BOT_PACES.map((value) => ({ value, label: text.bots.tempo.paces[value].label }))}
        value={choice.pace}
        onChange={onPace}
      />
      <Segment
        label={text.bots.level}
        options={BOT_LEVELS.map((value) => ({ value, label: text.bots.levels[value] }))}
        value={level}
        onChange={setLevel}
      />
      <RuleChoice inForce={choice.rules} value={rules} onChange={setRules} />
      <p className={styles.note}>{words.newMatchNote}</p>
      <Button kind="primary" wide icon={Shuffle} onClick={() => onStartOver({ level, rules })}>
        {words.startOver}
      </Button>
    </section>
  );
}
