import { OFFICERS_DEFAULTS, type OfficersState, type OfficersTrick, officers, PACK } from '@skatrunde/rules';
import { describe, expect, it } from 'vitest';
import { answerOfficers } from '../officers/bot.ts';
import { shuffled } from '../test/self-play.ts';
import { hintOfficers } from './officers.ts';

/** Plays a deal by hints alone; tells the reasons. */
function reasonsIn(seed: number): readonly string[] {
  const codes: string[] = [];
  const tricks: OfficersTrick[] = [];
  const dealt = officers.deal(OFFICERS_DEFAULTS, shuffled(PACK, seed));
  let state = dealt.reduce<OfficersState | undefined>((so, event) => officers.evolve(so, event), undefined);
  while (state !== undefined && officers.result(state) === undefined) {
    const now: OfficersState = state;
    const player = [0, 1].find((one) => officers.asks(now, one) !== undefined) ?? 0;
    const ask = officers.asks(now, player);
    if (ask === undefined) throw new Error('Nobody is asked');
    const [view, offers] = [officers.view(now, player), officers.offers(now, player)];
    const found = hintOfficers(view, ask, offers, 'seed', tricks);
    expect(found?.command).toEqual(answerOfficers(view, ask, offers, 'seed', tricks));
    if (found === undefined) throw new Error('No hint');
    codes.push(found.reason.code);
    const decision = officers.decide(now, player, found.command);
    if (!decision.ok) throw new Error(decision.code);
    for (const event of decision.events) {
      state = officers.evolve(state, event);
      if (event.type === 'trickTaken') tricks.push(event);
    }
  }
  return codes;
}

describe("a hint at Officers' Skat", () => {
  it('is there for every ask, and is what the bot says', () => {
    const codes = new Set([1, 2, 3, 4].flatMap(reasonsIn));
    expect([...codes]).toEqual(expect.arrayContaining(['bestGame', 'doubleNot', 'winsTrick', 'onlyCard']));
  });
});
