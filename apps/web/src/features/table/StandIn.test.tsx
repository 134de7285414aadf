import type { TableCommand, TableView } from '@skatrunde/protocol';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { changePreferences } from '../../app/preferences.ts';
import { DEAF_CONNECTION } from '../../fixtures/deaf-connection.ts';
import { FIXTURES } from '../../fixtures/index.ts';
import { NOW } from '../../fixtures/people.ts';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import { ToastPlace, Toasts } from '../../ui/Toast.tsx';
import { AwayNotice } from './AwayNotice.tsx';
import { PeopleList } from './people/PeopleList.tsx';
import { ThinkTime } from './ThinkTime.tsx';
import { TableContext } from './table-context.ts';
import { makeTableStore } from './table-store.ts';
import { SeatSpot } from './waiting/SeatSpot.tsx';

const HENNING = { person: 'henning', role: 'player', seat: 2, host: false } as const;
const WATCHER = { person: 'uschi', role: 'watcher', host: false } as const;

let said: TableCommand[] = [];
beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  changePreferences({ language: 'de' });
  said = [];
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function viewOf(name: string): TableView {
  const fixture = FIXTURES[name];
  if (fixture?.kind !== 'table') throw new Error('no table in this fixture');
  return fixture.view;
}

function show(children: ReactNode): void {
  const connection: typeof DEAF_CONNECTION = {
    ...DEAF_CONNECTION,
    send: (command) => {
      said.push(command);
      return DEAF_CONNECTION.send(command);
    },
  };
  render(
    <LiveRegion>
      <Toasts>
        <TableContext value={{ store: makeTableStore(), connection }}>
          {children}
          <ToastPlace />
        </TableContext>
      </Toasts>
    </LiveRegion>,
  );
}

function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

const spoken = () => document.querySelector('[data-live="polite"]')?.textContent ?? '';

describe('when the others are asked whether a bot should play', () => {
  test('who sits there says so, and is told how many agree', () => {
    show(<AwayNotice view={viewOf('stand-in-asked')} />);
    pass(100);
    const slip = screen.getByRole('region', { name: 'Henning ist weg. Soll ein Bot weiterspielen?' });
    expect(slip.textContent).toContain('1 von 2 dafür.');
    expect(spoken()).toContain('Soll ein Bot weiterspielen?');
    fireEvent.click(screen.getByRole('button', { name: 'Bot spielen lassen' }));
    fireEvent.click(screen.getByRole('button', { name: 'Lieber warten' }));
    expect(said).toEqual([
      { type: 'answerStandIn', person: 'henning', standIn: 40, agree: true },
      { type: 'answerStandIn', person: 'henning', standIn: 40, agree: false },
    ]);
  });

  test('who has agreed sees that, and may think better of it', () => {
    show(<AwayNotice view={viewOf('stand-in-agreed')} />);
    expect(screen.getByRole('region').textContent).toContain('Du bist dafür.');
    expect(screen.queryByRole('button', { name: 'Bot spielen lassen' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Lieber warten' })).toBeTruthy();
  });

  test('a watcher reads it without being asked, and who is meant sees no slip', () => {
    show(<AwayNotice view={{ ...viewOf('stand-in-asked'), you: WATCHER }} />);
    expect(screen.getByRole('region')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
    show(<AwayNotice view={{ ...viewOf('stand-in-thinks'), you: HENNING }} />);
    expect(screen.queryByRole('region')).toBeNull();
  });

  test('nobody waits once the bot plays', () => {
    show(<AwayNotice view={viewOf('stand-in-plays')} />);
    pass(400_000);
    expect(screen.queryByRole('region')).toBeNull();
  });

  test('where the table waits, the host can have a bot play from now on', () => {
    const view = viewOf('away-long');
    const tempo = { bots: 'normal', absence: 'wait', thinkTime: 0 } as const;
    show(<AwayNotice view={{ ...view, settings: { ...view.settings, tempo } }} />);
    pass(100);
    fireEvent.click(screen.getByRole('button', { name: 'Bot spielen lassen' }));
    expect(said).toEqual([{ type: 'changeTempo', tempo: { ...tempo, absence: 'bot' } }]);
  });
});

describe('the time to think', () => {
  const within = (seconds: number, of: 0 | 2, absence: 'wait' | 'bot' = 'bot'): TableView => {
    const view = viewOf('play');
    const seats = view.seats.map((seat) => (seat.seat === of ? { ...seat, thinksUntil: NOW + seconds * 1000 } : seat));
    return { ...view, seats, settings: { ...view.settings, tempo: { bots: 'normal', absence, thinkTime: 30 } } };
  };

  test('is said once to who must decide, ten seconds before it is over', () => {
    show(<ThinkTime view={within(30, 0)} />);
    pass(19_900);
    expect(spoken()).toBe('');
    pass(200);
    expect(spoken().trim()).toBe('Noch 10 Sekunden Bedenkzeit');
    pass(5_000);
    expect(document.body.textContent?.match(/Noch 10 Sekunden/g)).toHaveLength(1);
  });

  test('is not said to the others', () => {
    show(<ThinkTime view={within(30, 2)} />);
    pass(29_000);
    expect(document.body.textContent).toBe('');
  });

  test('is followed by a reminder where the table waits, and by none where a bot plays', () => {
    show(<ThinkTime view={within(30, 2, 'wait')} />);
    pass(30_100);
    expect(document.body.textContent).toContain('Henning überlegt lange. Alle warten.');
    cleanup();
    show(<ThinkTime view={within(30, 0, 'bot')} />);
    pass(30_100);
    expect(document.body.textContent).not.toContain('Alle warten');
  });
});

describe('a bot at the table', () => {
  test('gets its level from the host; the others read it', () => {
    const view = viewOf('lobby-bots');
    show(<SeatSpot seat={1} view={view} side="right" pending={[]} onCommand={(command) => said.push(command)} />);
    const level = screen.getByRole('combobox', { name: 'Spielstärke: Berta' });
    expect(level).toHaveProperty('value', 'regular');
    fireEvent.change(level, { target: { value: 'club' } });
    expect(said).toEqual([{ type: 'changeBot', seat: 1, level: 'club' }]);
    cleanup();
    show(<SeatSpot seat={2} view={{ ...view, you: WATCHER }} side="left" pending={[]} onCommand={() => {}} />);
    expect(document.body.textContent).toContain('Bot, Meister');
  });

  test('can be asked to a free seat of a running match by the host, changed, and cancelled', () => {
    const view = viewOf('play');
    const free = { seat: 3, ready: false, leavingAfterGame: false };
    show(<PeopleList view={{ ...view, seats: [...view.seats, free] }} />);
    fireEvent.click(screen.getByRole('button', { name: 'Bot zur nächsten Runde' }));
    cleanup();
    const coming = { ...free, comingBot: { name: 'Frieda', level: 'regular' } } as const;
    show(<PeopleList view={{ ...view, seats: [...view.seats, coming] }} />);
    fireEvent.change(screen.getByRole('combobox', { name: 'Spielstärke: Frieda' }), { target: { value: 'master' } });
    fireEvent.click(screen.getByRole('button', { name: 'Bot abbestellen: Frieda' }));
    expect(said).toEqual([
      { type: 'addBot', seat: 3, level: 'regular' },
      { type: 'changeBot', seat: 3, level: 'master' },
      { type: 'removeBot', seat: 3 },
    ]);
  });
});
