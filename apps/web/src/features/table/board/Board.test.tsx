import type { SkatGameView, TableCommand, TableUpdate, TableViewEvent } from '@skatrunde/protocol';
import type { SkatViewEvent } from '@skatrunde/rules/cards';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { changePreferences } from '../../../app/preferences.ts';
import { changeDeck } from '../../../cards/deck.ts';
import type { TableConnection } from '../../../connection/table-connection.ts';
import * as games from '../../../fixtures/board-games.ts';
import { ME_HOST, NOW, person, seat, tableOf } from '../../../fixtures/people.ts';
import { gameStage, PLAYING } from '../../../fixtures/stages.ts';
import { LiveRegion } from '../../../ui/LiveRegion.tsx';
import { Toasts } from '../../../ui/Toast.tsx';
import { TableContext, useTableState } from '../table-context.ts';
import { makeTableStore } from '../table-store.ts';
import { Board } from './Board.tsx';

const SEATS = [seat(0, person('lotte')), seat(1, person('mira')), seat(2, person('henning'))];
const nothing = (): void => undefined;
const DEAF: TableConnection = {
  open: nothing,
  close: nothing,
  retry: nothing,
  takeBack: nothing,
  send: async () => ({ ok: true, version: 1 }),
  say: async () => ({ ok: true }),
  rename: async () => ({ ok: true, version: 1 }),
};

function updateOf(game: SkatGameView, version: number, events: readonly SkatViewEvent[] = []): TableUpdate {
  const told = events.map((event): TableViewEvent => ({ type: 'game', event }));
  return { version, view: tableOf({ you: ME_HOST, seats: SEATS }, { stage: gameStage(game) }), events: told, now: NOW };
}

/** The board with what it says to the table, and a way to send it newer updates. */
function showBoard(game: SkatGameView) {
  const store = makeTableStore(() => NOW);
  const said: TableCommand[] = [];
  let version = 1;
  store.receiveUpdate(updateOf(game, version));
  const say = (command: TableCommand): void => {
    said.push(command);
    store.sending(`id-${said.length}`, command);
  };
  function Shown() {
    const { update, pending } = useTableState();
    return update ? <Board update={update} pending={pending} onCommand={say} /> : null;
  }
  render(
    <LiveRegion>
      <Toasts>
        <TableContext value={{ store, connection: { ...DEAF, takeBack: store.refused } }}>
          <Shown />
        </TableContext>
      </Toasts>
    </LiveRegion>,
  );
  const receive = (next: SkatGameView, events: readonly SkatViewEvent[] = []): void => {
    version += 1;
    act(() => store.receiveUpdate(updateOf(next, version, events)));
  };
  const lose = (): void => act(() => store.setLine({ kind: 'lost', since: NOW }));
  return { said, receive, lose, store, refuse: (id: string) => act(() => store.refused(id)) };
}

const button = (name: string) => screen.getByRole('button', { name });
const told = (): string => document.querySelector('[data-live="polite"]')?.textContent ?? '';

