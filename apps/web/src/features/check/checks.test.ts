import { dealCards, OFFICERS_DEFAULTS, officers, PACK } from '@skatrunde/rules';
import { describe, expect, test } from 'vitest';
import DOCUMENT from '../../../../../docs/fair-cards.md?raw';
import type { GameRecord } from '../../fair-cards/game-record.ts';
import { readRecord } from '../../fair-cards/read-record.ts';
import type { SeenChance } from '../../fair-cards/seen-chance.ts';
import { check as de } from '../../i18n/de/check.ts';
import { check as en } from '../../i18n/en/check.ts';
import { checkLine } from './check-line.ts';
import { type Checked, checksOf, verdictOf } from './checks.ts';
import { dealtTo, packetsOf } from './dealing.ts';
import { SHELL_SCRIPT, shellCommand, shellOutput } from './shell-command.ts';

/** The game that docs/fair-cards.md tells: it was played at a table of this server. */
const GAME = exampleOf(DOCUMENT);

function exampleOf(document: string): GameRecord {
  const [, text = ''] = /```json\n([\s\S]*?)```/.exec(document) ?? [];
  const read = readRecord(text);
  if (!read.ok) throw new Error(`The document has no game: ${read.wrong}`);
  return read.record;
}

const MINE = 0;
const commitment = GAME.commitment ?? '';

/** What the browser of the player in column 0 has seen of it. */
const SEEN: SeenChance = {
  table: GAME.table ?? '',
  dealing: GAME.dealing,
  commitment,
  at: 0,
  before: true,
  own: [(GAME.added[0] ?? '').slice(2)],
  column: MINE,
  added: GAME.added.map((line) => Number(line.charAt(0))),
  skipped: GAME.skipped,
  hand: dealtTo(packetsOf(GAME), GAME.players.indexOf(MINE)),
};

function outcomes(record: GameRecord, seen: SeenChance = SEEN) {
  return outcomesOf(checksOf(record, seen));
}

/** For a browser that was not there. */
function outcomesUnseen(record: GameRecord) {
  return outcomesOf(checksOf(record, undefined));
}

function outcomesOf(checks: readonly Checked[]) {
  return Object.fromEntries(checks.map(({ check, outcome }) => [check, outcome]));
}

const GOOD = { secret: 'good', seen: 'good', own: 'good', skipped: 'good', order: 'good', hands: 'good' };

/** Another digit in its first place. */
function changed(digits: string): string {
  return (digits.startsWith('0') ? '1' : '0') + digits.slice(1);
}

describe('a fair game', () => {
  test('is right in every line, for a browser that was there', () => {
    expect(outcomes(GAME)).toEqual(GOOD);
    expect(verdictOf(checksOf(GAME, SEEN))).toBe('good');
  });

  test('without what this browser has seen only says what follows from the numbers', () => {
    const { commitment: _, ...record } = GAME;
    expect(outcomesUnseen(record)).toEqual({
      ...GOOD,
      secret: 'open',
      seen: 'open',
      own: 'open',
      skipped: 'open',
      hands: 'open',
    });
    expect(verdictOf(checksOf(record, undefined))).toBe('open');
  });

  test('who came while it ran has not seen the commitment before the deal', () => {
    expect(outcomes(GAME, { ...SEEN, before: false, own: [] })).toEqual({ ...GOOD, seen: 'open', own: 'open' });
  });
});

describe('a wrong number', () => {
  test('another secret: it is not the one that was shown, and gives another order', () => {
    expect(outcomes({ ...GAME, secret: changed(GAME.secret) })).toEqual({ ...GOOD, secret: 'bad', order: 'bad' });
  });

  test('a commitment that was not shown', () => {
    expect(outcomes({ ...GAME, commitment: changed(commitment) })).toEqual({ ...GOOD, secret: 'bad', seen: 'bad' });
  });

  test('secret and commitment exchanged together: this browser has seen another', () => {
    expect(outcomes(GAME, { ...SEEN, commitment: changed(commitment) })).toEqual({ ...GOOD, seen: 'bad' });
  });

  test('my own addition exchanged', () => {
    const added = GAME.added.map((line, index) => (index === 0 ? `0:${changed(line.slice(2))}` : line));
    expect(outcomes({ ...GAME, added })).toEqual({ ...GOOD, own: 'bad', order: 'bad' });
  });

  test('my own addition in the column of another', () => {
    const added = GAME.added.map((line) =>
      line.startsWith('0') ? `1${line.slice(1)}` : line.startsWith('1') ? `0${line.slice(1)}` : line,
    );
    expect(outcomes({ ...GAME, added })).toMatchObject({ own: 'bad', order: 'bad' });
  });

  test('the addition of another exchanged', () => {
    const added = GAME.added.map((line, index) => (index === 1 ? `1:${changed(line.slice(2))}` : line));
    expect(outcomes({ ...GAME, added })).toEqual({ ...GOOD, order: 'bad' });
  });

  test('somebody left out', () => {
    expect(outcomes({ ...GAME, added: GAME.added.slice(0, -1) })).toEqual({ ...GOOD, skipped: 'bad', order: 'bad' });
  });

  test('somebody skipped who was not', () => {
    expect(outcomes({ ...GAME, skipped: [7] })).toEqual({ ...GOOD, skipped: 'bad' });
    expect(outcomesUnseen({ ...GAME, skipped: [MINE] })).toMatchObject({ skipped: 'bad' });
  });

  test('two cards exchanged, one of them mine', () => {
    const [first = '', second = '', ...rest] = GAME.cards;
    const place = GAME.cards.findIndex((card) => SEEN.hand?.includes(card));
    const other = GAME.cards.findIndex((card) => !SEEN.hand?.includes(card));
    const cards = GAME.cards.map(
      (card, index) => (index === place ? GAME.cards[other] : index === other ? GAME.cards[place] : card) ?? '',
    );
    expect(outcomes({ ...GAME, cards })).toEqual({ ...GOOD, order: 'bad', hands: 'bad' });
    expect(outcomes({ ...GAME, cards: [second, first, ...rest] })).toMatchObject({ order: 'bad' });
  });

  test('no whole pack', () => {
    const cards = [...GAME.cards.slice(1), GAME.cards.at(-1) ?? ''];
    expect(outcomesUnseen({ ...GAME, cards })).toMatchObject({ order: 'bad', hands: 'bad' });
    expect(outcomesUnseen({ ...GAME, cards: GAME.cards.slice(0, 31) })).toMatchObject({
      order: 'bad',
      hands: 'bad',
    });
  });

  test('the players at other places', () => {
    expect(outcomes({ ...GAME, players: [0, 1, 2] })).toEqual({ ...GOOD, hands: 'bad' });
  });
});

