import type { Card } from '../../cards/card.ts';
import type { Player } from '../../game.ts';
import type { SkatEvent } from '../../skat/game/events.ts';
import type { DoublingWord } from '../../skat/rules/kontra.ts';
import { PLAYERS } from '../../skat/seats.ts';
import type { DealEvent } from './deal-record.ts';

/** What was said besides calls and cards, as our neutral form notes it: after how many cards, who, what. */
export type NotedWish = {
  readonly after: number;
  readonly player: Player;
  readonly what: DealEvent['what'];
  /** The ten cards kept in a Revolution. */
  readonly cards?: readonly Card[];
};

/** All claims, concessions, doublings, gifts and answers of a game, in order. */
export function wishesOfEvents(events: readonly SkatEvent[]): readonly NotedWish[] {
  const noted: NotedWish[] = [];
  let after = 0;
  let declarer: Player | undefined;
  let wisher: Player | undefined;
  let mayAgree: readonly Player[] = [];
  for (const event of events) {
    if (event.type === 'declarerFound') declarer = event.declarer;
    if (event.type === 'cardPlayed') {
      after += 1;
      mayAgree = [];
    }
    // A declarer who gives up on his own answers no defender's wish.
    if (event.type === 'conceded' && event.player !== wisher) mayAgree = [];
    const wish = wishIn(event, mayAgree);
    if (wish !== undefined) noted.push({ after, ...wish });
    if (event.type === 'concessionOffered') {
      wisher = event.player;
      mayAgree = others(wisher, declarer);
    }
    if (event.type === 'concessionDeclined') mayAgree = mayAgree.filter((player) => player !== event.player);
  }
  return noted;
}

/** For a defender his partner, for the declarer both defenders. */
function others(player: Player, declarer: Player | undefined): readonly Player[] {
  return PLAYERS.filter((other) => other !== player && other !== declarer);
}

/** The event of a concession does not say who agreed; who still could, did. */
function wishIn(event: SkatEvent, mayAgree: readonly Player[]): Omit<NotedWish, 'after'> | undefined {
  switch (event.type) {
    case 'concessionOffered':
      return { player: event.player, what: 'concede' };
    case 'concessionDeclined':
      return { player: event.player, what: 'decline' };
    case 'conceded': {
      const [agreed] = mayAgree;
      return agreed === undefined ? { player: event.player, what: 'concede' } : { player: agreed, what: 'agree' };
    }
    case 'claimOffered':
    case 'claimProven':
      return { player: event.player, what: 'claim' };
    case 'claimAccepted':
      return { player: event.player, what: 'acceptClaim' };
    case 'claimDeclined':
      return { player: event.player, what: 'declineClaim' };
    case 'dealt':
    case 'bidMade':
    case 'bidHeld':
    case 'passed':
    case 'declarerFound':
    case 'skatPickedUp':
    case 'discarded':
    case 'announced':
    case 'cardPlayed':
    case 'trickTaken':
    case 'ramschBegan':
    case 'grandHandDeclined':
    case 'skatPushed':
    case 'knocked':
    case 'handShown':
    case 'settled':
      return undefined;
    case 'doubled':
      return { player: event.player, what: event.word };
    case 'notDoubled':
      return { player: event.player, what: REFUSED[event.word] };
    case 'rearranged':
      return { player: event.player, what: 'rearrange', cards: event.keep };
    case 'gaveIn':
      return { player: event.player, what: 'giveIn' };
    case 'giveInAnswered':
      return { player: event.player, what: event.agreed ? 'agreeToGiveIn' : 'playOn' };
    case 'giftTaken':
      return { player: event.player, what: 'takeGift' };
    case 'giftRefused':
      return { player: event.player, what: 'refuseGift' };
    case 'forfeited':
      return { player: event.player, what: 'leave' };
  }
}

/** A word of the Kontra chain that somebody was asked for and did not say. */
const REFUSED = { kontra: 'noKontra', re: 'noRe', bock: 'noBock', hirsch: 'noHirsch' } as const satisfies Readonly<
  Record<DoublingWord, DealEvent['what']>
>;
