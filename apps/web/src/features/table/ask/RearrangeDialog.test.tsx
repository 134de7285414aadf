import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { changePreferences } from '../../../app/preferences.ts';
import { de } from '../../../i18n/de/index.ts';
import { RearrangeDialog } from './RearrangeDialog.tsx';

const MINE = ['CJ', 'SJ', 'CA', 'CT', 'CK', 'SA', 'ST', 'HA', 'HT', 'DA'] as const;
const HIS = ['HJ', 'DJ', 'C7', 'C8', 'S7', 'S8', 'H7', 'H8', 'D7', 'D8'] as const;

afterEach(cleanup);

test('ten of the twenty are kept, no more and no fewer', () => {
  changePreferences({ language: 'de' });
  const keep = vi.fn();
  render(<RearrangeDialog cards={[...MINE, ...HIS]} onKeep={keep} onClose={() => undefined} />);
  expect(screen.getByRole('region', { name: de.table.house.partnersCards, hidden: true }).textContent).toContain(
    'Kreuz Sieben',
  );
  const card = (name: string) => screen.getByRole('button', { name, hidden: true });
  const done = () => card(de.table.house.keepThese);
  fireEvent.click(card('Kreuz Ass'));
  expect(screen.getByText(de.table.house.rearrangeCount(9))).toBeTruthy();
  fireEvent.click(done());
  expect(keep).not.toHaveBeenCalled();
  fireEvent.click(card('Kreuz Sieben'));
  fireEvent.click(done());
  expect(keep).toHaveBeenCalledWith([...MINE.filter((one) => one !== 'CA'), 'C7']);
});
