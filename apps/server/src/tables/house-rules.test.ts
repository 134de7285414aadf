import {
  BOCK_TRIGGERS,
  isBockPlayed,
  NO_BOCK,
  OFFICERS_DEFAULTS,
  OFFICIAL,
  type OfficersSettings,
  type SkatSettings,
} from '@skatrunde/rules';
import {
  type LogEntry,
  type MatchLength,
  PAUSE_MS,
  type SkatTableSettings,
  Table,
  type TableSettings,
  whyNotTableSettings,
} from '@skatrunde/table';
import { expect, test } from 'vitest';
import { QUICK_BOTS } from '../../test/friends.ts';
import { manualClock } from '../../test/manual-clock.ts';

/** What a host can choose: a rule away from the official one, a number of seats, a length. */
type Option = Partial<SkatSettings> | Pick<SkatTableSettings, 'seats'> | Pick<SkatTableSettings, 'length'>;

const LENGTHS: readonly MatchLength[] = [
  { kind: 'singleGame' },
  { kind: 'rounds', rounds: 2 },
  { kind: 'rounds', rounds: 12 },
  { kind: 'target', score: 250 },
  { kind: 'target', score: 1000 },
  { kind: 'bierlachs', minus: 301 },
];

/** Every option of every house rule, and of the table. */
const OPTIONS: readonly Option[] = [
  { ramsch: 'allPass' },
  { ramsch: 'always' },
  { ramschSkatTo: 'loser' },
  { ramschSkatTo: 'nobody' },
  { ramschTies: 'laterTrick' },
  { ramschTies: 'shared' },
  { jungfrau: false },
  { durchmarsch: 'flat' },
  { schieberamsch: true },
  { jacksMayBePutOn: true },
  { pushingDoubles: false },
  { grandHandBeforeRamsch: false },
  { klopfen: true },
  { schenken: true },
  { revolution: true },
  { valuesBefore1999: true },
  { kontraLevel: 1 },
  { kontraLevel: 2 },
  { kontraLevel: 3 },
  { kontraLevel: 4 },
  { kontraRight: 'anyDefender' },
  { spitze: 1 },
  { spitze: 2 },
  ...BOCK_TRIGGERS.map((trigger) => ({ bock: { ...NO_BOCK, [trigger]: true } })),
  { bockRamsch: true },
  { scoring: 'seeger' },
  { scoring: 'tournament' },
  { scoring: 'bierlachs' },
  { leavingCountsAsConceding: true },
  { seats: 4 },
  ...LENGTHS.map((length) => ({ length })),
];

const OFFICERS_OPTIONS: readonly Partial<OfficersSettings>[] = [
  { scoring: 'column' },
  { scoring: 'steps' },
  { kontra: 'off' },
  { kontra: 'kontra' },
  { kontraInRamsch: true },
  { ramsch: false },
  { dealOrder: 'coveredFirst' },
  { dealOrder: 'allLaid' },
];

function settingsWith(...options: readonly Option[]): SkatTableSettings {
  const {
    seats = 3,
    length,
    ...rules
  }: Partial<SkatSettings> & Partial<SkatTableSettings> = Object.assign({}, ...options);
  const triggers = options.flatMap((option) => ('bock' in option ? triggersOn(option.bock) : []));
  const set: SkatSettings = { ...OFFICIAL, ...rules, bock: { ...NO_BOCK, ...Object.fromEntries(triggers) } };
  const whole = Object.keys(rules).reduce(withNeeds, set);
  return { seats, length: length ?? usualLength(whole), rules: whole };
}

/** What an option is built upon is on as well, where nothing was chosen against it: alone it would change nothing. */
function withNeeds(rules: SkatSettings, option: string): SkatSettings {
  const { ramsch, bockRamsch, kontraLevel, bock } = rules;
  if (OF_RAMSCH.has(option)) {
    const schieberamsch = rules.schieberamsch || option === 'jacksMayBePutOn' || option === 'pushingDoubles';
    return { ...rules, schieberamsch, ramsch: ramsch === 'off' && !bockRamsch ? 'allPass' : ramsch };
  }
  if (option === 'grandHandBeforeRamsch' && ramsch !== 'always' && !bockRamsch) return { ...rules, ramsch: 'always' };
  if (option === 'bockRamsch' && !isBockPlayed(rules)) return { ...rules, bock: { ...bock, allPassed: true } };
  if (option === 'kontraRight' && kontraLevel === 0) return { ...rules, kontraLevel: 4 };
  const needsKontra = bock.lostAfterKontra || bock.wonAfterKontra || bock.kontraAndRe;
  return option === 'bock' && needsKontra && kontraLevel === 0 ? { ...rules, kontraLevel: 2 } : rules;
}

