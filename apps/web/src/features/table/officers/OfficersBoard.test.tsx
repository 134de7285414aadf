import type { OfficersGameView, TableCommand, TableUpdate, TableViewEvent } from '@skatrunde/protocol';
import { PRESETS } from '@skatrunde/protocol';
import type { OfficersView, OfficersViewEvent, StackView } from '@skatrunde/rules/cards';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { changePreferences } from '../../../app/preferences.ts';
import { CHANCE } from '../../../fixtures/chance.ts';
import { DEAF_CONNECTION } from '../../../fixtures/deaf-connection.ts';
import { ME_HOST, NOW, person, seat, tableOf } from '../../../fixtures/people.ts';
import { de } from '../../../i18n/de/index.ts';
import { LiveRegion } from '../../../ui/LiveRegion.tsx';
import { Toasts } from '../../../ui/Toast.tsx';
import { TableContext, useTableState } from '../table-context.ts';
import { makeTableStore } from '../table-store.ts';
import { OfficersBoard } from './OfficersBoard.tsx';

const SEATS = [seat(0, person('lotte')), seat(1, person('mira'))];
const on = (open: NonNullable<StackView['open']>): StackView => ({ open, covered: true });
const MINE = [
  on('CJ'),
  on('HQ'),
  { open: 'ST', covered: false },
  on('C7'),
  on('DA'),
  on('HA'),
  on('S9'),
  on('D8'),
] as const;
const THEIRS = [
  on('HJ'),
  on('SA'),
  on('C9'),
  on('HT'),
  { covered: true },
  on('DK'),
  { covered: false },
  on('CA'),
] as const;

const COMMON = { you: 1, hand: MINE.flatMap(({ open }) => open ?? []), stacks: [THEIRS, MINE] } as const;
const PLAYING: OfficersView = {
  ...COMMON,
  phase: 'playing',
  announcer: 0,
  contract: { type: 'suit', trump: 'H' },
  doublings: ['kontra'],
  leader: 0,
  trick: [{ player: 0, card: 'H9' }],
  turn: 1,
  tricksTaken: [3, 2],
  cardPoints: [22, 14],
};

function gameOf(view: OfficersView, ask?: OfficersGameView['ask']): OfficersGameView {
  const at = { game: 1, dealer: 0, seats: [1, 0], players: [1, 0], moment: 1000, chance: CHANCE };
  return { plays: 'officers', ...at, view, ...(ask && { ask }), offers: [] };
}
const MY_TURN = gameOf(PLAYING, { kind: 'play', number: 9, cards: ['CJ', 'HQ', 'HA'], follow: 'trump' });

function updateOf(game: OfficersGameView, version: number, events: readonly OfficersViewEvent[] = []): TableUpdate {
  const match = {
    match: 1,
    settings: PRESETS.officers,
    game: 1,
    games: 6,
    round: 1,
    participants: SEATS.flatMap((one) =>
      one.occupant ? [{ occupant: one.occupant, seat: one.seat, total: 0, won: 0, lost: 0 }] : [],
    ),
  };
  const view = tableOf(
    { you: ME_HOST, seats: SEATS },
    { settings: PRESETS.officers, stage: { kind: 'game', match, game } },
  );
  return { version, view, events: events.map((event): TableViewEvent => ({ type: 'officers', event })), now: NOW };
}

function showBoard(game: OfficersGameView, events: readonly OfficersViewEvent[] = []) {
  const store = makeTableStore(() => NOW);
  const said: TableCommand[] = [];
  store.receiveUpdate(updateOf(game, 1, events));
  const say = (command: TableCommand): void => {
    said.push(command);
    store.sending(`id-${said.length}`, command);
  };
  function Shown() {
    const { update, pending } = useTableState();
    const stage = update?.view.stage;
    if (!update || stage?.kind !== 'game' || stage.game.plays !== 'officers') return null;
    return <OfficersBoard update={update} game={stage.game} pending={pending} onCommand={say} />;
  }
  render(
    <LiveRegion>
      <Toasts>
        <TableContext value={{ store, connection: DEAF_CONNECTION }}>
          <Shown />
        </TableContext>
      </Toasts>
    </LiveRegion>,
  );
  const receive = (next: OfficersGameView, events: readonly OfficersViewEvent[]): void =>
    act(() => store.receiveUpdate(updateOf(next, 2, events)));
  return { said, receive };
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
  vi.restoreAllMocks();
  Reflect.deleteProperty(HTMLElement.prototype, 'animate');
});

