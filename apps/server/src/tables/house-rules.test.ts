import { BOCK_TRIGGERS, NO_BOCK, OFFICIAL, PACK, type SkatSettings } from '@skatrunde/rules';
import { type LogEntry, PAUSE_MS, Table, type TableSettings, whyNotTableSettings } from '@skatrunde/table';
import { expect, it } from 'vitest';
import { QUICK_BOTS } from '../../test/friends.ts';
import { manualClock } from '../../test/manual-clock.ts';

/** Every option of every house rule, away from the official one. */
const OPTIONS: readonly Partial<SkatSettings>[] = [
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
];

function settingsWith(...changes: readonly Partial<SkatSettings>[]): TableSettings {
  const bock = { ...NO_BOCK, ...Object.fromEntries(changes.flatMap((change) => triggersOn(change.bock))) };
  const rules: SkatSettings = { ...OFFICIAL, ...Object.assign({}, ...changes), bock };
  const bierlachs = rules.scoring === 'bierlachs';
  return { seats: 3, length: bierlachs ? { kind: 'bierlachs', minus: 501 } : { kind: 'rounds', rounds: 1 }, rules };
}

function triggersOn(bock: SkatSettings['bock'] | undefined): readonly (readonly [string, boolean])[] {
  return Object.entries(bock ?? {}).filter(([, on]) => on);
}

/** The same pack for the same number; any order will do. */
function packOf(seed: number): readonly string[] {
  const pile: string[] = [...PACK];
  let state = seed;
  return PACK.map(() => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return pile.splice(state % pile.length, 1)[0] ?? '';
  });
}

/** Three bots, watched by their host, play two deals of these rules. */
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
        cards: () => {
          deals += 1;
          return packOf(seed * 2 + deals);
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
  for (const seat of [0, 1, 2]) await say({ type: 'addBot', seat });
  await say({ type: 'start' });
  await clock.advance(0);
  const first = table.pad()?.lines.length;
  await clock.advance(PAUSE_MS);
  await table.tick();
  await clock.advance(0);
  const lines = table.pad()?.lines.length;
  await table.close();
  const ended = table.state.stage.kind === 'standings' || table.state.stage.kind === 'pause';
  return faults.length === 0 && first === 1 && lines === 2 && ended
    ? 'two deals'
    : JSON.stringify({ lines, faults: faults.map(String) });
}

it('every pair of options reaches the next deal, or is refused with a reason', { timeout: 600_000 }, async () => {
  let played = 0;
  let refused = 0;
  for (const [index, first] of OPTIONS.entries()) {
    for (const second of OPTIONS.slice(index)) {
      const settings = settingsWith(first, second);
      if (whyNotTableSettings(settings) !== undefined) {
        refused += 1;
        continue;
      }
      played += 1;
      expect(await twoDeals(settings, played), JSON.stringify([first, second])).toBe('two deals');
    }
  }
  expect(played).toBeGreaterThan(500);
  expect(refused).toBeGreaterThan(50);
});
