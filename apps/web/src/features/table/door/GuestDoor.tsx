import type { TableCard, TableCommand } from '@skatrunde/protocol';
import { useState } from 'react';
import type { Refusal } from '../../../connection/refusal.ts';
import { lengthText } from '../../../house-rules/length-text.ts';
import { presetName } from '../../../house-rules/preset-name.ts';
import { useText } from '../../../i18n/index.ts';
import { NameField } from '../../../me/NameField.tsx';
import { useName } from '../../../me/use-name.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Mat } from '../../../ui/Mat.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { type DoorChoice, doorChoice } from './door-choice.ts';
import styles from './GuestDoor.module.css';

/** How a guest wants to come in. */
export type Arrival = Extract<TableCommand, { readonly type: 'join' }>;

export type GuestDoorProps = {
  readonly card: TableCard;
  readonly turnedAway: Refusal | undefined;
  readonly onLookAgain: () => void;
  readonly onArrive: (arrival: Arrival) => void;
};

/** In front of a table one was invited to: who sits there, one's own name, a seat. */
export function GuestDoor({ card, turnedAway, onLookAgain, onArrive }: GuestDoorProps) {
  const text = useText();
  const words = text.lobby.door;
  const choice = doorChoice(card);
  const shut = choice.play === undefined && !choice.watch;
  return (
    <>
      <PageHead />
      <main className={styles.page}>
        <Mat className={styles.mat}>
          <TableAsSeen card={card} />
          <Invitation card={card} />
          {choice.note !== undefined && <p className={styles.note}>{words[choice.note]}</p>}
          {turnedAway !== undefined && (
            <p className={styles.note} role="alert">
              {text.refusals[turnedAway]}
            </p>
          )}
          {shut ? (
            <Button kind="primary" onClick={onLookAgain}>
              {words.tryAgain}
            </Button>
          ) : (
            <ArrivalForm choice={choice} onArrive={onArrive} />
          )}
        </Mat>
      </main>
    </>
  );
}

/** What the table is called, who invites, and what is played there. */
function Invitation({ card }: Pick<GuestDoorProps, 'card'>) {
  const text = useText();
  const words = text.lobby.door;
  const empty = card.hostName === '';
  const invitation = empty ? words.empty : words.title(card.hostName);
  return (
    <>
      <h1 className={styles.title}>{card.title === '' ? invitation : card.title}</h1>
      <p className={styles.facts}>
        {card.title !== '' && <span>{invitation}</span>}
        <span>{words.freeSeats(card.freeSeats)}</span>
        <span>{`${presetName(card.settings, text)}, ${lengthText(card.settings.length, text)}`}</span>
      </p>
      {empty && <p className={styles.note}>{words.emptyNote}</p>}
    </>
  );
}

type ArrivalFormProps = Pick<GuestDoorProps, 'onArrive'> & { readonly choice: DoorChoice };

/** One's own name first; then in. */
function ArrivalForm({ choice, onArrive }: ArrivalFormProps) {
  const words = useText().lobby.door;
  const draft = useName();
  const [going, setGoing] = useState<Arrival['as']>();
  const arrive = async (as: Arrival['as']): Promise<void> => {
    setGoing(as);
    const named = await draft.settle();
    setGoing(undefined);
    if (named) onArrive({ type: 'join', as });
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void arrive(choice.play === undefined ? 'watcher' : 'player');
      }}
    >
      <NameField draft={draft} />
      <div className={styles.buttons}>
        {choice.play !== undefined && (
          <Button kind="primary" type="submit" pending={going === 'player'}>
            {words[choice.play]}
          </Button>
        )}
        {choice.watch && (
          <Button
            kind={choice.play === undefined ? 'primary' : 'normal'}
            pending={going === 'watcher'}
            onClick={() => void arrive('watcher')}
          >
            {words.watch}
          </Button>
        )}
      </div>
    </form>
  );
}

/** The people as coasters in a row, the free seats dashed. */
function TableAsSeen({ card }: { readonly card: TableCard }) {
  const free = Array.from({ length: card.freeSeats }, (_, index) => index);
  return (
    <ul className={styles.people}>
      {card.names.map((name) => (
        <li key={name}>
          <Avatar name={name} />
          <span>{name}</span>
        </li>
      ))}
      {free.map((index) => (
        <li key={index} aria-hidden="true">
          <Avatar />
        </li>
      ))}
    </ul>
  );
}
