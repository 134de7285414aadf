import type { TableView } from '@skatrunde/protocol';
import { describe, expect, test } from 'vitest';
import { FIXTURES } from '../../../fixtures/index.ts';
import { NOW } from '../../../fixtures/people.ts';
import { de } from '../../../i18n/de/index.ts';
import { removalOf, removalText } from './removal.ts';

const MINUTE = 60_000;

function running(secondsAway?: number): TableView {
  const fixture = FIXTURES['away'];
  if (fixture?.kind !== 'table') throw new Error('no table in this fixture');
  const { view } = fixture;
  const people = view.people.map(({ awaySince: _, ...one }) =>
    one.person === 'henning' && secondsAway !== undefined
      ? { ...one, present: false, awaySince: NOW - secondsAway * 1000 }
      : { ...one, present: true },
  );
  return { ...view, people };
}

const kind = (view: TableView, person = 'henning') => removalOf({ view, person, now: NOW }).kind;

describe('what removing somebody does', () => {
  test('by how long they are away', () => {
    expect(kind(running())).toBe('later');
    expect(kind(running(40))).toBe('away');
    expect(kind(running(299))).toBe('away');
    expect(kind(running(300))).toBe('longAway');
  });

  test('who only watches, or deals and sits out, goes at once', () => {
    expect(kind(running(), 'uschi')).toBe('now');
    const view = running();
    if (view.stage.kind !== 'game') throw new Error('no game');
    const { stage } = view;
    const four = { ...view, stage: { ...stage, game: { ...stage.game, seats: [0, 1, 3], sittingOut: 2 } } };
    expect(kind(four)).toBe('now');
  });

  test('the question says what becomes of the game', () => {
    const ask = (view: TableView) => removalText({ view, person: 'henning', now: NOW }, de);
    expect(ask(running())).toBe(
      'Das laufende Spiel wird noch zu Ende gespielt. Nur du kannst Henning wieder hereinlassen.',
    );
    expect(ask(running(60))).toContain('Ist Henning fünf Minuten weg, endet das Spiel ohne Wertung.');
    expect(ask(running(6 * 60))).toContain('Das laufende Spiel ist damit sofort aus: Es zählt für niemanden.');
    expect(ask(running(6 * 60))).not.toContain('zu Ende gespielt');
  });

  test('where leaving counts as giving up, so does this', () => {
    const view = running((6 * MINUTE) / 1000);
    if (view.stage.kind !== 'game') throw new Error('no game');
    const { settings } = view.stage.match;
    if (settings.game === 'officers') throw new Error('no Skat');
    const rules = { ...settings.rules, leavingCountsAsConceding: true };
    const strict = {
      ...view,
      stage: { ...view.stage, match: { ...view.stage.match, settings: { ...settings, rules } } },
    };
    expect(removalText({ view: strict, person: 'henning', now: NOW }, de)).toContain('Es zählt als aufgegeben.');
  });
});
