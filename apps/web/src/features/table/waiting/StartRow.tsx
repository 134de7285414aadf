import type { StartView, TableView } from '@skatrunde/protocol';
import { Bot, Check } from 'lucide-react';
import { useState } from 'react';
import { type Texts, useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import type { OnCommand } from '../board-props.ts';
import { nameOf } from '../names.ts';
import { PlayForTwo } from '../officers/PlayForTwo.tsx';
import { isPending } from '../pending.ts';
import type { PendingCommand } from '../table-store.ts';
import { playersMissing } from './missing-players.ts';
import styles from './StartRow.module.css';

export type StartRowProps = {
  readonly view: TableView;
  readonly start: StartView;
  readonly pending: readonly PendingCommand[];
  readonly onCommand: OnCommand;
};

/** What I can do to get the match going: the host starts it, the others say that they are ready. */
export function StartRow(props: StartRowProps) {
  const { view } = props;
  if (view.you.host) return <HostRow {...props} />;
  return view.you.role === 'player' ? <PlayerRow {...props} /> : <WatcherRow {...props} />;
}

function HostRow({ view, start, pending, onCommand }: StartRowProps) {
  const text = useText();
  const words = text.lobby.waiting;
  const [asking, setAsking] = useState(false);
  const forTwo = !start.allowed && start.reason === 'twoPlayOfficers';
  const free = view.seats.filter(({ occupant }) => occupant === undefined);
  return (
    <>
      <Button
        kind={start.allowed ? 'primary' : 'normal'}
        pending={isPending(pending, 'start')}
        reason={start.allowed || forTwo ? undefined : whyNot(view, start.reason, text)}
        onClick={() => (forTwo ? setAsking(true) : onCommand({ type: 'start' }))}
      >
        {words.start}
      </Button>
      {asking && <PlayForTwo onCommand={onCommand} onClose={() => setAsking(false)} />}
      {free.length > 0 && (
        <Button
          icon={Bot}
          pending={isPending(pending, 'addBot')}
          onClick={() => {
            for (const { seat } of free) onCommand({ type: 'addBot', seat });
          }}
        >
          {words.fillWithBots(free.length)}
        </Button>
      )}
      <FourthSeat view={view} pending={pending} onCommand={onCommand} />
    </>
  );
}

/** A fourth seat, or back to three when it is free; on a phone only in the settings. */
function FourthSeat({ view, pending, onCommand }: Omit<StartRowProps, 'start'>) {
  const text = useText();
  const roomy = useMedia('(width >= 700px) and (height >= 500px)');
  const { settings } = view;
  const four = settings.seats === 4;
  if (settings.game === 'officers') return null;
  if (!roomy || (four && !view.seats.some(({ occupant }) => occupant === undefined))) return null;
  return (
    <Button
      kind="quiet"
      pending={isPending(pending, 'changeSettings')}
      onClick={() => onCommand({ type: 'changeSettings', settings: { ...settings, seats: four ? 3 : 4 } })}
    >
      {four ? text.lobby.waiting.onlyThree : text.lobby.waiting.fourth}
    </Button>
  );
}

function PlayerRow({ view, pending, onCommand }: StartRowProps) {
  const text = useText();
  const words = text.lobby.waiting;
  const ready = view.seats.some(({ seat, ready: isReady }) => seat === view.you.seat && isReady);
  return (
    <>
      <Button
        kind={ready ? 'normal' : 'primary'}
        icon={ready ? undefined : Check}
        pending={isPending(pending, 'ready')}
        onClick={() => onCommand({ type: 'ready', ready: !ready })}
      >
        {ready ? words.takeReadyBack : words.beReady}
      </Button>
      <Button kind="quiet" pending={isPending(pending, 'standUp')} onClick={() => onCommand({ type: 'standUp' })}>
        {words.standUp}
      </Button>
      <p className={styles.note}>{words.hostStarts(nameOf(view, view.host) ?? text.panel.somebody)}</p>
    </>
  );
}

function WatcherRow({ view, pending, onCommand }: StartRowProps) {
  const text = useText();
  const words = text.lobby.waiting;
  const free = view.seats.find(({ occupant }) => occupant === undefined);
  return (
    <>
      <p className={styles.note}>{words.watching}</p>
      {free && (
        <Button
          kind="primary"
          pending={isPending(pending, 'sit')}
          onClick={() => onCommand({ type: 'sit', seat: free.seat })}
        >
          {text.lobby.door.sitDown}
        </Button>
      )}
    </>
  );
}

type StartReason = Extract<StartView, { allowed: false }>['reason'];

/** Why the match cannot start yet, with numbers and names. */
function whyNot(view: TableView, reason: StartReason, text: Texts): string {
  const words = text.lobby.waiting.whyNot;
  switch (reason) {
    case 'seatsEmpty':
      return text.lobby.waiting.missing(playersMissing(view));
    case 'notEveryoneReady': {
      const names = waitedFor(view);
      return names.length === 0 ? text.refusals[reason] : words.notEveryoneReady(text.app.list(names), names.length);
    }
    default:
      return text.refusals[reason];
  }
}

function waitedFor(view: TableView): readonly string[] {
  return view.seats.flatMap(({ occupant, ready }) =>
    occupant?.kind === 'person' && !ready && occupant.person !== view.host ? (nameOf(view, occupant.person) ?? []) : [],
  );
}
