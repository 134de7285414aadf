import type { Occupant, Seat, TableView } from '@skatrunde/protocol';
import { Plus } from 'lucide-react';
import { type Texts, useText } from '../../../i18n/index.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { BotLevelSelect } from '../BotLevelSelect.tsx';
import type { OnCommand } from '../board-props.ts';
import { occupantName, personOf } from '../names.ts';
import { useServerNow } from '../table-context.ts';
import type { PendingCommand } from '../table-store.ts';
import styles from './SeatSpot.module.css';

export type SeatSpotProps = {
  readonly seat: Seat;
  readonly view: TableView;
  /** On which side of the coaster the name stands. */
  readonly side: 'left' | 'right';
  readonly pending: readonly PendingCommand[];
  readonly onCommand: OnCommand;
};

/** One seat before a match: who sits there and whether ready, or what to do with a free one. */
export function SeatSpot(props: SeatSpotProps) {
  const { seat, view, side, onCommand } = props;
  const text = useText();
  const words = text.lobby.waiting;
  const place = view.seats.find((one) => one.seat === seat);
  if (!place) return null;
  const { occupant, ready } = place;
  if (!occupant) return <FreeSeat {...props} />;
  const name = occupantName(view, occupant) ?? text.panel.somebody;
  const bot = occupant.kind === 'bot';
  return (
    <div className={styles.spot} data-side={side}>
      <Avatar name={name} bot={bot} away={isAway(view, occupant)} />
      <div className={styles.words}>
        <p className={styles.name}>
          {name} {isMe(view, occupant) && <span className={styles.you}>{words.you}</span>}
        </p>
        {bot && view.you.host ? (
          <div className={styles.bot}>
            <BotLevelSelect
              name={name}
              level={occupant.level}
              onChange={(level) => onCommand({ type: 'changeBot', seat, level })}
            />
            <button
              type="button"
              className={styles.link}
              aria-label={words.removeBotNamed(name)}
              onClick={() => onCommand({ type: 'removeBot', seat })}
            >
              {words.removeBot}
            </button>
          </div>
        ) : (
          <p className={styles.note}>
            <Status view={view} occupant={occupant} ready={ready} />
          </p>
        )}
      </div>
    </div>
  );
}

function FreeSeat({ seat, view, side, pending, onCommand }: SeatSpotProps) {
  const text = useText();
  const words = text.lobby.waiting;
  const asked = pending.some(({ command }) => 'seat' in command && command.seat === seat);
  return (
    <div className={styles.spot} data-side={side} data-pending={asked || undefined}>
      <button
        type="button"
        className={styles.sit}
        aria-label={words.sitOn(seat + 1)}
        title={words.sitHere}
        onClick={() => onCommand({ type: 'sit', seat })}
      >
        <Plus aria-hidden="true" />
      </button>
      <div className={styles.unbroken}>
        <p className={styles.name}>{words.freeSeat}</p>
        {view.you.host ? (
          <button
            type="button"
            className={styles.link}
            aria-label={words.addBotOn(seat + 1)}
            onClick={() => onCommand({ type: 'addBot', seat })}
          >
            {words.addBot}
          </button>
        ) : (
          <button type="button" className={styles.link} onClick={() => onCommand({ type: 'sit', seat })}>
            {words.sitHere}
          </button>
        )}
      </div>
    </div>
  );
}

type StatusProps = { readonly view: TableView; readonly occupant: Occupant; readonly ready: boolean };

/** "Gastgeber · bereit", "weg seit 40 s", "Bot, Verein". */
function Status({ view, occupant, ready }: StatusProps) {
  const text = useText();
  const serverNow = useServerNow();
  const person = occupant.kind === 'person' ? personOf(view, occupant.person) : undefined;
  useNow({ wanted: person?.awaySince !== undefined });
  if (occupant.kind === 'bot') return text.bots.botOf(occupant.level);
  const host = occupant.person === view.host;
  return [host ? text.lobby.waiting.host : '', presence(), readiness({ host, ready, text })]
    .filter(Boolean)
    .join(' · ');

  function presence(): string {
    if (person?.awaySince === undefined) return '';
    return text.panel.people.away(text.app.duration(serverNow() - person.awaySince));
  }
}

type Readiness = { readonly host: boolean; readonly ready: boolean; readonly text: Texts };

/** The host is ready by starting. */
function readiness({ host, ready, text }: Readiness): string {
  if (ready) return text.lobby.waiting.ready;
  return host ? '' : text.lobby.waiting.notReady;
}

function isMe(view: TableView, occupant: Occupant): boolean {
  return occupant.kind === 'person' && occupant.person === view.you.person;
}

function isAway(view: TableView, occupant: Occupant): boolean {
  return occupant.kind === 'person' && personOf(view, occupant.person)?.present === false;
}
