import type { SkatGameView, TableUpdate } from '@skatrunde/protocol';
import type { SkatViewEvent } from '@skatrunde/rules/cards';
import { expect, test } from 'vitest';
import { DISCARDING, HOLDING, MIRA_DISCARDS, NULL_OUVERT, WITH_LAST_TRICK } from '../../../fixtures/board-games.ts';
import { ME_HOST, NOW, person, seat, tableOf } from '../../../fixtures/people.ts';
import { gameStage, PLAYING } from '../../../fixtures/stages.ts';
import { de } from '../../../i18n/de/index.ts';
import { en } from '../../../i18n/en/index.ts';
import { toldOf } from './told.ts';

const SEATS = [seat(0, person('lotte')), seat(1, person('mira')), seat(2, person('henning'))];

function tell(game: SkatGameView, events: readonly SkatViewEvent[], text = de): string {
  const update: TableUpdate = {
    version: 1,
    view: tableOf({ you: ME_HOST, seats: SEATS }, { stage: gameStage(game) }),
    events: events.map((event) => ({ type: 'game', event })),
    now: NOW,
  };
  return toldOf(update, { text, deck: 'french' }).join(' ');
}

test('a call, and what I am asked then', () => {
  expect(tell(HOLDING, [{ type: 'bidMade', player: 2, value: 20 }])).toBe('Henning sagt 20. Hältst du 20?');
  expect(tell(HOLDING, [{ type: 'bidMade', player: 2, value: 20 }], en)).toBe('Henning bids 20. Do you hold 20?');
});

test('a card, and what must be followed', () => {
  const event: SkatViewEvent = { type: 'cardPlayed', player: 1, card: 'HT' };
  expect(tell(PLAYING, [event])).toBe('Henning spielt Herz Zehn. Du bist dran: Trumpf bedienen.');
  expect(tell(PLAYING, [event], en)).toBe('Henning plays the ten of hearts. Your turn: follow trump.');
});

test('who takes a trick and what it counts, and whose turn it is', () => {
  const taken: SkatViewEvent = { type: 'trickTaken', winner: 0, leader: 1, cards: ['H9', 'HA', 'CK'], cardPoints: 15 };
  expect(tell(WITH_LAST_TRICK, [taken])).toBe('Der Stich geht an Mira, 15 Augen. Mira ist dran.');
});

test('in Null the points of a trick are nobody’s business', () => {
  const taken: SkatViewEvent = { type: 'trickTaken', winner: 1, leader: 0, cards: ['C7', 'CA', 'CQ'], cardPoints: 14 };
  expect(tell(NULL_OUVERT, [taken])).toContain('Der Stich geht an Henning.');
});

test('the skat is told to who took it and to nobody else', () => {
  const mine: SkatViewEvent = { type: 'skatPickedUp', player: 2, cards: ['C8', 'H9'] };
  expect(tell(DISCARDING, [mine])).toBe('Du nimmst den Skat auf. Im Skat: Kreuz Acht, Herz Neun. Zwei Karten drücken.');
  expect(tell(MIRA_DISCARDS, [{ type: 'skatPickedUp', player: 0 }])).toBe('Mira nimmt den Skat auf. Mira ist dran.');
});

test('an announcement, and the cards of an ouvert game', () => {
  const event: SkatViewEvent = {
    type: 'announced',
    player: 0,
    contract: { type: 'null', hand: false, ouvert: true },
    shown: ['C7', 'C8'],
  };
  expect(tell(NULL_OUVERT, [event])).toContain(
    'Mira spielt Null ouvert. Offene Karten von Mira: Kreuz Sieben, Kreuz Acht.',
  );
});

test('who plays, and up to what was bid; nothing of a bid where nobody has bid', () => {
  const grand = {
    type: 'grand',
    hand: true,
    schneiderAnnounced: false,
    schwarzAnnounced: false,
    ouvert: false,
  } as const;
  const announced: SkatViewEvent = { type: 'announced', player: 0, contract: grand };
  expect(tell(PLAYING, [{ type: 'declarerFound', declarer: 0, bid: 20 }, announced])).toContain(
    'Mira spielt allein, gereizt bis 20. Mira spielt Grand Hand.',
  );
  expect(tell(PLAYING, [{ type: 'declarerFound', declarer: 0, bid: 0 }, announced])).toMatch(
    /^Mira spielt Grand Hand\./,
  );
});

test('a view without events (coming back) tells nothing', () => {
  expect(tell(PLAYING, [])).toBe('');
});