beforeEach(() => {
  changePreferences({ language: 'de' });
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1100, 840));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('my hand', () => {
  test('names each card, and says which cannot be played', () => {
    showBoard(PLAYING);
    const hand = within(screen.getByRole('list', { name: 'Deine Karten' }));
    expect(hand.getAllByRole('button')).toHaveLength(10);
    expect(button('Kreuz Sieben').getAttribute('aria-disabled')).toBeNull();
    expect(button('Herz Ass, nicht spielbar').getAttribute('aria-disabled')).toBe('true');
  });

  test('a clicked card is sent once, with the number of the ask', () => {
    const { said } = showBoard(PLAYING);
    fireEvent.click(button('Kreuz Sieben'));
    fireEvent.click(button('Kreuz Sieben, gesendet'));
    fireEvent.click(button('Herz Bube'));
    expect(said).toEqual([{ type: 'game', ask: 12, command: { type: 'play', card: 'C7' } }]);
  });

  test('after a refusal it can be played again', () => {
    const { said, refuse } = showBoard(PLAYING);
    fireEvent.click(button('Kreuz Sieben'));
    refuse('id-1');
    fireEvent.click(button('Herz Bube'));
    expect(said).toHaveLength(2);
  });

  test('a card that cannot be played says what can be', () => {
    const { said } = showBoard(PLAYING);
    fireEvent.click(button('Herz Ass, nicht spielbar'));
    expect(said).toEqual([]);
    expect(told()).toContain('Trumpf bedienen');
  });

  test('digits stay with an open slip', () => {
    showBoard(games.HOLDING);
    fireEvent.click(button('Automatisch bis …'));
    const slip = screen.getByRole('dialog');
    expect(slip.contains(document.activeElement)).toBe(true);
    fireEvent.keyDown(window, { code: 'Digit3', key: '3' });
    expect(slip.contains(document.activeElement)).toBe(true);
  });

  test('digits and arrows go from card to card', () => {
    showBoard(PLAYING);
    fireEvent.keyDown(window, { code: 'Digit3', key: '3' });
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Kreuz Sieben');
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowLeft' });
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Kreuz Dame');
  });

  test('the focus stays in the hand when the card is gone', () => {
    const { receive } = showBoard(PLAYING);
    button('Kreuz Sieben').focus();
    const { view } = PLAYING;
    if (view.phase !== 'playing') throw new Error('the fixture plays');
    receive({ ...PLAYING, view: { ...view, hand: view.hand.filter((card) => card !== 'C7') } });
    expect(document.activeElement?.closest('[data-hand]')).not.toBeNull();
  });
});

describe('the auction', () => {
  test('the next value is said at once, pass stands apart', () => {
    const { said } = showBoard(games.BIDDING);
    fireEvent.click(button('18 sagen'));
    fireEvent.click(button('Passen'));
    expect(said).toEqual([{ type: 'game', ask: 2, command: { type: 'bid', value: 18 } }]);
  });

  test('a jump of three steps is asked about once more, two steps are not', () => {
    const { said } = showBoard(games.BIDDING);
    fireEvent.click(button('Höher'));
    fireEvent.click(button('22'));
    expect(said).toEqual([]);
    fireEvent.click(button('22 sagen'));
    expect(said).toEqual([{ type: 'game', ask: 2, command: { type: 'bid', value: 22 } }]);
  });

  test('the second value needs no question', () => {
    const { said } = showBoard(games.BIDDING);
    fireEvent.click(button('Höher'));
    fireEvent.click(button('20'));
    expect(said).toEqual([{ type: 'game', ask: 2, command: { type: 'bid', value: 20 } }]);
  });

  test('the pointed value is explained', () => {
    showBoard(games.BIDDING);
    fireEvent.click(button('Höher'));
    fireEvent.focus(button('30'));
    expect(screen.getByText('30: Herz mit oder ohne 2')).toBeTruthy();
  });

  test('holding a jump is locked for two seconds', () => {
    vi.useFakeTimers();
    const { said } = showBoard(games.HOLDING_A_JUMP);
    fireEvent.click(button('48 halten'));
    expect(said).toEqual([]);
    act(() => vi.advanceTimersByTime(2000));
    fireEvent.click(button('48 halten'));
    expect(said).toEqual([{ type: 'game', ask: 5, command: { type: 'hold', value: 48 } }]);
  });

  test('a single step can be held at once', () => {
    const { said } = showBoard(games.HOLDING);
    fireEvent.click(button('20 halten'));
    expect(said).toEqual([{ type: 'game', ask: 5, command: { type: 'hold', value: 20 } }]);
  });

  test('a limit is set for this game, and withdrawn', () => {
    const { said } = showBoard(games.WAITING_IN_AUCTION);
    fireEvent.click(button('Automatisch bis 33 · ändern'));
    fireEvent.click(button('Selbst reizen'));
    expect(said).toEqual([{ type: 'limitBidding', moment: 7000 }]);
  });
});

