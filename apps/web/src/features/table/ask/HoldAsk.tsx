import { useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { useHinted } from '../hints/hint-context.ts';
import styles from './AskRow.module.css';
import type { AskProps } from './ask-props.ts';
import { Pass } from './BidAsk.tsx';
import { LimitButton } from './LimitButton.tsx';
import { useJumpLock } from './use-jump-lock.ts';

/** Hold the value that was said, or pass. While it is locked, the middle of the mat says so too. */
export function HoldAsk({ ask, game, layout, sent, say, onCommand }: AskProps<'hold'>) {
  const words = useText().table.ask.bid;
  const isHinted = useHinted();
  const locked = useJumpLock(ask);
  return (
    <>
      <span className={styles.lockable}>
        <Button
          kind="primary"
          pending={sent?.type === 'hold'}
          hinted={isHinted({ type: 'hold', value: ask.value })}
          reason={locked ? words.locked : undefined}
          onClick={() => say({ type: 'hold', value: ask.value })}
        >
          {words.hold(ask.value)}
        </Button>
      </span>
      <LimitButton game={game} layout={layout} onCommand={onCommand} />
      <Pass pending={sent?.type === 'pass'} onPass={() => say({ type: 'pass' })} />
    </>
  );
}
