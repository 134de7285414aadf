import { describe, expect, it } from 'vitest';
import { given } from '../../test/table.ts';
import { eventFor, view } from './view.ts';

const DEAL = 'CJ C8 SA S9 HA HK H8 DA DQ D7 | SJ CA C9 ST S8 HT H9 DT D9 CQ | HJ CT C7 SK S7 HQ H7 DK D8 SQ | DJ CK';

describe('what a viewer sees', () => {
  it('[VIEW-1] in the auction: his own hand, how many the others hold, and the calls', () => {
    const table = given(DEAL).says('M 18');
    expect(table.view('M')).toEqual({
      phase: 'bidding',
      you: 1,
      hand: 'SJ CA C9 ST S8 HT H9 DT D9 CQ'.split(' '),
      cardCounts: [10, 10, 10],
      calls: [{ player: 1, call: 'bid', value: 18 }],
      turn: 0,
      bid: 18,
    });
    expect(table.view('watcher')).toEqual({
      phase: 'bidding',
      hand: [],
      cardCounts: [10, 10, 10],
      calls: [{ player: 1, call: 'bid', value: 18 }],
      turn: 0,
      bid: 18,
    });
  });

  it('[VIEW-1] while the declarer decides: that he decides, not what he holds', () => {
    const table = given(DEAL).says('M pass, R pass, F 18, F pickUp');
    expect(table.view('R')).toEqual({
      phase: 'discarding',
      you: 2,
      hand: 'HJ CT C7 SK S7 HQ H7 DK D8 SQ'.split(' '),
      cardCounts: [12, 10, 10],
      calls: table.view('R').calls,
      declarer: 0,
      bid: 18,
    });
  });

  it('[VIEW-1] in the play: the trick, whose turn it is, who has taken how many', () => {
    const table = given(DEAL).says('M pass, R pass, F 18, F announce GH').plays('C8 CA C7 | ST');
    expect(table.view('watcher')).toEqual({
      phase: 'playing',
      hand: [],
      cardCounts: [9, 8, 9],
      calls: table.view('watcher').calls,
      declarer: 0,
      bid: 18,
      contract: { type: 'grand', hand: true, schneiderAnnounced: false, schwarzAnnounced: false, ouvert: false },
      openHands: [],
      leader: 1,
      trick: [{ player: 1, card: 'ST' }],
      turn: 2,
      lastTrick: { leader: 0, winner: 1, cards: ['C8', 'CA', 'C7'] },
      tricksTaken: [0, 1, 0],
      doubled: [],
    });
  });
});

describe('the last trick', () => {
  it('[VIEW-2] may be looked at by a player until he has played to the next', () => {
    const table = given(DEAL).says('M pass, R pass, F 18, F announce GH').plays('C8 CA C7');
    for (const viewer of ['F', 'M', 'R', 'watcher'] as const) expect(table.view(viewer)).toHaveProperty('lastTrick');
    table.plays('ST SK');
    expect(table.view('M')).not.toHaveProperty('lastTrick');
    expect(table.view('R')).not.toHaveProperty('lastTrick');
    expect(table.view('F')).toHaveProperty('lastTrick');
    expect(table.plays('S9').view('M')).toMatchObject({ lastTrick: { winner: 1, cards: ['ST', 'SK', 'S9'] } });
  });
});

it('[VIEW-3] when the game is over everything lies open', () => {
  const table = given(DEAL)
    .says('M pass, R pass, F 18, F pickUp, F discard DJ CK, F announce G')
    .plays('C8 CA C7 | ST');
  table.says('M concede, R agree');
  for (const viewer of ['F', 'M', 'R', 'watcher'] as const) {
    expect(table.view(viewer)).toMatchObject({
      phase: 'over',
      deal: { skat: ['DJ', 'CK'], hands: [{ length: 10 }, { length: 10 }, { length: 10 }] },
      discard: ['DJ', 'CK'],
      tricks: [{ leader: 0, winner: 1, cards: ['C8', 'CA', 'C7'] }],
      cardCounts: [9, 8, 9],
      result: { kind: 'played' },
    });
  }
});

describe('events', () => {
  const log = () => given(DEAL).says('M pass, R pass, F 18, F pickUp, F discard DJ CK, F announce G').log();

  it('[VIEW-4] the deal shows everybody his own hand', () => {
    const [dealt] = log();
    if (dealt === undefined) throw new Error('No event');
    expect(eventFor(dealt, 1)).toEqual({ type: 'dealt', hand: 'SJ CA C9 ST S8 HT H9 DT D9 CQ'.split(' ') });
    expect(eventFor(dealt, 'watcher')).toEqual({ type: 'dealt', hand: [] });
  });

  it('[VIEW-4] skat and discard are the declarer’s alone', () => {
    for (const event of log().filter(({ type }) => type === 'skatPickedUp' || type === 'discarded')) {
      expect(eventFor(event, 0)).toHaveProperty('cards', ['DJ', 'CK']);
      expect(eventFor(event, 1)).toEqual({ type: event.type, player: 0 });
      expect(eventFor(event, 'watcher')).toEqual({ type: event.type, player: 0 });
    }
  });
});

it('[VIEW-1] looking changes nothing', () => {
  const state = given(DEAL).says('M pass, R pass, F 18, F pickUp').state();
  const before = JSON.stringify(state);
  for (const viewer of [0, 1, 2, 'watcher'] as const) view(state, viewer);
  expect(JSON.stringify(state)).toBe(before);
});