describe('the values of a limit', () => {
  const calls = [{ player: 2, call: 'bid', value: 20 }] as const;
  const values = () => screen.getAllByRole('button', { name: /^\d+$/ }).map((one) => Number(one.textContent));
  const open = (game: SkatGameView) => {
    const shown = showBoard(game);
    fireEvent.click(button('Automatisch bis …'));
    return shown;
  };
  const inAuction = {
    ...games.WAITING_IN_AUCTION.view,
    phase: 'bidding',
    calls,
    bid: 20,
    turn: 1,
  } as SkatGameView['view'];
  const { bidLimit: _none, ...waiting } = games.WAITING_IN_AUCTION;

  test('begin above the bid, so that none passes: when I am to bid, and when I wait', () => {
    const ask = { kind: 'bid', number: 4, values: [22, 23], lastRight: false } as const;
    open({ ...waiting, view: inAuction, ask } as SkatGameView);
    expect(values()[0]).toBe(22);
    cleanup();
    open({ ...waiting, view: inAuction } as SkatGameView);
    expect(values()[0]).toBe(22);
  });

  test('begin at the bid when I am asked to hold it', () => {
    open(games.HOLDING);
    expect(values()[0]).toBe(20);
  });

  test('keep one to choose by keyboard when the one pointed at falls away', () => {
    const { receive } = open({ ...waiting, view: inAuction } as SkatGameView);
    receive({ ...waiting, view: { ...inAuction, bid: 24 } } as SkatGameView);
    const [first] = screen.getAllByRole('button', { name: /^\d+$/ });
    expect([first?.textContent, first?.tabIndex]).toEqual(['27', 0]);
  });
});

describe('skat and announcement', () => {
  test('two of twelve are put away, named on the button', () => {
    const { said } = showBoard(games.DISCARDING);
    fireEvent.click(button('Kreuz Acht'));
    fireEvent.click(button('Karo Sieben'));
    fireEvent.click(button('Kreuz 8 und Karo 7 drücken'));
    expect(said).toEqual([{ type: 'game', ask: 10, command: { type: 'discard', cards: ['C8', 'D7'] } }]);
  });

  test('a Hand game: Schwarz ticks Schneider and locks it, the value is spelt', () => {
    const { said } = showBoard(games.PICKING_UP);
    fireEvent.click(button('Hand spielen …'));
    fireEvent.click(button('Kreuz 12'));
    fireEvent.click(screen.getByRole('checkbox', { name: /Schwarz angesagt/ }));
    const schneider = screen.getByRole('checkbox', { name: /Schneider angesagt/ });
    expect(schneider.matches(':checked')).toBe(true);
    expect(schneider.matches(':disabled')).toBe(true);
    expect(screen.getByText('mit 3, Spiel 4, Hand 5, Schneider 6, angesagt 7, Schwarz 8, angesagt 9')).toBeTruthy();
    fireEvent.click(button('Kreuz Hand Schwarz angesagt ansagen'));
    expect(said).toMatchObject([{ command: { type: 'announce', contract: { trump: 'C', schwarzAnnounced: true } } }]);
  });

  test('where nobody has bid there is no bid to reach, only what it is worth', () => {
    const { ask } = games.PICKING_UP;
    if (ask?.kind !== 'pickUpOrHand') throw new Error('The fixture asks for skat or Hand');
    showBoard({ ...games.PICKING_UP, ask: { ...ask, bid: 0, refused: [] } });
    fireEvent.click(button('Hand spielen …'));
    fireEvent.click(button('Kreuz 12'));
    expect(screen.getByRole('dialog').textContent).not.toMatch(/gereizt|reicht/);
    expect(screen.getByText('mit 3, Spiel 4, Hand 5')).toBeTruthy();
  });

  test('the Null tile is called by its name alone', () => {
    showBoard(games.ANNOUNCING);
    expect(button('Null').textContent).toContain('0');
  });

  test('a value below the bid says what would save it', () => {
    showBoard(games.ANNOUNCING);
    fireEvent.click(button('Pik 11'));
    expect(screen.getByText('reicht nicht für 27: dafür brauchst du Schneider')).toBeTruthy();
  });

  test('a refused game says why, and what would do', () => {
    showBoard(games.ANNOUNCING);
    expect(screen.getByText('Null zählt nur 23, du hast 27 gereizt. Null ouvert (46) ginge.')).toBeTruthy();
  });
});

