import { DEFAULT_BOT_LEVEL, type SeatView, type TableView } from '@skatrunde/protocol';
import { Bot, X } from 'lucide-react';
import { useText } from '../../../i18n/index.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { BotLevelSelect } from '../BotLevelSelect.tsx';
import { useCommand } from '../use-command.ts';
import styles from './PeopleList.module.css';

/** The free seats of a running match: a bot that comes with the next round; for the host also a way to ask for one. */
export function ComingBots({ view }: { readonly view: TableView }) {
  const { stage, seats, you } = view;
  if (stage.kind !== 'game' && stage.kind !== 'pause') return null;
  return seats
    .filter(({ occupant, comingBot }) => occupant === undefined && (you.host || comingBot !== undefined))
    .map((seat) => <ComingBotRow key={seat.seat} seat={seat} host={you.host} />);
}

function ComingBotRow({ seat: { seat, comingBot }, host }: { readonly seat: SeatView; readonly host: boolean }) {
  const words = useText().bots;
  const say = useCommand();
  if (comingBot === undefined) {
    return (
      <li className={styles.row}>
        <Button size="small" icon={Bot} onClick={() => say({ type: 'addBot', seat, level: DEFAULT_BOT_LEVEL })}>
          {words.addLater}
        </Button>
      </li>
    );
  }
  const { name, level } = comingBot;
  return (
    <li className={styles.row}>
      <Avatar name={name} bot size="small" away />
      <span className={styles.name}>{name}</span>
      <span className={styles.note}>{host ? words.comingShort : `${words.botOf(level)} · ${words.comingShort}`}</span>
      {host && (
        <>
          <BotLevelSelect
            name={name}
            level={level}
            onChange={(next) => say({ type: 'changeBot', seat, level: next })}
          />
          <IconButton
            className={styles.more}
            icon={X}
            label={words.askAwayNamed(name)}
            onClick={() => say({ type: 'removeBot', seat })}
          />
        </>
      )}
    </li>
  );
}
