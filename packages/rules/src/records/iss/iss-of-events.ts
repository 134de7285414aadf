import type { Card } from '../../cards/card.ts';
import type { SkatEvent } from '../../skat/game/events.ts';
import type { PlayedResult, SkatResult } from '../../skat/result.ts';
import { type ByPlayer, PLAYERS } from '../../skat/seats.ts';
import { mustBeOfficial } from '../official-game.ts';
import { signed } from '../signed-matadors.ts';
import type { IssGame, IssTag } from './iss-game.ts';
import type { IssMove } from './iss-moves.ts';
import type { IssResult } from './iss-result.ts';

/** What stands in front of the moves; what is not known stays empty. */
export type IssHead = {
  readonly place: string;
  /** Table size, house rules: what the format itself cannot say. */
  readonly comment?: string;
  readonly series?: string;
  readonly id?: string;
  /** `YYYY-MM-DD/hh:mm:ss/UTC`. */
  readonly date?: string;
  /** Forehand, middlehand, rearhand. */
  readonly names?: ByPlayer<string>;
};

/** A finished or running game of ours in the ISS format; a dealer who sits out is dropped. Source: rules.md 14.5. */
export function issOfEvents(events: readonly SkatEvent[], head: IssHead): IssGame {
  mustBeOfficial(events);
  const dealt = events.find((event) => event.type === 'dealt');
  if (dealt === undefined) throw new Error('A game without a deal');
  const end = events.find((event) => event.type === 'settled');
  const { hands, skat } = dealt;
  const game: IssGame = { tags: tagsOf(head), hands, skat, moves: movesOf(events) };
  return end === undefined ? game : { ...game, result: issResult(end.result) };
}

function tagsOf({ place, comment, series, id, date, names }: IssHead): readonly IssTag[] {
  const tags: readonly (readonly [string, string | undefined])[] = [
    ['GM', 'Skat'],
    ['PC', place],
    ['CO', comment],
    ['SE', series],
    ['ID', id],
    ['DT', date],
    ...PLAYERS.map((player) => [`P${player}`, names?.[player]] as const),
    ...PLAYERS.map((player) => [`R${player}`, ''] as const),
  ];
  return tags.map(([name, value = '']) => ({ name, value: value.replace(/[[\]\s]+/g, ' ') }));
}

function movesOf(events: readonly SkatEvent[]): readonly IssMove[] {
  let putAway: readonly Card[] = [];
  let declarer = -1;
  return events.flatMap((event): readonly IssMove[] => {
    if (event.type === 'declarerFound') declarer = event.declarer;
    if (event.type === 'discarded') putAway = event.cards;
    return movesFor(event, { putAway, declarer });
  });
}

type SoFar = { readonly putAway: readonly Card[]; readonly declarer: number };

/** What one event is in ISS. Wishes that came to nothing have no word there. */
function movesFor(event: SkatEvent, { putAway, declarer }: SoFar): readonly IssMove[] {
  switch (event.type) {
    case 'bidMade':
      return [{ kind: 'bid', player: event.player, value: event.value }];
    case 'bidHeld':
      return [{ kind: 'hold', player: event.player }];
    case 'passed':
      return [{ kind: 'pass', player: event.player }];
    case 'skatPickedUp':
      return [
        { kind: 'takeSkat', player: event.player },
        { kind: 'skat', cards: event.cards },
      ];
    case 'announced':
      return [{ kind: 'announce', player: event.player, contract: event.contract, cards: putAway }];
    case 'cardPlayed':
      return [{ kind: 'play', player: event.player, card: event.card }];
    case 'conceded':
      return givenUpBy(event.side, declarer);
    case 'claimProven':
    case 'claimOffered':
      return event.player === declarer ? [{ kind: 'show', player: declarer, cards: [] }] : [];
    case 'settled':
      return restGiven(event.result);
    case 'dealt':
    case 'declarerFound':
    case 'discarded':
    case 'trickTaken':
    case 'concessionOffered':
    case 'concessionDeclined':
    case 'claimAccepted':
    case 'claimDeclined':
    case 'ramschBegan':
    case 'grandHandDeclined':
    case 'skatPushed':
    case 'knocked':
    case 'doubled':
    case 'notDoubled':
    case 'handShown':
    case 'rearranged':
    case 'gaveIn':
    case 'giveInAnswered':
    case 'giftTaken':
    case 'giftRefused':
    case 'forfeited':
      return [];
  }
}

function givenUpBy(side: 'declarer' | 'defenders', declarer: number): readonly IssMove[] {
  const givers = PLAYERS.filter((player) => (player === declarer) === (side === 'declarer'));
  return givers.map((player) => ({ kind: 'resign', player }));
}

/** A claim that held: in ISS the other side gives up. */
function restGiven(result: SkatResult): readonly IssMove[] {
  if (result.kind !== 'played') return [];
  if (result.ending !== 'claimProven' && result.ending !== 'claimAccepted') return [];
  return givenUpBy(result.won ? 'defenders' : 'declarer', result.declarer);
}

function issResult(result: SkatResult): IssResult {
  if (result.kind === 'passedIn') return { kind: 'passed' };
  if (result.kind === 'ramsch') throw new Error('A Ramsch has no ISS form');
  const { declarer, won, score, reckoning, overbid, cardPoints, tricks, ending } = result;
  const isNull = reckoning.kind === 'null';
  return {
    kind: won ? 'win' : 'loss',
    declarer,
    score,
    matadors: isNull ? 0 : signed(reckoning.matadors),
    overbid: overbid !== undefined,
    points: cardPoints.declarer,
    tricks: tricks.declarer,
    ...levelsReached(result),
    penalties: [0, 0, 0],
    resigned: ending !== 'played' && ending !== 'nullTrick',
  };
}

/** Reached by the cards, not only announced. */
function levelsReached({ reckoning, cardPoints, tricks }: PlayedResult): { schneider: boolean; schwarz: boolean } {
  if (reckoning.kind === 'null') return { schneider: false, schwarz: false };
  const counted = reckoning.levels;
  return {
    schneider: counted.includes('schneider') && (cardPoints.declarer >= 90 || cardPoints.defenders >= 90),
    schwarz: counted.includes('schwarz') && (tricks.declarer === 0 || tricks.defenders === 0),
  };
}