describe('the stacks', () => {
  test('name what lies open, what lies below, and what cannot be played', () => {
    showBoard(MY_TURN);
    const mine = within(screen.getByRole('list', { name: 'Deine Stapel' }));
    expect(mine.getAllByRole('button')).toHaveLength(8);
    expect(button('Kreuz Bube, darunter liegt noch eine').getAttribute('aria-disabled')).toBeNull();
    expect(button('Pik Zehn, nicht spielbar').getAttribute('aria-disabled')).toBe('true');
    const theirs = within(screen.getByRole('list', { name: 'Stapel von Mira' }));
    expect(theirs.queryAllByRole('button')).toEqual([]);
    expect(theirs.getByText('Reihe 2, Stapel 1: verdeckt')).toBeDefined();
    expect(theirs.getByText('Reihe 2, Stapel 3: leer')).toBeDefined();
  });

  test('a clicked card is said once, with the number of the ask', () => {
    const { said } = showBoard(MY_TURN);
    fireEvent.click(button('Herz Dame, darunter liegt noch eine'));
    fireEvent.click(button('Herz Dame, darunter liegt noch eine, gesendet'));
    fireEvent.click(button('Kreuz Bube, darunter liegt noch eine'));
    expect(said).toEqual([{ type: 'officers', ask: 9, command: { type: 'play', card: 'HQ' } }]);
  });

  test('a card that cannot be played says what can', () => {
    const { said } = showBoard(MY_TURN);
    fireEvent.click(button('Pik Zehn, nicht spielbar'));
    expect(said).toEqual([]);
    expect(told()).toContain('Trumpf bedienen');
  });

  test('digits choose a stack, arrows go on within the rows', () => {
    showBoard(MY_TURN);
    fireEvent.keyDown(window, { code: 'Digit3', key: '3' });
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Pik Zehn, nicht spielbar');
    fireEvent.keyDown(document.activeElement ?? window, { key: 'ArrowDown' });
    expect(document.activeElement?.getAttribute('aria-label')).toContain('Pik Neun');
    fireEvent.keyDown(document.activeElement ?? window, { key: 'ArrowLeft' });
    expect(document.activeElement?.getAttribute('aria-label')).toContain('Herz Ass');
  });
});

describe('what is asked', () => {
  test('a suit, Grand or Ramsch is announced by the first row; what is not played here says why', () => {
    const view: OfficersView = { ...COMMON, phase: 'announcing', turn: 1 };
    const { said } = showBoard(
      gameOf(view, {
        kind: 'announce',
        number: 1,
        contracts: [
          { contract: { type: 'suit', trump: 'H' }, value: 10 },
          { contract: { type: 'grand' }, value: 24 },
        ],
        refused: [{ contract: { type: 'ramsch' }, code: 'ramschOff' }],
      }),
    );
    fireEvent.click(button('Spiel ansagen …'));
    expect(screen.getByText('An diesem Tisch wird ohne Ramsch gespielt')).toBeDefined();
    fireEvent.click(screen.getByText('Grand'));
    fireEvent.click(screen.getByText('Grand ansagen'));
    expect(said).toEqual([{ type: 'officers', ask: 1, command: { type: 'announce', contract: { type: 'grand' } } }]);
  });

  test('Kontra is said or not', () => {
    const view: OfficersView = {
      ...COMMON,
      phase: 'doubling',
      announcer: 0,
      contract: { type: 'grand' },
      doublings: [],
      turn: 1,
      asked: 'kontra',
    };
    const { said } = showBoard(gameOf(view, { kind: 'kontra', number: 2, factor: 2 }));
    fireEvent.click(button('Kontra sagen'));
    fireEvent.click(button('Kein Kontra'));
    expect(said).toEqual([{ type: 'officers', ask: 2, command: { type: 'kontra' } }]);
  });
});

