import { describe, expect, test } from 'vitest';
import { padAfter } from '../fixtures/pads.ts';
import { checkAddress, fragmentOf, type GameRecord, recordOf, recordText } from './game-record.ts';
import { readFragment, readRecord } from './read-record.ts';

const PACK = 'CA CT CK CQ CJ C9 C8 C7 SA ST SK SQ SJ S9 S8 S7 HA HT HK HQ HJ H9 H8 H7 DA DT DK DQ DJ D9 D8 D7'.split(
  ' ',
);

const RECORD: GameRecord = {
  table: '7Kq2mV',
  game: 3,
  dealing: 17,
  plays: 'skat',
  names: ['Lotte', 'Mira & Söhne', '"H"'],
  players: [1, 2, 0],
  commitment: '5e'.repeat(32),
  secret: '0f'.repeat(32),
  added: [`0:${'aa'.repeat(32)}`, `2:${'bb'.repeat(32)}`],
  skipped: [1],
  cards: PACK,
};

const wrong = (change: object) => {
  const read = readRecord(JSON.stringify({ ...RECORD, ...change }));
  return read.ok ? undefined : read.wrong;
};

describe('a record', () => {
  test('comes back from the link as it was', () => {
    expect(readFragment(`#${fragmentOf(RECORD)}`)).toEqual({ ok: true, record: RECORD });
    expect(readRecord(`https://skat.example/check#${fragmentOf(RECORD)}`)).toEqual({ ok: true, record: RECORD });
  });

  test('comes back from the text that people read', () => {
    expect(readRecord(recordText(RECORD))).toEqual({ ok: true, record: RECORD });
  });

  test('needs neither table nor names', () => {
    const { secret, added, cards } = RECORD;
    const bare = { dealing: 1, plays: 'skat', names: [], players: [], secret, added, skipped: [], cards };
    expect(readRecord(JSON.stringify({ dealing: 1, secret, added, cards: cards.join(' ') }))).toEqual({
      ok: true,
      record: bare,
    });
  });

  test('is also read as a proof comes over the wire', () => {
    const proof = {
      dealing: 1,
      secret: RECORD.secret,
      entropies: [{ place: 2, text: 'bb' }],
      skipped: [],
      cards: PACK,
    };
    expect(readRecord(JSON.stringify(proof))).toMatchObject({ ok: true, record: { added: ['2:bb'] } });
  });

  test.each([
    ['secret', 'abc'],
    ['secret', undefined],
    ['commitment', 'F'.repeat(64)],
    ['added', ['aa']],
    ['added', ["0:'; rm"]],
    ['skipped', ['1']],
    ['cards', 'CA XX'],
    ['players', [-1]],
    ['dealing', undefined],
    ['plays', 'poker'],
  ] as const)('says which part cannot be one: %s', (part, value) => {
    expect(wrong({ [part]: value })).toBe(part);
  });

  test('anything else is none', () => {
    expect(readRecord('')).toEqual({ ok: false, wrong: 'empty' });
    expect(readRecord('good evening')).toEqual({ ok: false, wrong: 'form' });
    expect(readRecord('{')).toEqual({ ok: false, wrong: 'form' });
    expect(readFragment('')).toEqual({ ok: false, wrong: 'empty' });
  });
});

describe('a line of the pad', () => {
  const pad = padAfter(1);
  const [line] = pad.lines;
  if (line === undefined) throw new Error('The pad has no line');
  const proof = {
    dealing: 17,
    secret: '0f'.repeat(32),
    entropies: [{ place: 2, text: 'bb' }],
    skipped: [1],
    cards: PACK,
  };

  test('leads to its check, with the beginning of the table’s id alone', () => {
    const address = checkAddress('7Kq2mVx9bN4tRw8Z12345a', pad, { ...line, proof });
    expect(address).toMatch(/^\/check#table=7Kq2mV&game=1&dealing=17&/);
    expect(address).not.toContain('7Kq2mVx');
  });

  test('gives a record of that game', () => {
    expect(recordOf('7Kq2mVx9', pad, { ...line, proof })).toMatchObject({
      names: ['Lotte', 'Mira', 'Henning'],
      players: line.players,
      added: ['2:bb'],
      skipped: [1],
    });
  });

  test('of a game that was broken off leads nowhere', () => {
    expect(checkAddress('7Kq2mVx9', pad, line)).toBeUndefined();
  });
});
