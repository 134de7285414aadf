import { RotateCcw, Shuffle, Users } from 'lucide-react';
import { useLocation } from 'wouter';
import { useText } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './Practice.module.css';

export type PracticeWaysProps = {
  readonly onSameDeal: () => void;
  readonly onStartOver: () => void;
};

/** On from here: the same cards once more, all anew, or the real thing. */
export function PracticeWays({ onSameDeal, onStartOver }: PracticeWaysProps) {
  const words = useText().practice;
  const [, navigate] = useLocation();
  return (
    <section className={styles.ways} aria-label={words.ways}>
      <Button size="small" wide icon={RotateCcw} onClick={onSameDeal}>
        {words.sameDeal}
      </Button>
      <Button size="small" wide icon={Shuffle} onClick={onStartOver}>
        {words.startOver}
      </Button>
      <Button kind="quiet" size="small" wide icon={Users} onClick={() => navigate('/')}>
        {words.friends}
      </Button>
    </section>
  );
}
