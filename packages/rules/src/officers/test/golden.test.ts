import { expect, it } from 'vitest';
import type { Viewer } from '../../game.ts';
import { officersStatesOf } from '../game/replay.ts';
import type { OfficersState } from '../game/state.ts';
import { officers } from '../officers.ts';
import { EVEN, STRONG } from './deals.ts';
import { given, type Table } from './table.ts';

/**
 * Whole games, written down after each event: the state in a line, then what is new to everybody, then to each viewer in
 * his view, ask and offers. The files are read when they change; `vitest -u` writes them.
 */
const VIEWERS: readonly Viewer[] = [0, 1, 'watcher'];
const NAMES = ['F', 'D', 'W'];

type Fields = ReadonlyMap<string, string>;

function told(table: Table): string {
  const log = table.log();
  const states = officersStatesOf(log);
  const seen = states.map((state) => VIEWERS.map((viewer) => fieldsFor(state, viewer)));
  const paragraphs = log.map((event, index) => {
    const state = states[index];
    if (state === undefined) throw new Error('An event without a state');
    const news = VIEWERS.map((_, place) => changes(seen[index - 1]?.[place], seen[index]?.[place]));
    const common = (news[0] ?? []).filter((item) => news.every((items) => items.includes(item)));
    const own = news.map((items) => items.filter((item) => !common.includes(item)));
    const shown = [['all', common] as const, ...own.map((items, place) => [NAMES[place], items] as const)]
      .filter(([, items]) => items.length > 0)
      .map(([name, items]) => `  ${name}: ${items.join('; ')}`);
    return [`${index + 1} ${compact(event)}`, `  = ${summary(state)}`, ...shown].join('\n');
  });
  return `${paragraphs.join('\n\n')}\n`;
}

function changes(before: Fields = new Map(), after: Fields = new Map()): readonly string[] {
  const news = [...after].filter(([name, text]) => before.get(name) !== text);
  const gone = [...before.keys()].filter((name) => !after.has(name));
  return [...news.map(([name, text]) => `${name} ${text}`), ...gone.map((name) => `no ${name}`)];
}

/** One line for each thing a viewer is shown; each player's stacks by themselves, `CJ+` with a covered card below. */
function fieldsFor(state: OfficersState, viewer: Viewer): Fields {
  const { stacks, ...rest } = officers.view(state, viewer);
  const fields = new Map(Object.entries(rest).map(([name, value]) => [name, compact(value)]));
  stacks.forEach((own, player) => {
    const lying = own.map(({ open, covered }) => `${open ?? '-'}${covered ? '+' : ''}`);
    fields.set(`stacks of ${NAMES[player]}`, lying.join(' '));
  });
  if (viewer === 'watcher') return fields;
  const ask = officers.asks(state, viewer);
  if (ask !== undefined) fields.set('ask', compact(ask));
  const offers = officers.offers(state, viewer);
  if (offers.length > 0) fields.set('offers', compact(offers));
  return fields;
}

function compact(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll(/"([CSHD][ATKQJ987])",(?=")/g, '$1 ')
    .replaceAll('"', '');
}

function summary(state: OfficersState): string {
  switch (state.phase) {
    case 'announcing':
      return `announcing, number ${state.number}`;
    case 'doubling':
      return `doubling, number ${state.number}, asked ${state.asked ?? 'nothing'}`;
    case 'playing':
      return `playing, number ${state.number}, turn ${state.turn}, tricks ${state.taken.tricks}, points ${state.taken.cardPoints}`;
    case 'over':
      return `over, scores ${state.result.scores}`;
  }
}

it('[OFF-21] tells a game with Kontra and Re to its sixteenth trick', async () => {
  const table = given(EVEN).says('F announce C, D kontra, F re');
  table.plays('CJ DJ | SJ CT | HA H9 | HT HQ | DA D9 | DT DQ | S7 SA | C9 CA | ST S9 | HJ C8 | C7 CK');
  await expect(told(table.playsOn(5))).toMatchFileSnapshot('golden/clubs-with-re.txt');
});

it('[OFF-21] tells a Ramsch with a claim that is declined, and forehand giving up', async () => {
  const table = given(STRONG).says('F announce R, D claim, F decline').plays('DJ HT').says('D concede');
  await expect(told(table)).toMatchFileSnapshot('golden/ramsch-given-up.txt');
});
