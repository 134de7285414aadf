import { BOT_LEVELS, BOT_PACES } from '@skatrunde/protocol';
import { RotateCcw, Shuffle, Users } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
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
  readonly onSameDeal: () => void;
  /** Level and rules belong to a match: they come with a new one. */
  readonly onStartOver: (change: Pick<Choice, 'level' | 'rules'>) => void;
};

/** How fast and how strong the bots are, and by which rules is played. */
export function PracticeSettings({ choice, onPace, onSameDeal, onStartOver }: PracticeSettingsProps) {
  const text = useText();
  const words = text.practice;
  const [, navigate] = useLocation();
  const [level, setLevel] = useState(choice.level);
  const [rules, setRules] = useState(choice.rules);
  return (
    <section className={styles.settings}>
      <Button size="small" wide icon={RotateCcw} onClick={onSameDeal}>
        {words.sameDeal}
      </Button>
      <Segment
        label={text.bots.tempo.bots}
        options={BOT_PACES.map((value) => ({ value, label: text.bots.tempo.paces[value].label }))}
        value={choice.pace}
        onChange={onPace}
      />
      <div className={styles.levels}>
        <Segment
          label={words.level}
          options={BOT_LEVELS.map((value) => ({ value, label: text.bots.levels[value] }))}
          value={level}
          onChange={setLevel}
        />
      </div>
      <RuleChoice inForce={choice.rules} value={rules} onChange={setRules} />
      <p className={styles.note}>{words.newMatchNote}</p>
      <Button kind="primary" wide icon={Shuffle} onClick={() => onStartOver({ level, rules })}>
        {words.startOver}
      </Button>
      <Button kind="quiet" size="small" wide icon={Users} onClick={() => navigate('/')}>
        {words.friends}
      </Button>
    </section>
  );
}