describe('what is no fault', () => {
  test('the other of two tabs was faster', () => {
    expect(outcomes(GAME, { ...SEEN, own: ['c4', ...SEEN.own] })).toEqual(GOOD);
  });

  test('my addition came too late, and the table showed that', () => {
    const late = { ...SEEN, own: ['c4'], column: 2, skipped: [2] };
    expect(checksOf({ ...GAME, added: GAME.added.slice(0, 2), skipped: [2] }, late)).toContainEqual({
      check: 'own',
      outcome: 'open',
      why: 'tooLate',
    });
  });
});

describe('dealing', () => {
  test('three, two to the skat, four, three: as the rules deal', () => {
    const packets = packetsOf({ plays: 'skat', cards: PACK });
    expect(packets.map(({ cards }) => cards.length)).toEqual([3, 3, 3, 2, 4, 4, 4, 3, 3, 3]);
    const { hands, skat } = dealCards(PACK);
    expect([0, 1, 2].map((player) => dealtTo(packets, player))).toEqual(hands);
    expect(dealtTo(packets, 'skat')).toEqual(skat);
  });

  test("rows of four in Officers' Skat: as the rules deal", () => {
    const packets = packetsOf({ plays: 'officers', cards: PACK });
    expect(packets.flatMap(({ cards }) => cards)).toEqual(PACK);
    const [dealt] = officers.deal(OFFICERS_DEFAULTS, PACK);
    if (dealt?.type !== 'dealt') throw new Error('Nothing was dealt');
    for (const [player, stacks] of dealt.stacks.entries()) {
      const rows = (covered: boolean) =>
        dealtTo(
          packets.filter((packet) => packet.covered === covered),
          player,
        );
      expect(rows(true)).toEqual(stacks.map((stack) => stack.covered));
      expect(rows(false)).toEqual(stacks.map((stack) => stack.open));
    }
  });
});

describe('without the page', () => {
  test('the script is that of the document, letter by letter', () => {
    expect(DOCUMENT).toContain(`\`\`\`bash\n${SHELL_SCRIPT}\`\`\``);
  });

  test('the document shows the call and its answer for its game', () => {
    expect(DOCUMENT).toContain(shellCommand(GAME));
    expect(DOCUMENT).toContain(shellOutput(GAME));
  });
});

describe.each([
  ['de', de],
  ['en', en],
] as const)('in words (%s)', (_, words) => {
  test('every outcome of every check says something, with the numbers it is about', () => {
    const told = { added: [0, 1], skipped: [2] };
    const all: readonly Checked[] = [
      ...checksOf(GAME, SEEN),
      ...checksOf({ ...GAME, secret: changed(GAME.secret), cards: [] }, undefined),
      { check: 'secret', outcome: 'open', sum: 'aa' },
      { check: 'seen', outcome: 'bad', at: 0, noted: 'bb' },
      { check: 'seen', outcome: 'open', why: 'cameLater' },
      { check: 'own', outcome: 'bad', text: 'cc' },
      { check: 'own', outcome: 'open', why: 'tooLate' },
      { check: 'skipped', outcome: 'bad', ...told, shown: { added: [0, 1, 2], skipped: [] } },
      { check: 'skipped', outcome: 'bad', ...told },
      { check: 'hands', outcome: 'bad', why: 'badHand' },
    ];
    const lines = all.map((checked) => checkLine(checked, { words, names: GAME.names }));
    for (const { title, says } of lines) expect(`${title}: ${says}`).not.toMatch(/undefined|NaN|!|^: |: $/);
    expect(new Set(lines.map(({ says }) => says)).size).toBe(lines.length);
  });

  test('have the same parts as the German', () => {
    const paths = (value: unknown, at = ''): readonly string[] =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([key, one]) => paths(one, `${at}.${key}`))
        : [at];
    expect(paths(words)).toEqual(paths(de));
  });
});
