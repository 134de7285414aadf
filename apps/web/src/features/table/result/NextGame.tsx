import type { Stage, TableView } from '@skatrunde/protocol';
import { RotateCcw, ShieldCheck } from 'lucide-react';
import { checkAddress } from '../../../fair-cards/game-record.ts';
import { useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { useNow } from '../../../ui/use-now.ts';
import type { Scene } from '../board/scene.ts';
import type { BoardProps } from '../board-props.ts';
import { useWaitsLong } from '../Mixing.tsx';
import { waitsForChance } from '../mixing.ts';
import { isPending } from '../pending.ts';
import { usePractice } from '../practice-parts.ts';
import { useServerNow, useTableState } from '../table-context.ts';
import styles from './NextGame.module.css';
import { lineOfGame } from './settlement.ts';

export type NextGameProps = Pick<BoardProps, 'pending' | 'onCommand'> & {
  readonly scene: Scene;
  readonly stage: Extract<Stage, { readonly kind: 'pause' }>;
  readonly phone: boolean;
};

/** On to the next game: by itself after a while, sooner when everybody has pressed. */
export function NextGame({ scene, stage, phone, pending, onCommand }: NextGameProps) {
  const text = useText();
  const words = text.table.result;
  const practice = usePractice();
  const { you } = scene.view;
  const pressed = stage.pressedNext.includes(you.person);
  const label = stage.last ? words.toStandings : words.next;
  return (
    <footer className={styles.next} data-phone={phone || undefined} data-next>
      <div className={styles.beside}>
        <CheckCards view={scene.view} game={scene.match.game} />
        {!practice && <WhenNext view={scene.view} stage={stage} pressed={pressed} />}
      </div>
      {practice && (
        <Button wide={phone} icon={RotateCcw} onClick={practice.onSameDeal}>
          {text.practice.sameDealShort}
        </Button>
      )}
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

type WhenNextProps = Pick<NextGameProps, 'stage'> & { readonly view: TableView; readonly pressed: boolean };

/** How long the result still lies there. Whoever practises may look at it as long as they like. */
function WhenNext({ view, stage, pressed }: WhenNextProps) {
  const words = useText().table.result;
  const serverNow = useServerNow();
  useNow({ wanted: true });
  if (waitsForChance(stage, serverNow())) {
    return (
      <span>
        <WaitsForChance view={view} />
      </span>
    );
  }
  const seconds = Math.max(0, Math.ceil((stage.until - serverNow()) / 1000));
  return (
    <span>
      {pressed && `${words.pressed}, `}
      {words.countdown(seconds)}
    </span>
  );
}

/** All have read: the next cards are mixed, and if it takes long, for whose browser that waits. */
function WaitsForChance({ view }: { readonly view: TableView }) {
  const { fairCards } = useText();
  const missing = useWaitsLong(view);
  return missing ?? fairCards.mixing;
}

type CheckCardsProps = { readonly view: TableView; readonly game: number };

/** The way to check that the cards of this game were fair; not for one that was broken off. */
function CheckCards({ view, game }: CheckCardsProps) {
  const { fairCards } = useText();
  const { pad } = useTableState();
  const line = lineOfGame(pad, game);
  const address = pad && line && checkAddress(view.table, pad, line);
  if (address === undefined) return null;
  return (
    <a
      className={styles.check}
      href={address}
      target="_blank"
      rel="noopener"
      aria-label={fairCards.inNewTab(fairCards.check)}
    >
      <ShieldCheck className={styles.shield} aria-hidden="true" />
      {fairCards.check}
    </a>
  );
}
