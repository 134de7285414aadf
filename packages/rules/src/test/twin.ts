import type { Card } from '../cards/card.ts';
import type { Player, Viewer } from '../game.ts';
import { claimPosition } from '../skat/game/claim-position.ts';
import type { SkatEvent } from '../skat/game/events.ts';
import { replay } from '../skat/game/replay.ts';
import type { SkatState } from '../skat/game/state.ts';
import { suitInPlay } from '../skat/rules/following-suit.ts';
import { byPlayer, PLAYERS } from '../skat/seats.ts';
import { type Dice, shuffled } from './random-game.ts';

/** Where a card lies that the viewer cannot see: in a hand, or away in the skat or under it. */
type Owner = Player | 'away';
type Place = { readonly owner: Owner; readonly card: Card };

/**
 * A game that is the same for this viewer up to here, with other cards where he cannot look. What is hidden is mixed
 * among the hidden places, as far as the voids that players have shown allow; so every played card stays legal.
 */
export function twinOf(log: readonly SkatEvent[], viewer: Viewer, dice: Dice): readonly SkatEvent[] {
  const state = replay(log);
  if (cardsHaveMoved(state, log)) return relabelled(log, state, { viewer, dice });
  const places = mixed(hiddenPlaces(state, viewer), state, dice);
  const hidden = (owner: Owner) => places.filter((place) => place.owner === owner).map((place) => place.card);
  const taker = takerOf(state);
  const seen = (player: Player) => [...playedBy(state, player), ...openHand(state, player)];
  const own = viewer === taker;
  const away = hidden('away');
  const twelve = taker === undefined || own ? [] : shuffled([...seen(taker), ...hidden(taker), ...away], dice);
  const skat = own ? state.deal.skat : taker === undefined ? pairOf(away) : pairOf(twelve);
  const hands = byPlayer((player) => {
    if (player === viewer) return state.deal.hands[player] ?? [];
    return player === taker ? twelve.slice(2) : shuffled([...seen(player), ...hidden(player)], dice);
  });
  return log.map((event) => {
    if (event.type === 'dealt') return { ...event, hands, skat };
    if (event.type === 'skatPickedUp') return { ...event, cards: skat };
    return event.type === 'discarded' && !own ? { ...event, cards: pairOf(away) } : event;
  });
}

/** In a Ramsch and in a Revolution cards go from hand to hand before the first trick. */
function cardsHaveMoved(state: SkatState, log: readonly SkatEvent[]): boolean {
  if (state.phase === 'beforeRamsch' || state.phase === 'ramsch') return true;
  const sharing = state.phase === 'playing' && state.question?.kind === 'rearrange';
  return sharing || log.some(({ type }) => type === 'rearranged');
}

/** The same log with every hidden card called by the name of another one. */
function relabelled(
  log: readonly SkatEvent[],
  state: SkatState,
  { viewer, dice }: { readonly viewer: Viewer; readonly dice: Dice },
): readonly SkatEvent[] {
  const seen = seenBy(state, log, viewer);
  const places = allPlaces(state).filter(({ card }) => !seen.has(card));
  const swapped = mixed(places, state, dice);
  const names = new Map(places.map(({ card }, index) => [card, swapped[index]?.card ?? card]));
  return JSON.parse(JSON.stringify(log), (_, value) => names.get(value) ?? value);
}

/** Every card that has not been played, and where it lies. */
function allPlaces(state: SkatState): readonly Place[] {
  const hands = PLAYERS.flatMap((owner) => handOf(state, owner).map((card) => ({ owner, card })));
  const twelve = state.phase === 'beforeRamsch' && state.step === 'putOn';
  const skat = 'skat' in state && !twelve ? state.skat : twelve ? [] : skatOf(state);
  return [...hands, ...skat.map((card) => ({ owner: 'away' as const, card }))];
}

function skatOf(state: SkatState): readonly Card[] {
  return 'discard' in state && state.discard !== undefined ? state.discard : state.deal.skat;
}

