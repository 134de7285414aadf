import type { Stage } from '@skatrunde/protocol';
import { useText } from '../../../i18n/index.ts';
import { BarLine } from '../BarLine.tsx';

/** In the bar: that it is over, and how much was played. */
export function StandingsLine({ stage }: { readonly stage: Extract<Stage, { kind: 'standings' }> }) {
  const text = useText();
  const { match, ending } = stage;
  const words = text.pad.standings;
  return (
    <BarLine
      text={ending === 'calledOff' ? words.calledOff : words.title}
      note={words.games(match.game, match.round)}
    />
  );
}
