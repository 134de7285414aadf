import { gameOf } from '../../packages/bots/src/play/facts.ts';
import { countTraits, type PastPlay, situationOf, TRAITS } from '../../packages/bots/src/play/habits.ts';
import { bitOf, highest, maskOf } from '../../packages/bots/src/solver/bits.ts';
import { type MaskGame, maskGameOf } from '../../packages/bots/src/solver/position.ts';
import { legalMask } from '../../packages/bots/src/solver/tricks.ts';
import type { Choice } from './choices.ts';
import type { PlayedGame } from './played-games.ts';

/** Every card of a suit game or Grand that was played while another might have been. */
export function cardsPlayed({ contract, declarer, hands, tricks }: PlayedGame): readonly Choice[] {
  if (contract.type === 'null') return [];
  const layout = gameOf(contract);
  const left = hands.map((cards) => maskOf(cards, layout));
  const choices: Choice[] = [];
  let before = 0;
  for (const { leader, cards } of tricks) {
    const bits = cards.map((card) => bitOf(card, layout));
    const [led = -1, next = -1] = bits;
    for (const [place, bit] of bits.entries()) {
      const player = (leader + place) % 3;
      const onTable = { led: place > 0 ? led : -1, next: place > 1 ? next : -1, leader };
      const play = { player, bit, later: 0, before, declarer, ...onTable };
      choices.push(...choiceAt(play, left[player] ?? 0, maskGameOf(layout)));
      left[player] = (left[player] ?? 0) & ~(1 << bit);
      before |= 1 << bit;
    }
  }
  return choices;
}

function choiceAt(play: PastPlay, hand: number, game: MaskGame): readonly Choice[] {
  const bits: number[] = [];
  for (let rest = legalMask(hand, play.led, game); rest !== 0; rest &= rest - 1) bits.push(highest(rest & -rest));
  if (bits.length < 2) return [];
  const counts = new Float64Array(TRAITS);
  const traits = new Float32Array(bits.length * TRAITS);
  for (const [one, bit] of bits.entries()) {
    countTraits(counts, bit, play, hand, game);
    traits.set(counts, one * TRAITS);
  }
  return [{ traits, count: bits.length, taken: bits.indexOf(play.bit), at: situationOf(play, hand, game) * TRAITS }];
}
