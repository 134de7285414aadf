import type { Card, Player } from '@skatrunde/rules/cards';
import { History } from 'lucide-react';
import { useState } from 'react';
import { CardFace } from '../../../cards/CardFace.tsx';
import { useDeck } from '../../../cards/deck.ts';
import { useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Popover } from '../ask/Popover.tsx';
import { who } from './contract-line.ts';
import styles from './LastTrick.module.css';
import type { Layout } from './layout.ts';
import type { Scene } from './scene.ts';

export type LastTrickProps = {
  readonly scene: Scene;
  readonly layout: Pick<Layout, 'kind'>;
  /** Cards in order of play. */
  readonly trick: { readonly leader: Player; readonly winner: Player; readonly cards: readonly Card[] };
};

/** The trick before, on request, as long as I may look at it. */
export function LastTrick({ scene, layout, trick }: LastTrickProps) {
  const words = useText().table.board.trick;
  const [open, setOpen] = useState(false);
  const toggle = (): void => setOpen(!open);
  return (
    <div className={styles.anchor}>
      {layout.kind === 'wide' ? (
        <Button kind="quiet" size="small" icon={History} expanded={open} onClick={toggle}>
          {words.last}
        </Button>
      ) : (
        <IconButton icon={History} label={words.lastShow} expanded={open} onClick={toggle} />
      )}
      {open && (
        <Popover title={words.last} onClose={() => setOpen(false)}>
          <TrickCards scene={scene} trick={trick} />
          <p className={styles.winner}>{words.lastWinner(who(scene, trick.winner))}</p>
        </Popover>
      )}
    </div>
  );
}

/** In order of play, with who played each. */
function TrickCards({ scene, trick }: Omit<LastTrickProps, 'layout'>) {
  const text = useText();
  const deck = useDeck();
  return (
    <ol className={styles.cards}>
      {trick.cards.map((card, index) => {
        const player = (trick.leader + index) % trick.cards.length;
        const { name } = who(scene, player);
        return (
          <li key={card} className={styles.card} data-won={player === trick.winner || undefined}>
            <span role="img" aria-label={text.cards.name(card, deck)} className={styles.face}>
              <CardFace card={card} />
            </span>
            <span className={styles.name}>{name}</span>
          </li>
        );
      })}
    </ol>
  );
}
