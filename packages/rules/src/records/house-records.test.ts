import { describe, expect, test } from 'vitest';
import type { SkatCommand } from '../skat/game/commands.ts';
import type { SkatEvent } from '../skat/game/events.ts';
import { replay } from '../skat/game/replay.ts';
import { skat } from '../skat/skat.ts';
import { playRandomly, randomRules } from '../test/random-game.ts';
import { given } from '../test/table.ts';
import { checkRecords } from './check.ts';
import { issOfEvents } from './iss/iss-of-events.ts';
import { dealOfEvents } from './neutral/deal-of-events.ts';
import { parseNeutral, printNeutral } from './neutral/neutral.ts';

/** Games by house rules in our neutral form: written, read and played again. */
const SEEDS = Array.from({ length: 600 }, (_, index) => index + 1);

/** In some of them somebody leaves after a command, where that counts as giving up. */
function randomHouseGame(seed: number): readonly SkatEvent[] {
  const logs: (readonly SkatEvent[])[] = [];
  const rules = randomRules(seed);
  const whole = playRandomly(seed, (_, log) => void logs.push([...log]), rules);
  const before = logs[(seed * 7) % logs.length] ?? [];
  const ending = rules.settings.leavingCountsAsConceding ? skat.forfeit?.(replay(before), seed % 3) : undefined;
  return ending === undefined || ending.length === 0 ? whole : [...before, ...ending];
}

const games = SEEDS.map(randomHouseGame);

function lineOf(events: readonly SkatEvent[], index: number): string {
  const forehand = index % 3 === 0 ? 0 : index % 3 === 1 ? 1 : 2;
  return printNeutral({ form: 'deal', record: dealOfEvents(events, { id: `own:${index}`, source: 'own', forehand }) });
}

const lines = games.map(lineOf);

test('the random games hold everything that only house rules bring', () => {
  const happened = new Set(games.flatMap((events) => events.map(({ type }) => type)));
  const wanted: readonly SkatEvent['type'][] = [
    ...(['ramschBegan', 'grandHandDeclined', 'skatPushed', 'knocked', 'doubled', 'notDoubled', 'handShown'] as const),
    ...(['rearranged', 'gaveIn', 'giveInAnswered', 'giftTaken', 'giftRefused', 'forfeited'] as const),
  ];
  expect(wanted.filter((type) => !happened.has(type))).toEqual([]);
});

test('games by house rules are written, and played again to the same result', () => {
  const differing = checkRecords(lines.join('\n')).filter(({ finding }) => finding.kind !== 'agreed');
  expect(differing).toEqual([]);
});

test('a line is printed as it was read', () => {
  for (const line of lines) {
    const reading = parseNeutral(line);
    expect(reading.ok && printNeutral(reading.value)).toBe(line);
  }
});

test('each line alone is enough: the circumstances of the match stand in it', () => {
  const alone = lines.slice(0, 200).flatMap((line) => checkRecords(line));
  expect(alone.filter(({ finding }) => finding.kind !== 'agreed')).toEqual([]);
});

describe('a line that was tampered with is found out', () => {
  const DEAL = 'CJ C8 SA S9 HA HK H8 DA DQ D7 | SJ CA C9 ST S8 HT H9 DT D9 CQ | HJ CT C7 SK S7 HQ H7 DK D8 SQ | DJ CK';
  const kontra = { kontraLevel: 2, kontraRight: 'anyDefender', revolution: true } as const;
  const line = lineOf(kontraGame(), 0);

  function kontraGame(): readonly SkatEvent[] {
    const said = given(DEAL, { settings: kontra }).says('M pass, R pass, F 18').log();
    const commands: readonly (readonly [number, SkatCommand])[] = [
      [0, { type: 'announce', contract: { type: 'null', hand: true, ouvert: false } }],
      [1, { type: 'kontra' }],
      [0, { type: 'double', word: 're', say: true }],
      [0, { type: 'concede' }],
    ];
    const log = [...said];
    for (const [player, command] of commands) {
      const decision = skat.decide(replay(log), player, command);
      if (!decision.ok) throw new Error(decision.code);
      log.push(...decision.events);
    }
    return log;
  }

  function whatIs(wrong: string): unknown {
    return checkRecords(wrong)[0]?.finding;
  }

  test('as it is, it agrees', () => expect(whatIs(line)).toEqual({ kind: 'agreed' }));

  test('another doubling', () => {
    const wrong = line.replace('{"kind":"re","factor":2}', '{"kind":"bock","factor":2}');
    expect(whatIs(wrong)).toMatchObject({ kind: 'differed', what: [expect.stringContaining('result.doublings')] });
  });

  test('Re that was not said', () => {
    const wrong = line.replace('"what":"re"', '"what":"noRe"');
    expect(whatIs(wrong)).toMatchObject({ kind: 'differed' });
  });

  test('a word that these rules do not know', () => {
    const wrong = line.replace('"kontraLevel":2', '"kontraLevel":0');
    expect(whatIs(wrong)).toMatchObject({ kind: 'differed', what: [expect.stringContaining('events[0]: refused')] });
  });

  test('rules that do not go together, or that nobody knows', () => {
    const together = line.replace('"klopfen":false', '"klopfen":true');
    expect(whatIs(together)).toMatchObject({
      reason: 'unreadable',
      why: expect.stringContaining('knockingNeedsRamsch'),
    });
    const unknown = line.replace('"klopfen":false', '"klopfen":"maybe"');
    expect(whatIs(unknown)).toMatchObject({ reason: 'unreadable', why: expect.stringContaining('settings.klopfen') });
  });

  test('the ISS format has no words for it', () => {
    expect(() => issOfEvents(kontraGame(), { place: 'own', id: '1' })).toThrow('house rules');
  });
});
