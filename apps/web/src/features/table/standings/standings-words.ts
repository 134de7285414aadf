import type { Pad, Stage } from '@skatrunde/protocol';
import type { Texts } from '../../../i18n/index.ts';
import { hasLeft, type Ranked, ranking } from './ranking.ts';

export type StandingsWords = { readonly title: string; readonly lead: string };

type StandingsStage = Extract<Stage, { kind: 'standings' }>;

/** "Lotte gewinnt" and the sentence below it; in Bierlachs who loses. */
export function standingsWords(stage: StandingsStage, pad: Pad | undefined, text: Texts): StandingsWords {
  const { winners, losers = [], ending } = stage;
  const words = text.pad.standings;
  const name = (column: number): string => pad?.columns[column]?.name ?? text.panel.somebody;
  if (losers.length > 0) return { title: words.loses(losers.map(name)), lead: lostLead(stage, losers, text) };
  if (winners.length === 0) {
    return ending === 'calledOff'
      ? { title: words.calledOff, lead: `${words.calledOffText} ${words.noWinnerText}` }
      : { title: words.noWinner, lead: words.noWinnerText };
  }
  const result = winLead(stage, name, text);
  return {
    title: words.wins(winners.map(name)),
    lead: ending === 'calledOff' ? `${words.calledOffText} ${words.scoredCount} ${result}` : result,
  };
}

/** Who has left is nobody to be ahead of. */
function winLead({ match, winners }: StandingsStage, name: (column: number) => string, text: Texts): string {
  const words = text.pad.standings;
  const score = totalOf(match, winners[0]);
  const all = ranking(match.participants);
  const behind = (one: Ranked): boolean => !winners.includes(one.column) && !hasLeft(one, all);
  const others = all
    .filter(behind)
    .map(({ column, participant }) => ({ name: name(column), total: participant.total }));
  if (winners.length > 1) return words.tie(winners.length, score);
  if (others.length === 0) return words.alone(score);
  const ahead = words.ahead(score, others);
  return others.some(({ total }) => total === score) ? `${ahead} ${words.tieBroken}` : ahead;
}

function lostLead({ match }: StandingsStage, losers: readonly number[], text: Texts): string {
  const { length } = match.settings;
  return text.pad.standings.reached(totalOf(match, losers[0]), length.kind === 'bierlachs' ? length.minus : 0);
}

function totalOf(match: StandingsStage['match'], column: number | undefined): number {
  return (column === undefined ? undefined : match.participants[column])?.total ?? 0;
}
