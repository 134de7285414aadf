import { OFFICERS_DEFAULTS, OFFICIAL } from '@skatrunde/rules/cards';
import type { TableCommand } from '@skatrunde/table';
import { describe, expect, it } from 'vitest';
import { CommandEnvelopeSchema, TableCommandSchema } from './table-commands.ts';

const PERSON = 'abcdefghijklmnopqrstuv';
const announced = { hand: true, schneiderAnnounced: false, schwarzAnnounced: false, ouvert: false };

const accepted: readonly TableCommand[] = [
  { type: 'join', as: 'player' },
  { type: 'join', as: 'watcher', seat: 3 },
  { type: 'sit', seat: 0 },
  { type: 'ready', ready: true },
  { type: 'changeSettings', settings: { seats: 4, length: { kind: 'rounds', rounds: 12 }, rules: OFFICIAL } },
  { type: 'changeDoor', door: { newcomers: true, watchers: false } },
  { type: 'removePerson', person: PERSON },
  { type: 'next', dealing: 3 },
  { type: 'limitBidding', moment: 3000 },
  { type: 'limitBidding', moment: 3000, upTo: 33 },
  { type: 'game', ask: 4, command: { type: 'play', card: 'HT' } },
  { type: 'game', ask: 4, command: { type: 'discard', cards: ['CJ', 'D7'] } },
  { type: 'game', ask: 4, command: { type: 'announce', contract: { type: 'suit', trump: 'S', ...announced } } },
  { type: 'game', ask: 4, command: { type: 'announce', contract: { type: 'null', hand: true, ouvert: true } } },
  { type: 'game', moment: 3004, command: { type: 'claim' } },
  {
    type: 'changeSettings',
    settings: { game: 'officers', seats: 2, length: { kind: 'singleGame' }, rules: OFFICERS_DEFAULTS },
  },
  { type: 'officers', ask: 4, command: { type: 'announce', contract: { type: 'ramsch' } } },
  { type: 'officers', ask: 5, command: { type: 're' } },
  { type: 'officers', moment: 3004, command: { type: 'answerClaim', claim: 1, accept: true } },
];

const refused: readonly (readonly [string, unknown])[] = [
  ['nothing', undefined],
  ['null', null],
  ['text', 'start'],
  ['a list', [{ type: 'start' }]],
  ['an unknown type', { type: 'shuffle' }],
  ['a type from the prototype', { type: 'constructor' }],
  ['an unknown key', { type: 'start', force: true }],
  ['a sender', { type: 'start', person: PERSON }],
  ['__proto__ as a key', JSON.parse('{"type":"start","__proto__":{"host":true}}')],
  ['a seat as text', { type: 'sit', seat: '0' }],
  ['seat 4', { type: 'sit', seat: 4 }],
  ['half a seat', { type: 'sit', seat: 0.5 }],
  ['a missing key', { type: 'sit' }],
  ['next for no game', { type: 'next' }],
  ['a bid limit for no game', { type: 'limitBidding', upTo: 33 }],
  ['a number of rounds that is not offered', settings({ kind: 'rounds', rounds: 4 })],
  ['a house rule nobody knows', settings({ kind: 'singleGame' }, { cheat: true })],
  ['a short person id', { type: 'removePerson', person: 'abc' }],
  ['a card that is not in the pack', game({ type: 'play', card: 'H6' })],
  ['a card in small letters', game({ type: 'play', card: 'ht' })],
  ['one discarded card', game({ type: 'discard', cards: ['CJ'] })],
  ['three discarded cards', game({ type: 'discard', cards: ['CJ', 'SJ', 'HJ'] })],
  ['Null with Schneider', game({ type: 'announce', contract: { type: 'null', ...announced } })],
  ['a bid beyond every number', game({ type: 'bid', value: 1e300 })],
  ['not a number', game({ type: 'bid', value: Number.NaN })],
  ['a bid at Officers’ Skat', { type: 'officers', ask: 1, command: { type: 'bid', value: 18 } }],
  ['Officers’ Skat with the announcements of Skat', officers({ type: 'suit', trump: 'H', ...announced })],
  ['Null at Officers’ Skat', officers({ type: 'null' })],
  ['Officers’ Skat for three', forTwo({ seats: 3 })],
  ['Officers’ Skat with the rules of Skat', forTwo({ rules: OFFICIAL })],
  ['Skat for two', { type: 'changeSettings', settings: { seats: 2, length: { kind: 'singleGame' }, rules: OFFICIAL } }],
  ['an unknown game', forTwo({ game: 'poker' })],
  ['a bid below zero', game({ type: 'bid', value: -18 })],
];

function settings(length: unknown, rules: unknown = {}): unknown {
  return { type: 'changeSettings', settings: { seats: 3, length, rules } };
}

function officers(contract: unknown): unknown {
  return { type: 'officers', ask: 1, command: { type: 'announce', contract } };
}

function forTwo(changed: object): unknown {
  const settings = { game: 'officers', seats: 2, length: { kind: 'singleGame' }, rules: OFFICERS_DEFAULTS };
  return { type: 'changeSettings', settings: { ...settings, ...changed } };
}

function game(command: unknown): unknown {
  return { type: 'game', ask: 1, command };
}

describe('commands', () => {
  it.each(accepted.map((command) => [JSON.stringify(command), command] as const))('takes %s', (_, command) => {
    expect(TableCommandSchema.parse(command)).toEqual(command);
  });

  it.each(refused)('refuses %s', (_, command) => {
    expect(TableCommandSchema.safeParse(command).success).toBe(false);
  });
});

describe('the envelope', () => {
  const command = { type: 'start' };
  it.each([
    ['a fit id', { id: 'a-Z_0123456789ab', command }, true],
    ['a short id', { id: 'short', command }, false],
    ['an id with other characters', { id: 'abcdefghijklmnop\n', command }, false],
    ['a long id', { id: 'a'.repeat(65), command }, false],
    ['no id', { command }, false],
    ['a sender beside the command', { id: 'a'.repeat(16), command, who: PERSON }, false],
  ])('with %s', (_, envelope, fits) => {
    expect(CommandEnvelopeSchema.safeParse(envelope).success).toBe(fits);
  });
});
