import { maskGameOf } from '../solver/position.ts';
import type { Belief } from './beliefs.ts';
import type { Facts } from './facts.ts';
import { GRAND_HABITS, SUIT_HABITS } from './habit-weights.ts';
import { habitLikelihood, type PastPlay } from './habits.ts';
import { PLACES } from './worlds.ts';

/** How far habits are believed: players are not as alike as the games they were learned from. */
const CREDIT = 0.6;

/** How well a world explains the cards that others have played in a suit or Grand game; nothing in others. */
export function habitBelief(facts: Facts): Belief {
  const game = maskGameOf(facts.game);
  if (game !== 'suit' && game !== 'grand') return () => 0;
  const weights = game === 'suit' ? SUIT_HABITS : GRAND_HABITS;
  const plays = pastPlays(facts).filter(({ player }) => player !== facts.me);
  return (worlds, index) => {
    let sum = 0;
    for (const play of plays) {
      const hand = (worlds[index * PLACES + play.player] ?? 0) | play.later;
      sum += habitLikelihood(weights, play, hand, game);
    }
    return CREDIT * sum;
  };
}

/** Every card that lies open, with what its player could know. */
function pastPlays({ tricks, trick, leader, declarer }: Facts): readonly PastPlay[] {
  const plays: PastPlay[] = [];
  let before = 0;
  for (const { leader: first, cards } of [...tricks, { leader, cards: trick }]) {
    const [led = -1, next = -1] = cards;
    cards.forEach((bit, place) => {
      const player = (first + place) % 3;
      plays.push({
        player,
        bit,
        later: 0,
        before,
        led: place > 0 ? led : -1,
        next: place > 1 ? next : -1,
        leader: first,
        declarer: declarer ?? -1,
      });
      before |= 1 << bit;
    });
  }
  return plays.map((play, index) => ({ ...play, later: laterCards(plays.slice(index), play.player) }));
}

function laterCards(plays: readonly PastPlay[], player: number): number {
  return plays.reduce((mask, play) => (play.player === player ? mask | (1 << play.bit) : mask), 0);
}
