import { GONE_REASONS, type GoneReason } from '@skatrunde/protocol';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { changePreferences } from '../../app/preferences.ts';
import { lastTable, rememberTable } from '../../connection/last-table.ts';
import { DEAF_CONNECTION } from '../../fixtures/deaf-connection.ts';
import { de } from '../../i18n/de/index.ts';
import { GonePage } from './GonePage.tsx';
import { Inside } from './TableRoom.tsx';
import { TableContext } from './table-context.ts';
import { type Line, makeTableStore } from './table-store.ts';

const { gone, door } = de.lobby;

beforeEach(() => changePreferences({ language: 'de' }));
afterEach(cleanup);

/** A table that has not sent a view yet. */
function beforeTheFirstView({ newcomer = true } = {}) {
  const store = makeTableStore();
  const retry = vi.fn();
  const onGone = vi.fn<(reason: GoneReason) => void>();
  render(
    <TableContext value={{ store, connection: { ...DEAF_CONNECTION, retry } }}>
      <Inside newcomer={newcomer} onGone={onGone} />
    </TableContext>,
  );
  return { line: (line: Line) => act(() => store.setLine(line)), retry, onGone };
}

describe('before the first view of a table', () => {
  test('a guest takes a seat, who belongs to it waits for it to open', () => {
    beforeTheFirstView();
    expect(screen.getByRole('heading').textContent).toBe(door.arriving);
    cleanup();
    beforeTheFirstView({ newcomer: false });
    expect(screen.getByRole('heading').textContent).toBe(door.opening);
  });

  test('a line that is lost or refused is said, with a way to try again and one home', () => {
    const { line, retry } = beforeTheFirstView();
    line({ kind: 'lost', since: 0 });
    expect(screen.getByRole('heading').textContent).toBe(gone.unreachable.title);
    expect(screen.getByRole('button', { name: de.app.home })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: gone.unreachable.retry }));
    expect(retry).toHaveBeenCalledOnce();
    line({ kind: 'online' });
    expect(screen.getByRole('heading').textContent).toBe(door.arriving);
  });

  test.each(GONE_REASONS)('%s leads away from the table', (reason) => {
    rememberTable('abcdefghijklmnopqrstuv');
    const { line, onGone } = beforeTheFirstView();
    line({ kind: 'gone', reason });
    expect(onGone).toHaveBeenCalledExactlyOnceWith(reason);
    expect(lastTable() === undefined).toBe(reason !== 'protocol');
  });
});

describe('the page of a table that is gone', () => {
  test.each(GONE_REASONS)('%s: says why and has a way on', (reason) => {
    render(<GonePage reason={reason} onLookAgain={() => {}} />);
    expect(screen.getByRole('heading').textContent).toBe(gone[reason].title);
    expect(screen.getByText(gone[reason].text)).toBeTruthy();
    expect(screen.getByRole('button', { name: de.app.home })).toBeTruthy();
  });

  test.each(['left', 'removed', 'watchersForbidden', 'stranger'] as const)('%s: leads to the door again', (reason) => {
    const lookAgain = vi.fn();
    render(<GonePage reason={reason} onLookAgain={lookAgain} />);
    fireEvent.click(screen.getByRole('button', { name: gone[reason].back }));
    expect(lookAgain).toHaveBeenCalledOnce();
  });

  test('an old page offers to be loaded again', () => {
    render(<GonePage reason="protocol" onLookAgain={() => {}} />);
    expect(screen.getByRole('button', { name: gone.protocol.reload })).toBeTruthy();
  });
});
