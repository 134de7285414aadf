import { describe, expect, it } from 'vitest';
import { given, type Table } from '../../test/table.ts';

const DEAL = 'CJ C8 SA S9 HA HK H8 DA DQ D7 | SJ CA C9 ST S8 HT H9 DT D9 CQ | HJ CT C7 SK S7 HQ H7 DK D8 SQ | DJ CK';
const PUSHING = { ramsch: 'always', schieberamsch: true, grandHandBeforeRamsch: false } as const;

/** Everybody plays the first card he may. */
function playOut(table: Table): void {
  for (let cards = 0; cards < 30; cards += 1) {
    const asked = (['F', 'M', 'R'] as const).find((player) => table.ask(player) !== undefined);
    const ask = asked && table.ask(asked);
    if (ask?.kind === 'play') table.says(`${asked} ${ask.cards[0]}`);
  }
}

/** This player takes the skat up and puts on the first two cards he may. */
function take(table: Table, player: 'F' | 'M' | 'R'): void {
  const ask = table.says(`${player} pickUp`).ask(player);
  if (ask?.kind !== 'putOn') throw new Error(`${player} is not asked to put on`);
  table.says(`${player} discard ${ask.cards.slice(0, 2).join(' ')}`);
}

describe('Schieberamsch', () => {
  it('[PUSH-1] the skat goes from forehand to rearhand; each takes it up or pushes it on', () => {
    const table = given(DEAL, { settings: PUSHING });
    expect(table.ask('F')).toMatchObject({ kind: 'push' });
    expect(table.ask('M')).toBeUndefined();
    table.says('F pickUp, F discard SA HA, M push, R pickUp, R discard SA CT');
    expect(table.view('watcher')).toMatchObject({
      phase: 'ramsch',
      passed: [
        { player: 0, pickedUp: true },
        { player: 1, pickedUp: false },
        { player: 2, pickedUp: true },
      ],
      turn: 0,
    });
  });

  it.each(
    ['push', 'take'].flatMap((F) => ['push', 'take'].flatMap((M) => ['push', 'take'].map((R) => [F, M, R] as const))),
  )('[PUSH-1] forehand %s, middlehand %s, rearhand %s: the Ramsch is played to its end', (...choices) => {
    const table = given(DEAL, { settings: PUSHING });
    for (const [index, player] of (['F', 'M', 'R'] as const).entries()) {
      if (choices[index] === 'push') table.says(`${player} push`);
      else take(table, player);
    }
    playOut(table);
    const result = table.result();
    if (result?.kind !== 'ramsch') throw new Error('No Ramsch was played');
    const pushed = choices.filter((choice) => choice === 'push').length;
    expect(result.doublings.filter(({ kind }) => kind === 'pushed')).toEqual(
      pushed === 0 ? [] : [{ kind: 'pushed', factor: 2 ** pushed }],
    );
    expect(result.putOn.map(({ cards }) => (cards === undefined ? 'push' : 'take'))).toEqual(choices);
    expect(result.cardPoints.reduce((sum, points) => sum + points)).toBe(120);
  });

  it('[PUSH-2] jacks may not be put on, unless the table allows it', () => {
    const table = given(DEAL, { settings: PUSHING }).says('F pickUp');
    expect(table.ask('F')).toMatchObject({ kind: 'putOn' });
    const ask = table.ask('F');
    expect(ask?.kind === 'putOn' && ask.cards.length).toBe(10);
    table.refuses('F discard DJ CK', 'jackPutOn').refuses('F discard CA CK', 'cardNotInHand');
    given(DEAL, { settings: { ...PUSHING, jacksMayBePutOn: true } }).says('F pickUp, F discard DJ CK');
  });

  it('[PUSH-3] who took the skat sees what he took and put on; nobody else does', () => {
    const table = given(DEAL, { settings: PUSHING }).says('F pickUp, F discard SA HA, M pickUp');
    expect(table.view('M')).toMatchObject({ skat: ['SA', 'HA'] });
    table.says('M discard SA CA, R push');
    expect(table.view('F')).toMatchObject({ skat: ['DJ', 'CK'], discard: ['SA', 'HA'] });
    expect(table.view('M')).toMatchObject({ skat: ['SA', 'HA'], discard: ['SA', 'CA'] });
    for (const viewer of ['R', 'watcher'] as const) {
      expect(table.view(viewer)).not.toHaveProperty('skat');
      expect(table.view(viewer)).not.toHaveProperty('discard');
    }
  });

  it('[PUSH-4] each unseen push doubles, if the table has set it, and the result tells what each put on', () => {
    const doubled = given(DEAL, { settings: PUSHING }).says('F push, M push, R push');
    playOut(doubled);
    expect(doubled.result()).toMatchObject({
      kind: 'ramsch',
      doublings: expect.arrayContaining([{ kind: 'pushed', factor: 8 }]),
      putOn: [{ player: 0 }, { player: 1 }, { player: 2 }],
      skat: ['DJ', 'CK'],
    });
    const single = given(DEAL, { settings: { ...PUSHING, pushingDoubles: false } }).says('F push, M push, R push');
    playOut(single);
    expect(single.result()).not.toMatchObject({ doublings: expect.arrayContaining([{ kind: 'pushed' }]) });
  });
});
