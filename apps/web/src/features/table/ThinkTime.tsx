import { type SeatView, type TableView, tempoOf } from '@skatrunde/protocol';
import { Hourglass } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useText } from '../../i18n/index.ts';
import { useAnnounce } from '../../ui/LiveRegion.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { occupantName } from './names.ts';
import { useServerNow } from './table-context.ts';

/** So long before the end a countdown is shown, and said once to who must decide. Seconds. */
export const SHOWN_SECONDS = 10;

/** Of everybody who must decide in a certain time: says so near its end, and when it is over. */
export function ThinkTime({ view }: { readonly view: TableView }) {
  return view.seats.map(({ seat, occupant, thinksUntil, standIn }) =>
    occupant && thinksUntil !== undefined && standIn === undefined ? (
      <ThinkTimeOf key={`${seat} ${thinksUntil}`} view={view} until={thinksUntil} occupant={occupant} seat={seat} />
    ) : null,
  );
}

type ThinkTimeOfProps = {
  readonly view: TableView;
  /** Server ms. */
  readonly until: number;
  readonly occupant: NonNullable<SeatView['occupant']>;
  readonly seat: number;
};

function ThinkTimeOf({ view, until, occupant, seat }: ThinkTimeOfProps) {
  const text = useText();
  const announce = useAnnounce();
  const toast = useToast();
  const serverNow = useServerNow();
  const mine = seat === view.you.seat;
  const words = text.bots.thinkTime;
  const warn = useEffectEvent(() => {
    if (mine && serverNow() < until) announce(words.youHave(SHOWN_SECONDS));
  });
  const remind = useEffectEvent(() => {
    if (tempoOf(view.settings).absence !== 'wait') return;
    const name = occupantName(view, occupant) ?? text.panel.somebody;
    toast({ text: mine ? words.youOver : words.over(name), icon: Hourglass });
  });
  const left = useEffectEvent((ahead: number) => until - ahead - serverNow());
  useEffect(() => {
    const timers = [
      setTimeout(() => warn(), Math.max(0, left(SHOWN_SECONDS * 1000))),
      ...(left(0) > 0 ? [setTimeout(() => remind(), left(0))] : []),
    ];
    return () => timers.forEach(clearTimeout);
  }, [until]);
  return null;
}