describe('what happens', () => {
  test('is told from the first deal on, which brings the board up', () => {
    const view: OfficersView = { ...COMMON, phase: 'announcing', turn: 0 };
    showBoard(gameOf(view), [
      { type: 'dealt' },
      { type: 'rowCovered', player: 0, row: 0 },
      { type: 'rowOpened', player: 0, row: 0, cards: ['HJ', 'SA', 'C9', 'HT'] },
    ]);
    expect(told()).toContain(
      'Neues Spiel, Offiziersskat. Mira bekommt offen: Herz Bube, Pik Ass, Kreuz Neun, Herz Zehn.',
    );
  });

  test('is told: the card, the trick, what is turned up, and whose turn it is', () => {
    const { receive } = showBoard(MY_TURN);
    receive(gameOf({ ...PLAYING, trick: [], turn: 1 }, { kind: 'play', number: 10, cards: ['CJ'] }), [
      { type: 'cardPlayed', player: 1, card: 'HA', stack: 5 },
      { type: 'trickTaken', winner: 1, leader: 0, cards: ['H9', 'HA'], cardPoints: 11 },
      { type: 'cardsTurned', cards: [{ player: 1, stack: 5, card: 'D7' }] },
    ]);
    expect(told()).toContain(
      `Du spielst Herz Ass. ${de.table.told.trick({ name: 'Lotte', you: true }, 11)} Bei dir liegt jetzt Karo Sieben offen.`,
    );
    expect(told()).toContain('Du bist dran.');
  });

  test('the trick rests with its freed cards face down; then it goes to its winner and they are turned over', () => {
    const turned = vi.fn();
    HTMLElement.prototype.animate = turned;
    const after = MINE.map((stack, index): StackView => (index === 0 ? { open: 'D7', covered: false } : stack));
    const { receive } = showBoard(MY_TURN);
    receive(gameOf({ ...PLAYING, stacks: [THEIRS, after], trick: [], turn: 1, tricksTaken: [3, 3] }), [
      { type: 'cardPlayed', player: 1, card: 'CJ', stack: 0 },
      { type: 'trickTaken', winner: 1, leader: 0, cards: ['H9', 'CJ'], cardPoints: 2 },
      { type: 'cardsTurned', cards: [{ player: 1, stack: 0, card: 'D7' }] },
    ]);
    const mine = within(screen.getByRole('list', { name: 'Deine Stapel' }));
    expect(mine.getByText('verdeckt')).toBeDefined();
    expect(screen.getByText('Dein Stich: 2 Augen')).toBeDefined();
    expect(leaving()).toBe(0);
    turned.mockClear();
    fireEvent.click(screen.getAllByRole('button', { name: 'Weiter' }).at(-1) ?? document.body);
    expect(mine.getByRole('button', { name: 'Karo Sieben' })).toBeDefined();
    expect(mine.queryByText('verdeckt')).toBeNull();
    expect(leaving()).toBe(2);
    expect(turned.mock.calls.filter(([frames]) => JSON.stringify(frames).includes('rotateY'))).toHaveLength(1);
  });

  test('with reduced motion a freed card fades in and does not turn', () => {
    vi.spyOn(globalThis, 'matchMedia').mockImplementation(
      (query) => ({ ...new EventTarget(), matches: query.includes('reduce'), media: query }) as MediaQueryList,
    );
    const turned = vi.fn();
    HTMLElement.prototype.animate = turned;
    const { receive } = showBoard(MY_TURN);
    receive(gameOf({ ...PLAYING, stacks: [openedAt(4), MINE], trick: [] }), [
      { type: 'trickTaken', winner: 0, leader: 0, cards: ['H9', 'HQ'], cardPoints: 3 },
      { type: 'cardsTurned', cards: [{ player: 0, stack: 4, card: 'D7' }] },
    ]);
    turned.mockClear();
    fireEvent.click(screen.getAllByRole('button', { name: 'Weiter' }).at(-1) ?? document.body);
    expect(turned).toHaveBeenCalled();
    expect(JSON.stringify(turned.mock.calls)).not.toContain('rotateY');
  });
});

describe('what lies behind', () => {
  test('card points and tricks of both', () => {
    showBoard(MY_TURN);
    const [theirs, mine] = within(screen.getByRole('list', { name: 'Am Tisch' })).getAllByRole('listitem');
    expect(theirs?.textContent).toContain('22 Augen');
    expect(mine?.textContent).toContain('14 Augen');
  });

  test('the last trick is shown on request, and who took it', () => {
    showBoard(gameOf({ ...PLAYING, lastTrick: { leader: 1, winner: 0, cards: ['SQ', 'SK'] } }));
    fireEvent.click(button('Letzter Stich'));
    const slip = within(screen.getByRole('dialog', { name: 'Letzter Stich' }));
    expect(slip.getAllByRole('img').map((card) => card.getAttribute('aria-label'))).toEqual(['Pik Dame', 'Pik König']);
    expect(slip.getByText('Der Stich ging an Mira.')).toBeDefined();
  });

  test('who claims is told that an answer is missing; giving up says what becomes of the rest', () => {
    const view: OfficersView = { ...PLAYING, trick: [], claim: { claim: 1, by: 1 } };
    const { said } = showBoard({ ...gameOf(view), offers: [{ kind: 'concede', needsConsent: false }] });
    expect(screen.getByText(/Du beanspruchst den Rest\. Eine Antwort fehlt noch\./)).toBeDefined();
    fireEvent.click(button('Spiel abkürzen'));
    fireEvent.click(button('Aufgeben …'));
    expect(screen.getByText('Der Rest geht an den anderen, und das Spiel endet sofort.')).toBeDefined();
    fireEvent.click(screen.getByText('Aufgeben', { selector: 'button, button *' }));
    expect(said).toEqual([{ type: 'officers', moment: 1000, command: { type: 'concede' } }]);
  });
});

/** Their stacks after the freed card of one was turned up. */
function openedAt(index: number): readonly StackView[] {
  return THEIRS.map((stack, place): StackView => (place === index ? { open: 'D7', covered: false } : stack));
}

/** Cards of a trick on the way to its winner. */
function leaving(): number {
  return document.querySelectorAll('[data-face]').length;
}
