import type { TableUpdate, TableViewEvent } from '@skatrunde/protocol';
import { expect, test } from 'vitest';
import { RESULTS } from '../../../fixtures/board-results.ts';
import { ME_HOST, NOW, person, seat, tableOf } from '../../../fixtures/people.ts';
import { de } from '../../../i18n/de/index.ts';
import { who } from '../board/contract-line.ts';
import { type Scene, sceneOf } from '../board/scene.ts';
import { toldOf } from '../board/told.ts';
import { resultTitle } from './result-sentence.ts';
import { scoreRows } from './score-rows.ts';

const SEATS = [seat(0, person('lotte')), seat(1, person('mira')), seat(2, person('henning'))];

/** Mira, the declarer, was removed with the last card: her seat is free, her column stays. */
function withoutMira(): TableUpdate {
  const stage = RESULTS.conceded;
  if (stage.kind !== 'pause') throw new Error('no pause');
  const participants = stage.match.participants.map((one) => {
    const { seat: place, ...gone } = one;
    return place === 1 ? gone : one;
  });
  const seats = SEATS.map((one) => (one.seat === 1 ? { seat: 1, ready: false, leavingAfterGame: false } : one));
  const view = tableOf({ you: ME_HOST, seats }, { stage: { ...stage, match: { ...stage.match, participants } } });
  const people = [...view.people, { person: 'mira', name: 'Mira', present: false }];
  const result = stage.game?.view.phase === 'over' && stage.game.plays !== 'officers' ? stage.game.view.result : fail();
  const events: readonly TableViewEvent[] = [
    { type: 'game', event: { type: 'settled', result } },
    { type: 'left', person: 'mira', removed: true },
  ];
  return { version: 9, view: { ...view, people }, events, now: NOW };
}

function fail(): never {
  throw new Error('The game is not over');
}

function scene(): Scene {
  const found = sceneOf(withoutMira());
  if (!found) throw new Error('no scene');
  return found;
}

test('who played and has left is named in the result', () => {
  expect(who(scene(), 0)).toEqual({ name: 'Mira', you: false });
  expect(who(scene(), 2)).toEqual({ name: 'Lotte', you: true });
  const view = scene().game?.view;
  if (view?.phase !== 'over') throw new Error('not over');
  const words = { who: (player: number) => who(scene(), player), text: de, deck: 'french' } as const;
  expect(resultTitle(view.result, words)).toBe('Mira gibt Kreuz Hand auf.');
});

test('what they have said is told', () => {
  expect(toldOf(withoutMira(), { text: de, deck: 'french' }).join(' ')).toContain('Mira gibt Kreuz Hand auf.');
});

test('who played and has left has a row, in the place where they sat', () => {
  const rows = scoreRows(scene(), undefined, [-96, 0, 0]);
  expect(rows.map(({ name, change }) => [name, change])).toEqual([
    ['Lotte', 0],
    ['Mira', -96],
    ['Henning', 0],
  ]);
  expect(scoreRows(scene(), [1, 2, 3], [-96, 0, 0]).map(({ change }) => change)).toEqual([1, 2, 3]);
});