describe('ending early', () => {
  test('giving up asks first', () => {
    const { said } = showBoard(games.WITH_LAST_TRICK);
    fireEvent.click(button('Spiel abkürzen'));
    fireEvent.click(button('Aufgeben …'));
    expect(said).toEqual([]);
    expect(screen.getByText(/Dein Partner muss mit aufgeben/)).toBeTruthy();
    fireEvent.click(button('Aufgeben'));
    expect(said).toEqual([{ type: 'game', moment: 7000, command: { type: 'concede' } }]);
  });

  test('on a lost line is shown as not said yet, and can be taken back', () => {
    const { lose, store } = showBoard(games.WITH_LAST_TRICK);
    fireEvent.click(button('Spiel abkürzen'));
    fireEvent.click(button('Aufgeben …'));
    fireEvent.click(button('Aufgeben'));
    expect(screen.queryByRole('button', { name: 'Zurücknehmen' })).toBeNull();
    lose();
    expect(screen.getAllByText('Aufgeben: Das gilt, sobald die Verbindung wieder da ist.')).toHaveLength(2);
    act(() => store.said('id-1'));
    expect(told()).toContain('Aufgeben: Das ist vielleicht schon angekommen.');
    fireEvent.click(button('Zurücknehmen'));
    expect(store.read().pending).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Zurücknehmen' })).toBeNull();
  });

  test('a claim is answered by its number', () => {
    const { said } = showBoard(games.CLAIMED);
    fireEvent.click(button('Stimmt'));
    expect(said).toEqual([{ type: 'game', moment: 7000, command: { type: 'answerClaim', claim: 1, accept: true } }]);
  });

  test('the hand that was shown lies open at its seat', () => {
    showBoard(games.CLAIMED);
    const open = within(screen.getByRole('list', { name: 'Offene Karten von Mira' }));
    expect(open.getByRole('img', { name: 'Kreuz Bube' })).toBeTruthy();
  });
});

describe('what happens', () => {
  const TAKEN: SkatViewEvent = { type: 'trickTaken', winner: 0, leader: 0, cards: ['CJ', 'C9', 'C7'], cardPoints: 2 };

  test('is told to the screen reader, with what is asked now', () => {
    const { receive } = showBoard(games.MIRA_DISCARDS);
    receive(PLAYING, [{ type: 'cardPlayed', player: 1, card: 'C9' }]);
    expect(told()).toContain('Henning spielt Kreuz Neun. Du bist dran: Trumpf bedienen.');
  });

  test('a full trick rests, then goes; a tap ends the rest', () => {
    const { receive } = showBoard(PLAYING);
    receive(games.WITH_LAST_TRICK, [{ type: 'cardPlayed', player: 2, card: 'C7' }, TAKEN]);
    const trick = () => within(screen.getByRole('list', { name: 'Stich' })).queryAllByRole('img');
    expect(trick()).toHaveLength(3);
    expect(screen.getByText('Mira macht den Stich mit Kreuz Bube: 2 Augen')).toBeTruthy();
    fireEvent.click(screen.getAllByRole('button', { name: 'Weiter' })[0] ?? document.body);
    expect(trick()).toHaveLength(0);
  });

  test('the last trick can be looked at', () => {
    showBoard(games.WITH_LAST_TRICK);
    fireEvent.click(button('Letzter Stich'));
    expect(screen.getByText('Der Stich ging an Mira.')).toBeTruthy();
  });
});

test('with German cards the seat names the game in their words', () => {
  changeDeck('german');
  showBoard(PLAYING);
  expect(screen.getByText(/spielt allein: Eichel/)).toBeTruthy();
  changeDeck('french');
});

test('everything is there in English too', () => {
  changePreferences({ language: 'en' });
  showBoard(PLAYING);
  expect(screen.getByText('Your turn: follow trump')).toBeTruthy();
  expect(button('ace of hearts, not playable')).toBeTruthy();
});
