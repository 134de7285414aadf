import type { Pad, Stage } from '@skatrunde/protocol';
import type { Texts } from '../../../i18n/index.ts';
import { ranking } from './ranking.ts';

export type StandingsWords = { readonly title: string; readonly lead: string };

/** "Lotte gewinnt" and the sentence below it. */
export function standingsWords(
  { match, winners, ending }: Extract<Stage, { kind: 'standings' }>,
  pad: Pad | undefined,
  text: Texts,
): StandingsWords {
  const words = text.pad.standings;
  const name = (column: number): string => pad?.columns[column]?.name ?? text.panel.somebody;
  const top = winners[0];
  if (top === undefined) {
    return ending === 'calledOff'
      ? { title: words.calledOff, lead: `${words.calledOffText} ${words.noWinnerText}` }
      : { title: words.noWinner, lead: words.noWinnerText };
  }
  const score = match.participants[top]?.total ?? 0;
  const others = ranking(match.participants)
    .filter(({ column }) => !winners.includes(column))
    .map(({ column, participant }) => ({ name: name(column), total: participant.total }));
  const result = winners.length > 1 ? words.tie(winners.length, score) : words.ahead(score, others);
  return {
    title: words.wins(winners.map(name)),
    lead: ending === 'calledOff' ? `${words.calledOffText} ${words.scoredCount} ${result}` : result,
  };
}
