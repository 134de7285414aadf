import { type TableSettings, tempoOf } from '@skatrunde/protocol';
import type { Texts } from '../i18n/index.ts';

/** What is done about who is away, how long one may think, and how fast bots play where that is unusual: in sentences. */
export function tempoSentences(settings: TableSettings, text: Texts): string {
  const { bots, absence, thinkTime } = tempoOf(settings);
  const words = text.bots.tempo;
  return [
    words.absences[absence].does,
    thinkTime === 0 ? '' : `${words.thinkTime}: ${words.thinkTimeDoes(thinkTime, absence)}`,
    bots === 'normal' ? '' : words.paces[bots].does,
  ]
    .filter(Boolean)
    .join(' ');
}
