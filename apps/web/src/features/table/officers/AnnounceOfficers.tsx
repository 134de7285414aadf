import type { Card, OfficersAsk, OfficersContract } from '@skatrunde/rules/cards';
import { useState } from 'react';
import { CardFace } from '../../../cards/CardFace.tsx';
import { useDeck } from '../../../cards/deck.ts';
import { useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { GameSign } from '../board/SuitDisc.tsx';
import styles from './Officers.module.css';
import { officersName } from './reckoning.ts';

export type AnnounceOfficersProps = {
  readonly ask: Extract<OfficersAsk, { readonly kind: 'announce' }>;
  /** What forehand sees of his own: the first row. */
  readonly open: readonly Card[];
  readonly onAnnounce: (contract: OfficersContract) => void;
  readonly onClose: () => void;
};

/** A suit, Grand or Ramsch, by the first row alone. What this table does not play says why. */
export function AnnounceOfficers({ ask, open, onAnnounce, onClose }: AnnounceOfficersProps) {
  const text = useText();
  const deck = useDeck();
  const [chosen, setChosen] = useState<OfficersContract>();
  const words = text.officers.ask;
  const nameOf = (contract: OfficersContract): string => officersName(contract, { text, deck });
  return (
    <Dialog
      title={words.announceTitle}
      width="wide"
      onClose={onClose}
      actions={
        <Button kind="primary" reason={chosen ? undefined : words.choose} onClick={() => chosen && onAnnounce(chosen)}>
          {chosen ? words.say(nameOf(chosen)) : text.table.ask.announce.sayShort}
        </Button>
      }
    >
      <div className={styles.first}>
        <ul className={styles.row}>
          {open.map((card) => (
            <li key={card}>
              <CardFace card={card} />
              <VisuallyHidden>{text.cards.name(card, deck)}</VisuallyHidden>
            </li>
          ))}
        </ul>
        {open.length < 8 && <p className={styles.note}>{words.announceNote}</p>}
      </div>
      <fieldset className={styles.tiles}>
        <legend>
          <VisuallyHidden>{words.choose}</VisuallyHidden>
        </legend>
        {ask.contracts.map(({ contract, value }) => (
          <button
            key={nameOf(contract)}
            type="button"
            className={styles.tile}
            aria-pressed={contract === chosen}
            onClick={() => setChosen(contract)}
          >
            <Sign contract={contract} />
            <span>{nameOf(contract)}</span>
            <span className={styles.note}>{value === undefined ? words.ramschNote : words.worth(value)}</span>
          </button>
        ))}
        {ask.refused.map(({ contract, code }) => (
          <button key={nameOf(contract)} type="button" className={styles.tile} aria-disabled="true">
            <Sign contract={contract} />
            <span>{nameOf(contract)}</span>
            <span className={styles.note}>{text.refusals[code]}</span>
          </button>
        ))}
      </fieldset>
    </Dialog>
  );
}

function Sign({ contract }: { readonly contract: OfficersContract }) {
  return (
    <span className={styles.sign} aria-hidden="true">
      <GameSign contract={contract} />
    </span>
  );
}
