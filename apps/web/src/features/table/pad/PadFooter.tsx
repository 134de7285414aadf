import type { MatchView, Pad } from '@skatrunde/protocol';
import { lengthText } from '../../../house-rules/length-text.ts';
import { type Texts, useText } from '../../../i18n/index.ts';
import styles from './Pad.module.css';

/** Under a running pad: who leads, which game it is, and how long the match is. */
export function PadFooter({ pad, match }: { readonly pad: Pad; readonly match: MatchView }) {
  const text = useText();
  const leads = leadText(pad, match, text);
  const bock = roundText(match, text);
  return (
    <>
      {leads !== undefined && <span className={styles.leads}>{leads}</span>}
      <span>{text.pad.gameOf(Math.max(1, match.game), match.games)}</span>
      {bock !== undefined && <span>{bock}</span>}
      <span>{lengthText(match.settings.length, text)}</span>
    </>
  );
}

/** "Lotte liegt 64 vor Mira"; nothing while the first two are level. Who has left is not in it any more. */
export function leadText({ columns, lines }: Pad, match: MatchView, text: Texts): string | undefined {
  const totals = lines.at(-1)?.totals ?? [];
  const [first, second] = columns
    .map(({ name }, column) => ({ name, total: totals[column] ?? 0, column }))
    .filter(({ column }) => match.participants[column]?.seat !== undefined)
    .sort((a, b) => b.total - a.total);
  if (!first || !second || first.total === second.total) return undefined;
  return text.pad.leads(first.name, first.total - second.total, second.name);
}

/** "Bockrunde, noch 2 Spiele"; nothing outside of such rounds. */
export function roundText({ bock }: Pick<MatchView, 'bock'>, text: Texts): string | undefined {
  switch (bock?.now) {
    case 'bock':
      return text.rules.rounds.bock(bock.bockDeals);
    case 'ramsch':
      return text.rules.rounds.ramsch(bock.ramschDeals);
    case 'ordinary':
    case undefined:
      return undefined;
  }
}
