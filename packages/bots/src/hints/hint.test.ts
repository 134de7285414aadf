import { type Card, OFFICIAL, ORDINARY, PACK, packOf, type SkatEvent, skat } from '@skatrunde/rules';
import { describe, expect, it } from 'vitest';
import { answer } from '../bot.ts';
import { type Answering, pack, playGame, type State, shuffled, type Turn } from '../test/self-play.ts';
import { askToPlay, cards, NULL, playing, SPADES } from '../test/views.ts';
import { hint } from './hint.ts';
import type { HintReason } from './reasons.ts';

function hintFor({ state, player, tricks }: Turn) {
  const ask = skat.asks(state, player);
  return ask && hint(skat.view(state, player), ask, skat.offers(state, player), `${player}`, tricks);
}

/** Exchanges the hidden cards of this seat among themselves, in everything that has happened. */
function twinOf(log: readonly SkatEvent[], turn: Turn, seed: number): Turn {
  const view = JSON.stringify([skat.view(turn.state, turn.player), turn.tricks]);
  const hidden = PACK.filter((card) => !view.includes(`"${card}"`));
  const others = shuffled(hidden, seed);
  const exchange = new Map(hidden.map((card, place) => [card, others[place] ?? card]));
  const exchanged = (event: SkatEvent): SkatEvent =>
    JSON.parse(JSON.stringify(event), (_, value) => exchange.get(value) ?? value);
  const state = log.map(exchanged).reduce<State | undefined>((so, event) => skat.evolve(so, event), undefined);
  if (state === undefined) throw new Error('An empty log');
  return { ...turn, state };
}

describe('a hint', { timeout: 120_000 }, () => {
  it('is what a Club bot says, can be said, and does not change with the cards that are not seen', () => {
    const codes = new Set<string>();
    let compared = 0;
    for (let seed = 1; seed <= 4; seed += 1) {
      const log: SkatEvent[] = [];
      const told: Answering = (turn) => {
        const { state, player, tricks } = turn;
        const found = hintFor(turn);
        const view = skat.view(state, player);
        const offers = skat.offers(state, player);
        expect(found?.command).toEqual(answer(view, skat.asks(state, player), offers, `${player}`, tricks, 'club'));
        const twin = twinOf(log, turn, seed + compared);
        expect(hintFor(twin)).toEqual(found);
        if (JSON.stringify(twin.state) !== JSON.stringify(state)) compared += 1;
        if (found !== undefined) codes.add(found.reason.code);
        return found?.command;
      };
      playGame(pack(seed), told, log);
    }
    expect(compared).toBeGreaterThan(80);
    expect(codes.size).toBeGreaterThan(8);
  });

  it('counts what speaks for a bid', () => {
    const strong = cards('CJ SJ HJ S8 SA ST SK S7 HA DA');
    const dealt = skat.deal(OFFICIAL, dealtTo(strong), ORDINARY);
    const state = dealt.reduce<State | undefined>((so, event) => skat.evolve(so, event), undefined);
    const found = state && hintFor({ state, player: 1, tricks: [] });
    expect(found?.command).toEqual({ type: 'bid', value: 18 });
    expect(found?.reason).toMatchObject({ code: 'worthUpTo', jacks: 3, game: expect.stringMatching(/^(S|grand)$/) });
    expect(found?.reason).toHaveProperty(
      'percent',
      expect.toSatisfy((percent: number) => percent > 80),
    );
  });
});

/** A pack in which middlehand is dealt these ten. */
function dealtTo(ten: readonly Card[]): readonly Card[] {
  const others = PACK.filter((card) => !ten.includes(card));
  const [first, second] = others.slice(20);
  if (first === undefined || second === undefined) throw new Error('Not ten cards');
  return packOf({ hands: [others.slice(0, 10), ten, others.slice(10, 20)], skat: [first, second] });
}

describe('the reason for a card', () => {
  const reason = (told: Parameters<typeof playing>[0]): HintReason | undefined => {
    const view = playing(told);
    return hint(view, askToPlay(view) as Parameters<typeof hint>[1], [], 'seed')?.reason;
  };

  it('says when there is no choice', () => {
    expect(reason({ me: 1, declarer: 0, contract: SPADES, hand: 'H7 C8', trick: 'HA', leader: 0 })).toEqual({
      code: 'onlyCard',
    });
  });

  it('says when the trick is surely won, with its card points', () => {
    const told = { me: 2, declarer: 2, contract: SPADES, hand: 'HA H8', trick: 'H7 HK', leader: 0 } as const;
    expect(reason(told)).toEqual({ code: 'winsTrick', points: 15 });
  });

  it('says when points go onto the trick of the partner', () => {
    const told = { me: 2, declarer: 0, contract: SPADES, hand: 'HT H8', trick: 'H7 HA', leader: 0 } as const;
    expect(reason(told)).toEqual({ code: 'feedsPartner', points: 10 });
  });

  it('says when the trick is lost', () => {
    const told = { me: 2, declarer: 0, contract: SPADES, hand: 'HT H8', trick: 'HA HK', leader: 0 } as const;
    expect(reason(told)).toEqual({ code: 'cannotWin' });
  });

  it('says how a Null is kept low', () => {
    const told = { me: 2, declarer: 2, contract: NULL, hand: 'H8 HA', trick: 'HK H7', leader: 0 } as const;
    expect(reason(told)).toEqual({ code: 'nullUnder' });
  });
});