/** Dealt to him, passed to him by the skat or the partner, or open on the table. */
function seenBy(state: SkatState, log: readonly SkatEvent[], viewer: Viewer): ReadonlySet<Card> {
  const seen = new Set<Card>(PLAYERS.flatMap((player) => openHand(state, player)));
  if (viewer === 'watcher') return seen;
  for (const card of [...(state.deal.hands[viewer] ?? []), ...handOf(state, viewer)]) seen.add(card);
  for (const event of log) {
    if (event.type === 'skatPickedUp' && event.player === viewer) for (const card of event.cards) seen.add(card);
  }
  const partner = state.phase === 'playing' && viewer !== state.declarer;
  if (partner)
    for (const player of PLAYERS)
      if (player !== state.declarer) for (const card of handOf(state, player)) seen.add(card);
  return seen;
}

function pairOf(cards: readonly Card[]): readonly [Card, Card] {
  const [first, second] = cards;
  if (first === undefined || second === undefined) throw new Error('Fewer than two cards');
  return [first, second];
}

/** Who has taken the skat. */
function takerOf(state: SkatState): Player | undefined {
  switch (state.phase) {
    case 'bidding':
    case 'pickingUp':
    case 'beforeRamsch':
    case 'ramsch':
    case 'over':
      return undefined;
    case 'discarding':
    case 'announcing':
      return state.declarer;
    case 'playing':
      return state.discard === undefined ? undefined : state.declarer;
  }
}

function handOf(state: SkatState, player: Player): readonly Card[] {
  if ('hands' in state) return state.hands[player] ?? [];
  if ('hand' in state && player === state.declarer) return state.hand;
  return state.deal.hands[player] ?? [];
}

function hiddenPlaces(state: SkatState, viewer: Viewer): readonly Place[] {
  const hands = PLAYERS.filter((player) => player !== viewer && openHand(state, player).length === 0);
  const taker = takerOf(state);
  const away = taker === undefined ? state.deal.skat : 'discard' in state ? (state.discard ?? []) : [];
  return [
    ...hands.flatMap((owner) => handOf(state, owner).map((card) => ({ owner, card }))),
    ...(taker !== undefined && taker === viewer ? [] : away.map((card) => ({ owner: 'away' as const, card }))),
  ];
}

function openHand(state: SkatState, player: Player): readonly Card[] {
  return state.phase === 'playing' && state.shown.includes(player) ? (state.hands[player] ?? []) : [];
}

function playedBy(state: SkatState, player: Player): readonly Card[] {
  if (state.phase !== 'playing') return [];
  const tricks = [...state.tricks, { leader: state.leader, cards: state.trick }];
  return tricks.flatMap(({ leader, cards }) => cards.filter((_, place) => (leader + place) % 3 === player));
}

/** Swaps cards of two places again and again, whenever both may hold the other's. */
function mixed(places: readonly Place[], state: SkatState, dice: Dice): readonly Place[] {
  const mix = [...places];
  const mayHold = holderCheck(state);
  for (let swap = 0; swap < 3 * mix.length; swap += 1) {
    const [one, other] = [dice(mix.length), dice(mix.length)];
    const [a, b] = [mix[one], mix[other]];
    if (a === undefined || b === undefined || !mayHold(a.owner, b.card) || !mayHold(b.owner, a.card)) continue;
    mix[one] = { owner: a.owner, card: b.card };
    mix[other] = { owner: b.owner, card: a.card };
  }
  return mix;
}

/** Who may hold which card: nobody a suit that he did not follow. What was put away before may be anything. */
function holderCheck(state: SkatState): (owner: Owner, card: Card) => boolean {
  if (state.phase !== 'playing') return () => true;
  const { contract } = state;
  const { voids } = claimPosition(state, state.declarer);
  return (owner, card) => owner === 'away' || !voids[owner]?.includes(suitInPlay(card, contract));
}
