import type { MatchView } from '@skatrunde/protocol';
import { useText } from '../../../i18n/index.ts';
import { lengthText } from '../settings/length-text.ts';

/** Under a running pad: which game it is, and how long the match is. */
export function PadFooter({ match }: { readonly match: MatchView }) {
  const text = useText();
  return (
    <>
      <span>{text.pad.gameOf(match.game, match.games)}</span>
      <span>{lengthText(match.settings.length, text)}</span>
    </>
  );
}
