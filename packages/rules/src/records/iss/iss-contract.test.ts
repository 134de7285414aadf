import { expect, test } from 'vitest';
import { printContract } from '../../cards/notation.ts';
import { parseIssContract } from './iss-contract.ts';

const PLAIN = ['C', 'S', 'H', 'D', 'G'].flatMap((game) => ['', 'H', 'HS', 'HZ', 'O'].map((rest) => game + rest));

test.each([...PLAIN, 'N', 'NO', 'NH', 'NOH'])('%s is printed as it was read', (token) => {
  const reading = parseIssContract(token, '');
  expect(reading.ok && printContract(reading.value)).toBe(token);
});

test('all 29 announcements are different', () => {
  const all = [...PLAIN, 'N', 'NO', 'NH', 'NOH'].map((token) => JSON.stringify(parseIssContract(token, '')));
  expect(new Set(all).size).toBe(29);
});

test('what an announcement implies is filled in', () => {
  expect(parseIssContract('GO', '')).toEqual({
    ok: true,
    value: { type: 'grand', hand: true, schneiderAnnounced: true, schwarzAnnounced: true, ouvert: true },
  });
  expect(parseIssContract('CHZ', '')).toMatchObject({ value: { schneiderAnnounced: true, ouvert: false } });
});

test('letters may stand in any order', () => {
  expect(parseIssContract('NHO', '')).toEqual(parseIssContract('NOH', ''));
});

test.each(['', 'X', 'CX', 'CS', 'CZ', 'NS', 'NHZ', 'CHH', 'c', 'C H'])('%s is refused with its place', (token) => {
  expect(parseIssContract(token, 'MV move 9')).toMatchObject({ ok: false, place: 'MV move 9' });
});
