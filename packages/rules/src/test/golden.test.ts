import { expect, it } from 'vitest';
import type { Viewer } from '../game.ts';
import { statesOf } from '../skat/game/replay.ts';
import type { SkatState } from '../skat/game/state.ts';
import { NO_BOCK } from '../skat/settings.ts';
import { skat } from '../skat/skat.ts';
import { given, type Table } from './table.ts';

/**
 * Short whole games, written down after each event: the state in a line, then what is new to everybody, then to each
 * viewer in his view, ask and offers. The files are read when they change; `vitest -u` writes them.
 */
const VIEWERS: readonly Viewer[] = [0, 1, 2, 'watcher'];
const NAMES = ['F', 'M', 'R', 'W'];

type Fields = ReadonlyMap<string, string>;

function told(table: Table): string {
  const log = table.log();
  const states = statesOf(log);
  const seen = states.map((state) => VIEWERS.map((viewer) => fieldsFor(state, viewer)));
  const paragraphs = log.map((event, index) => {
    const state = states[index];
    if (state === undefined) throw new Error('An event without a state');
    const news = VIEWERS.map((_, place) => changes(seen[index - 1]?.[place], seen[index]?.[place]));
    const common = (news[0] ?? []).filter((item) => news.every((items) => items.includes(item)));
    const own = news.map((items) => items.filter((item) => !common.includes(item)));
    const lines = [['all', common] as const, ...own.map((items, place) => [NAMES[place], items] as const)];
    const shown = lines
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

/** One line for each thing a viewer is shown. A long ask is told by its size. */
function fieldsFor(state: SkatState, viewer: Viewer): Fields {
  const fields = new Map<string, string>(
    Object.entries(skat.view(state, viewer)).map(([name, value]) => [name, compact(value)]),
  );
  if (viewer === 'watcher') return fields;
  const ask = skat.asks(state, viewer);
  if (ask !== undefined) fields.set('ask', shortened(compact(ask)));
  const offers = skat.offers(state, viewer);
  if (offers.length > 0) fields.set('offers', compact(offers));
  return fields;
}

function compact(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll(/"([CSHD][ATKQJ987])",(?=")/g, '$1 ')
    .replaceAll('"', '');
}

function shortened(text: string): string {
  return text.length <= 160 ? text : `${text.slice(0, 140)}... (${text.length} characters)`;
}

function summary(state: SkatState): string {
  switch (state.phase) {
    case 'bidding':
      return `bidding, number ${state.number}, ${compact(state.auction)}`;
    case 'pickingUp':
    case 'discarding':
    case 'announcing':
      return `${state.phase}, number ${state.number}, declarer ${state.declarer} at ${state.bid}`;
    case 'playing': {
      const { declarer, defenders } = state.trickPoints;
      return `playing, number ${state.number}, turn ${state.turn}, tricks ${state.tricksTaken}, points ${declarer}:${defenders}`;
    }
    case 'beforeRamsch':
      return `before Ramsch, number ${state.number}, ${state.step} by ${state.turn}`;
    case 'ramsch':
      return `Ramsch, number ${state.number}, turn ${state.turn}, tricks ${state.tricksTaken}, points ${state.trickPoints}`;
    case 'over':
      return `over, scores ${state.result.scores}`;
  }
}

const DEAL = 'CJ C8 SA S9 HA HK H8 DA DQ D7 | SJ CA C9 ST S8 HT H9 DT D9 CQ | HJ CT C7 SK S7 HQ H7 DK D8 SQ | DJ CK';
const NULL = 'C7 C9 CJ S7 S9 SJ H7 H9 HJ DA | CK CA SK SA HK HA D9 DT DJ DQ | C8 CT CQ S8 ST SQ H8 HT HQ D7 | D8 DK';
const JACKS = 'CJ SJ HJ DJ CA CT SA ST HA DA | C7 C8 C9 CK S7 S8 S9 SK H7 H8 | CQ SQ H9 HT HK HQ D9 DT DK DQ | D7 D8';

it('[LAW-7] tells a game that is passed in', async () => {
  await expect(told(given(DEAL).says('M pass, R pass, F pass'))).toMatchFileSnapshot('golden/passed-in.txt');
});

it('[LAW-7] tells a Null Hand that is lost in the first trick', async () => {
  const table = given(NULL).says('M 18, F hold, M pass, R pass, F announce NH').plays('DA D9 D7');
  await expect(told(table)).toMatchFileSnapshot('golden/null-lost.txt');
});

it('[LAW-7] tells a Grand with the skat that is claimed and proven', async () => {
  const table = given(JACKS).says('M pass, R 18, F hold, R pass, F pickUp, F discard D7 D8, F announce G');
  await expect(told(table.plays('CA C7 CQ').says('F claim'))).toMatchFileSnapshot('golden/grand-claimed.txt');
});

it('[LAW-7] tells a suit game with a claim that is refused, and the defenders giving up', async () => {
  const table = given(DEAL).says('M 18, F hold, M pass, R pass, F pickUp, F discard DQ C8, F announce D');
  table.says('F claim, M agree, R decline').plays('CJ').says('M concede, R agree');
  await expect(told(table)).toMatchFileSnapshot('golden/suit-given-up.txt');
});

it('[LAW-7] tells the beginning of a Schieberamsch with a knock', async () => {
  const settings = { ramsch: 'always', schieberamsch: true, klopfen: true } as const;
  const table = given(DEAL, { settings }).says('F pass, M pass, R pass, F pickUp, F discard SA HA, M push');
  table.says('R pickUp, R discard CT HQ, F quiet, R knock').plays('C8 CA C7 | ST SK S9');
  await expect(told(table)).toMatchFileSnapshot('golden/schieberamsch.txt');
});

it('[LAW-7] tells a Grand ouvert after Kontra and Re, claimed', async () => {
  const settings = { kontraLevel: 2, kontraRight: 'anyDefender', bock: { ...NO_BOCK, kontraAndRe: true } } as const;
  const table = given(JACKS, { settings, circumstances: { bockRound: true } });
  table.says('M pass, R pass, F 18, F announce GO, M says kontra, F says re, F claim');
  await expect(told(table)).toMatchFileSnapshot('golden/grand-ouvert-doubled.txt');
});
