import { expect, test } from 'vitest';
import { seatPlaces } from './seat-places.ts';

const places = (around: Parameters<typeof seatPlaces>[0]) => Object.fromEntries(seatPlaces(around));

test('three: who plays after me sits at the left', () => {
  expect(places({ players: [2, 0, 1], you: 1 })).toEqual({ 1: 'me', 2: 'left', 0: 'right' });
});

test('a watcher keeps the first seat below, whoever deals', () => {
  expect(places({ players: [0, 1, 2] })).toEqual(places({ players: [1, 2, 0] }));
  expect(places({ players: [1, 2, 0] })).toEqual({ 0: 'me', 1: 'left', 2: 'right' });
});

test('four: the dealer is at the top, my neighbours are those who play', () => {
  expect(places({ players: [1, 2, 3], sittingOut: 0, you: 2 })).toEqual({ 2: 'me', 3: 'left', 1: 'right', 0: 'top' });
});

test('the dealer who sits out looks on from the top, the clock still turns the same way', () => {
  expect(places({ players: [1, 2, 3], sittingOut: 0, you: 0 })).toEqual({ 0: 'top', 1: 'right', 2: 'me', 3: 'left' });
});

test('between games four sit around the table', () => {
  expect(places({ players: [0, 1, 2, 3], you: 1 })).toEqual({ 1: 'me', 2: 'left', 3: 'top', 0: 'right' });
});