const OF_RAMSCH: ReadonlySet<string> = new Set([
  ...['ramschSkatTo', 'ramschTies', 'jungfrau', 'durchmarsch'],
  ...['schieberamsch', 'jacksMayBePutOn', 'pushingDoubles', 'klopfen'],
]);

function usualLength({ scoring }: SkatSettings): MatchLength {
  return scoring === 'bierlachs' ? { kind: 'bierlachs', minus: 501 } : { kind: 'rounds', rounds: 1 };
}

function triggersOn(bock: SkatSettings['bock'] | undefined): readonly (readonly [string, boolean])[] {
  return Object.entries(bock ?? {}).filter(([, on]) => on);
}

/** Each option alone and with each other one. */
function pairsOf<T>(options: readonly T[]): readonly (readonly [T, T])[] {
  return options.flatMap((first, index) => options.slice(index).map((second) => [first, second] as const));
}

/** The same pack for the same number; any order will do. */
function shuffledBy(seed: number, pack: readonly string[]): readonly string[] {
  const pile: string[] = [...pack];
  let state = seed;
  return pack.map(() => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return pile.splice(state % pile.length, 1)[0] ?? '';
  });
}

/** Bots, watched by their host, play two deals of these rules; the match goes on or is over as its length says. */
async function twoDeals(settings: TableSettings, seed: number): Promise<string> {
  const clock = manualClock();
  const entries: LogEntry[] = [];
  const faults: unknown[] = [];
  let deals = 0;
  const table = await Table.create(
    {
      log: { read: async () => entries, append: async (_, entry) => void entries.push(entry) },
      clock,
      publish: () => undefined,
      shuffle: {
        secret: () => '00'.repeat(32),
        cards: (pack) => {
          deals += 1;
          return shuffledBy(seed * 2 + deals, pack);
        },
        lot: () => 0,
      },
      bots: QUICK_BOTS,
      people: {
        nameOf: (person) => person,
        namedAt: () => 0,
        presenceOf: () => ({ present: true }),
        titleOf: () => '',
      },
      notes: { bidLimits: async () => ({ limits: new Map(), commands: [] }), noteBidLimit: async () => undefined },
      report: (fault) => faults.push(fault),
    },
    { table: 'matrix', host: 'host', settings },
  );
  const say = (command: Parameters<Table['handle']>[1]['command']) => table.handle({ person: 'host' }, { command });
  await say({ type: 'standUp' });
  for (let seat = 0; seat < settings.seats; seat += 1) await say({ type: 'addBot', seat });
  await say({ type: 'start' });
  await clock.advance(0);
  const first = table.pad()?.lines.length;
  await clock.advance(PAUSE_MS);
  await table.tick();
  await clock.advance(0);
  const lines = table.pad()?.lines.length;
  await table.close();
  const { kind } = table.state.stage;
  const games = settings.length.kind === 'singleGame' ? 1 : 2;
  const goesOn = kind === 'pause' || (kind === 'standings' && games === 1);
  return faults.length === 0 && first === 1 && lines === games && goesOn
    ? 'played'
    : JSON.stringify({ kind, lines, faults: faults.map(String) });
}

test('every option of the settings is among them', () => {
  const keys = new Set(OPTIONS.flatMap((option) => Object.keys(option)));
  expect([...keys].toSorted()).toEqual([...Object.keys(OFFICIAL), 'seats', 'length'].toSorted());
  const officers = new Set(OFFICERS_OPTIONS.flatMap((option) => Object.keys(option)));
  expect([...officers].toSorted()).toEqual(Object.keys(OFFICERS_DEFAULTS).toSorted());
});

test('every pair of options reaches the next deal, or is refused with a reason', { timeout: 600_000 }, async () => {
  let played = 0;
  let refused = 0;
  for (const pair of pairsOf(OPTIONS)) {
    const settings = settingsWith(...pair);
    if (whyNotTableSettings(settings) !== undefined) {
      refused += 1;
      continue;
    }
    played += 1;
    expect(await twoDeals(settings, played), JSON.stringify(pair)).toBe('played');
  }
  expect(played).toBeGreaterThan(1000);
  expect(refused).toBeGreaterThan(50);
});

test('so does every pair of options of Officers’ Skat, at every length', { timeout: 600_000 }, async () => {
  const lengths = LENGTHS.filter(({ kind }) => kind !== 'bierlachs');
  for (const [index, pair] of pairsOf(OFFICERS_OPTIONS).entries()) {
    const rules: OfficersSettings = { ...OFFICERS_DEFAULTS, ...Object.assign({}, ...pair) };
    const length = lengths[index % lengths.length] ?? { kind: 'singleGame' };
    const settings = { game: 'officers', seats: 2, length, rules } as const;
    expect(whyNotTableSettings(settings)).toBeUndefined();
    expect(await twoDeals(settings, index), JSON.stringify(pair)).toBe('played');
  }
});
