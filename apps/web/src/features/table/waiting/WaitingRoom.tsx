import type { StartView, TableView } from '@skatrunde/protocol';
import { useText } from '../../../i18n/index.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Mat } from '../../../ui/Mat.tsx';
import { ToastPlace } from '../../../ui/Toast.tsx';
import type { OnCommand } from '../board-props.ts';
import { seatsAround } from '../names.ts';
import type { PendingCommand } from '../table-store.ts';
import { useBesideMedia } from '../use-beside.ts';
import { InviteCard } from './InviteCard.tsx';
import { missingText } from './missing-players.ts';
import { RulesRow } from './RulesRow.tsx';
import { SeatSpot } from './SeatSpot.tsx';
import { StartRow } from './StartRow.tsx';
import { useOpenedWith } from './use-opened-with.ts';
import styles from './WaitingRoom.module.css';

export type WaitingRoomProps = {
  readonly view: TableView;
  readonly start: StartView;
  readonly pending: readonly PendingCommand[];
  readonly onCommand: OnCommand;
};

/** Where the other seats lie, seen from mine, clockwise: left, (opposite,) right. */
const PLACES = { 1: ['top'], 2: ['left', 'right'], 3: ['left', 'top', 'right'] } as const;

/** Before a match: the seats around the table, the link for friends, and what is missing to begin. */
export function WaitingRoom({ view, start, pending, onCommand }: WaitingRoomProps) {
  const text = useText();
  const beside = useBesideMedia();
  useOpenedWith(view, onCommand);
  const [mine, ...others] = seatsAround(view);
  const places = PLACES[others.length === 3 ? 3 : others.length === 1 ? 1 : 2];
  const free = view.seats.filter(({ occupant }) => occupant === undefined).length;
  const spot = { view, pending, onCommand };
  return (
    <div className={styles.page}>
      <Mat className={styles.mat}>
        {others.map((seat, index) => (
          <div key={seat} className={classNames(styles.seat, styles[places[index] ?? 'left'])}>
            <SeatSpot seat={seat} side={places[index] === 'right' ? 'left' : 'right'} {...spot} />
          </div>
        ))}
        <div className={styles.middle}>
          <h1 className={styles.missing}>{missingText(view, start, text)}</h1>
          <InviteCard table={view.table} free={free} />
        </div>
        {!beside && <RulesRow view={view} />}
        <div className={classNames(styles.seat, styles.me)}>
          {mine !== undefined && <SeatSpot seat={mine} side="right" {...spot} />}
        </div>
        <div className={styles.toast}>
          <ToastPlace />
        </div>
      </Mat>
      <div className={styles.row}>
        <StartRow view={view} start={start} pending={pending} onCommand={onCommand} />
      </div>
    </div>
  );
}
