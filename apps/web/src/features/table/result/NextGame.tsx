import type { Stage } from '@skatrunde/protocol';
import { useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { useNow } from '../../../ui/use-now.ts';
import type { Scene } from '../board/scene.ts';
import type { BoardProps } from '../board-props.ts';
import { isPending } from '../pending.ts';
import { useServerNow } from '../table-context.ts';
import styles from './NextGame.module.css';

export type NextGameProps = Pick<BoardProps, 'pending' | 'onCommand'> & {
  readonly scene: Scene;
  readonly stage: Extract<Stage, { readonly kind: 'pause' }>;
  readonly phone: boolean;
};

/** On to the next game: by itself after a while, sooner when everybody has pressed. */
export function NextGame({ scene, stage, phone, pending, onCommand }: NextGameProps) {
  const words = useText().table.result;
  const serverNow = useServerNow();
  useNow({ wanted: true });
  const seconds = Math.max(0, Math.ceil((stage.until - serverNow()) / 1000));
  const { you } = scene.view;
  const pressed = stage.pressedNext.includes(you.person);
  const label = stage.last ? words.toStandings : words.next;
  return (
    <footer className={styles.next} data-phone={phone || undefined} data-next>
      <span className={styles.when}>
        {pressed && `${words.pressed}, `}
        {words.countdown(seconds)}
      </span>
      {you.seat !== undefined && !pressed && (
        <Button
          kind="primary"
          wide={phone}
          pending={isPending(pending, 'next')}
          onClick={() => onCommand({ type: 'next', dealing: stage.dealing })}
        >
          {label}
        </Button>
      )}
    </footer>
  );
}
