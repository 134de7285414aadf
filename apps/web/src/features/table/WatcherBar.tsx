import type { TableUpdate, TableView } from '@skatrunde/protocol';
import { Eye } from 'lucide-react';
import { type Texts, useText } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { nameOf } from './names.ts';
import { isPending } from './pending.ts';
import { useTableState } from './table-context.ts';
import { useCommand } from './use-command.ts';
import styles from './WatcherBar.module.css';

/** Below the mat for those who have no cards: that they watch, with whom, and how to get a seat. */
export function WatcherBar({ update: { view } }: { readonly update: TableUpdate }) {
  const text = useText();
  const say = useCommand();
  const { pending } = useTableState();
  const { stage, you } = view;
  if (you.role !== 'watcher' || (stage.kind !== 'game' && stage.kind !== 'pause')) return null;
  const seat = freeSeat(view);
  const place = placeInLine(view);
  const waits = place !== undefined;
  return (
    <div className={styles.bar}>
      <Eye className={styles.icon} aria-hidden="true" />
      <span className={styles.text}>{waits ? waitingText(view, place, text) : watchingText(view, text)}</span>
      {waits ? (
        <Button size="small" pending={isPending(pending, 'standUp')} onClick={() => say({ type: 'standUp' })}>
          {text.panel.watcher.withdraw}
        </Button>
      ) : (
        seat !== undefined && (
          <Button size="small" pending={isPending(pending, 'sit')} onClick={() => say({ type: 'sit', seat })}>
            {text.panel.watcher.wish}
          </Button>
        )
      )}
    </div>
  );
}

function watchingText(view: TableView, text: Texts): string {
  const others = view.watchers
    .filter(({ person }) => person !== view.you.person)
    .flatMap(({ person }) => nameOf(view, person) ?? []);
  return others.length === 0 ? text.panel.watcher.watching : text.panel.watcher.with(others);
}

/** How many wait for a seat before me; nothing when I do not wait. */
function placeInLine({ watchers, you }: TableView): number | undefined {
  const waiting = watchers.filter(({ waitsForSeat }) => waitsForSeat);
  const place = waiting.findIndex(({ person }) => person === you.person);
  return place < 0 ? undefined : place;
}

/** A seat is promised only while one is free that nobody before me waits for. */
function waitingText(view: TableView, place: number, { panel: { watcher } }: Texts): string {
  return freeSeats(view).length > place ? watcher.waiting : watcher.waitingFull;
}

function freeSeats({ seats }: TableView) {
  return seats.filter(({ occupant }) => occupant === undefined);
}

/** The first free seat, if there is one that nobody waits for. */
function freeSeat(view: TableView): number | undefined {
  const free = freeSeats(view);
  const waiting = view.watchers.filter(({ waitsForSeat }) => waitsForSeat).length;
  return free.length > waiting ? free[0]?.seat : undefined;
}
