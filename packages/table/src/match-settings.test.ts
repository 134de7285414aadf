import { NO_BOCK, OFFICERS_DEFAULTS, OFFICIAL } from '@skatrunde/rules';
import { describe, expect, it } from 'vitest';
import { evolveEntry } from './evolve.ts';
import type { TableSettings } from './settings.ts';
import type { TableState } from './state.ts';
import { Desk } from './test/desk.ts';
import { passIn } from './test/short-games.ts';

/** What a history needs: by which rules each match was played, under which name, stands in what is stored. */

const DONNERSTAG: TableSettings = {
  name: 'Unser Donnerstag',
  seats: 3,
  length: { kind: 'singleGame' },
  rules: { ...OFFICIAL, kontraLevel: 2, bock: { ...NO_BOCK, lostWithSixty: true } },
};

/** The match of each end that the log tells, folded from the entries alone. */
function matchesIn({ entries }: Desk): readonly TableSettings[] {
  const ends: TableSettings[] = [];
  let state: TableState | undefined;
  for (const entry of entries) {
    state = evolveEntry(state, entry);
    const ended = entry.events.some(({ type }) => type === 'matchEnded');
    if (ended && state.stage.kind === 'standings') ends.push(state.stage.match.settings);
  }
  return ends;
}

/** The host sets the table, everybody is ready again, and the match begins. */
function startedBy(desk: Desk, settings: TableSettings): Desk {
  desk.must('anna', { type: 'changeSettings', settings });
  for (const person of ['ben', 'cleo']) desk.must(person, { type: 'ready', ready: true });
  return desk.start();
}

function playedOnce(desk: Desk): Desk {
  passIn(desk);
  const { dealings } = desk.state;
  for (const person of ['anna', 'ben', 'cleo']) desk.must(person, { type: 'next', dealing: dealings });
  return desk;
}

describe('the rules of a match', () => {
  it('stand in its log with their name, whatever the table is set to afterwards', () => {
    const desk = playedOnce(startedBy(new Desk().seat('ben', 'cleo'), DONNERSTAG));
    desk.must('anna', { type: 'newMatch' });
    const official = { seats: 3, length: { kind: 'singleGame' }, rules: OFFICIAL } as const;
    playedOnce(startedBy(desk, official));
    expect(matchesIn(desk)).toEqual([DONNERSTAG, official]);
  });

  it('are seen by everybody with their name, in the lobby and in the match', () => {
    const desk = new Desk().seat('ben', 'cleo').must('anna', { type: 'changeSettings', settings: DONNERSTAG });
    expect(desk.view('ben').settings).toEqual(DONNERSTAG);
    expect(startedBy(desk, DONNERSTAG).stage('game').match.settings).toEqual(DONNERSTAG);
  });

  it('of Officers’ Skat may have a name too', () => {
    const settings: TableSettings = {
      name: 'Zu zweit',
      game: 'officers',
      seats: 2,
      length: { kind: 'singleGame' },
      rules: { ...OFFICERS_DEFAULTS, ramsch: false },
    };
    const desk = new Desk().must('anna', { type: 'changeSettings', settings });
    expect(desk.view('anna').settings).toEqual(settings);
  });
});
