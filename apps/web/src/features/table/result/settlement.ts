import type { Pad, PadLine } from '@skatrunde/protocol';
import type { Texts } from '../../../i18n/index.ts';
import { signedText } from '../../../i18n/number.ts';

/**
 * What the scoring of this table adds to a game: "36 + 50 = 86" by Seeger, "die anderen je +40" in a tournament; in Bierlachs
 * a won game is a minus of the others alone. Empty where the declarer writes just the game. Source: rules.md 7.23-7.26, 12.4.
 */
export function settlementText({ result, players, scores }: PadLine, text: Texts): string {
  if (result?.kind !== 'played') return '';
  const words = text.table.reckoning;
  const declarer = players[result.declarer];
  const written = scores[declarer ?? -1] ?? 0;
  const added = written - result.score;
  const others = Math.max(...scores.filter((_, column) => column !== declarer).map(Math.abs));
  const flat = added === 0 || written === 0 ? '' : words.flat(result.score, added, written);
  const sign = result.won ? -others : others;
  return [flat, others === 0 ? '' : words.others(signedText(sign))].filter(Boolean).join(' · ');
}

/** The line of a game that is over; absent while the pad has not come yet. */
export function lineOfGame(pad: Pad | undefined, game: number): PadLine | undefined {
  return pad?.lines.find((line) => line.game === game);
}
