import type { MatchLength, TableSettings } from '@skatrunde/protocol';
import type { Texts } from '../i18n/index.ts';

/** "eine Runde", "bis 500 Punkte". */
export function lengthText(length: MatchLength, text: Texts): string {
  const words = text.lobby.settings.lengthText;
  switch (length.kind) {
    case 'singleGame':
      return words.singleGame;
    case 'rounds':
      return words.rounds(length.rounds);
    case 'target':
      return words.target(length.score);
    case 'bierlachs':
      return words.bierlachs(length.minus);
  }
}

/** For the beginning of a line. */
export function capitalised(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

/** What a length means in games. */
export function lengthNote({ seats, length }: TableSettings, words: Texts['lobby']['settings']): string {
  switch (length.kind) {
    case 'singleGame':
      return words.singleNote;
    case 'rounds':
      return words.roundNote(seats, length.rounds);
    case 'target':
      return words.targetNote;
    case 'bierlachs':
      return words.bierlachsNote;
  }
}
