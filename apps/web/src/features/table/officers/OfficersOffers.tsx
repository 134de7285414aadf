import type { OfficersGameView } from '@skatrunde/protocol';
import type { OfficersCommand } from '@skatrunde/rules/cards';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Question } from '../../../ui/Question.tsx';
import { Popover } from '../ask/Popover.tsx';
import styles from './Officers.module.css';

export type OfficersOffersProps = {
  readonly game: OfficersGameView;
  readonly onOffer: (command: OfficersCommand) => void;
};

/** Ending the game early, away from the cards and with a question before it. */
export function OfficersOffers({ game, onOffer }: OfficersOffersProps) {
  const text = useText();
  const [shown, setShown] = useState<'menu' | 'concede' | 'claim'>();
  const claim = game.offers.some(({ kind }) => kind === 'claim');
  const concede = game.offers.some(({ kind }) => kind === 'concede');
  if (!claim && !concede) return null;
  const words = text.table.ask.offer;
  const own = text.officers.offer;
  const close = (): void => setShown(undefined);
  const say = (command: OfficersCommand): void => {
    close();
    onOffer(command);
  };
  return (
    <div className={styles.anchor}>
      <IconButton
        icon={Ellipsis}
        label={words.more}
        expanded={shown === 'menu'}
        onClick={() => setShown(shown === 'menu' ? undefined : 'menu')}
      />
      {shown === 'menu' && (
        <Popover title={words.more} onClose={close}>
          <div className={styles.menu}>
            {claim && (
              <Button size="small" wide onClick={() => setShown('claim')}>
                {words.claim.rest.menu}
              </Button>
            )}
            {concede && (
              <Button size="small" wide onClick={() => setShown('concede')}>
                {words.concede}
              </Button>
            )}
          </div>
        </Popover>
      )}
      {shown === 'concede' && (
        <Question
          title={words.concedeTitle}
          text={isRamsch(game) ? own.concedeRamsch : own.concede}
          yes={words.concedeNow}
          no={words.keepPlaying}
          onYes={() => say({ type: 'concede' })}
          onNo={close}
        />
      )}
      {shown === 'claim' && (
        <Question
          title={words.claim.rest.title}
          text={own.claimText}
          yes={own.claimNow}
          no={words.keepPlaying}
          onYes={() => say({ type: 'claim' })}
          onNo={close}
        />
      )}
    </div>
  );
}

function isRamsch({ view }: OfficersGameView): boolean {
  return view.phase === 'playing' && view.contract.type === 'ramsch';
}
