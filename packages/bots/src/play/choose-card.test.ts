import type { Card, PlayingView, TakenTrick } from '@skatrunde/rules';
import { describe, expect, it } from 'vitest';
import type { BotLevel } from '../levels.ts';
import { askToPlay, NULL, playing, SPADES } from '../test/views.ts';
import { chooseCard } from './choose-card.ts';

function chosen(view: PlayingView, tricks: readonly TakenTrick[], level: BotLevel = 'master'): Card | undefined {
  const ask = askToPlay(view);
  if (ask.kind !== 'play' || view.you === undefined) throw new Error('Nothing to play');
  return chooseCard(view, ask, { me: view.you, seed: 's', tricks, level });
}

function trick(leader: number, winner: number, cards: TakenTrick['cards']): TakenTrick {
  return { leader, winner, cards };
}

/** Eight tricks in which all trumps but two, all hearts and all diamonds are gone; the declarer has 58. */
const EIGHT: readonly TakenTrick[] = [
  trick(0, 0, ['CJ', 'S7', 'S8']),
  trick(0, 0, ['SJ', 'S9', 'HJ']),
  trick(0, 0, ['DJ', 'SQ', 'HT']),
  trick(0, 0, ['HA', 'HK', 'HQ']),
  trick(0, 1, ['H7', 'H9', 'H8']),
  trick(1, 1, ['DA', 'DT', 'D7']),
  trick(1, 1, ['DK', 'DQ', 'D8']),
  trick(1, 0, ['D9', 'C7', 'ST']),
];

describe('the card of a Master', { timeout: 120_000 }, () => {
  it('does not give away what is certain: the trump first, then the rest', () => {
    const view = playing({
      me: 0,
      declarer: 0,
      contract: SPADES,
      hand: 'SA CA',
      tricksTaken: [5, 3, 0],
    });
    const played = chosen({ ...view, discard: ['C8', 'C9'] }, EIGHT);
    expect(['SA', 'CA']).toContain(played);
  });

  it('puts points on a trick that is the partner’s for sure', () => {
    // The declarer has played his small trump under the partner's last top one.
    const view = playing({
      me: 2,
      declarer: 1,
      contract: SPADES,
      hand: 'CT C9',
      leader: 0,
      trick: 'SA SK',
      tricksTaken: [4, 4, 0],
    });
    expect(chosen({ ...view, cardCounts: [1, 1, 2] }, EIGHT.map(turned))).toBe('CT');
  });

  it('of Null stays below', () => {
    const view = playing({
      me: 1,
      declarer: 1,
      contract: NULL,
      hand: 'H7 H9 HJ C7 C9 D7 D9 S7 S9 SJ',
      leader: 0,
      trick: 'H8',
    });
    expect(chosen({ ...view, cardCounts: [9, 10, 10], discard: ['DA', 'DK'] }, [])).toBe('H7');
  });
});

/** The same trick one seat on. */
function turned({ leader, winner, cards }: TakenTrick): TakenTrick {
  return { leader: (leader + 1) % 3, winner: (winner + 1) % 3, cards };
}

describe('every level', { timeout: 120_000 }, () => {
  it.each(['beginner', 'regular', 'club', 'master'] as const)('of %s answers the same twice', (level) => {
    const view = playing({
      me: 0,
      declarer: 0,
      contract: SPADES,
      hand: 'CJ SJ SA S9 S7 HA H8 DT D8 C7',
    });
    const full: PlayingView = { ...view, discard: ['C8', 'C9'] };
    expect(chosen(full, [], level)).toBe(chosen(full, [], level));
  });
});
