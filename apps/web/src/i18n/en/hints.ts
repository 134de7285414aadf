import type { HintGame } from '@skatrunde/protocol';
import type { Deck } from '../../cards/deck.ts';
import type { hints as german } from '../de/hints.ts';
import { cards } from './cards.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'];

function count(many: number, one: string, more: string): string {
  return `${NUMBERS[many] ?? many} ${many === 1 ? one : more}`;
}

const jacks = (many: number): string => count(many, 'jack', 'jacks');
const aces = (many: number): string => count(many, 'ace', 'aces');
const points = (many: number): string => (many === 1 ? '1 card point' : `${many} card points`);

function gameName(game: HintGame, deck: Deck): string {
  if (game === 'null') return 'Null';
  return game === 'grand' ? 'Grand' : cards.suit(game, deck);
}

type Counts = { readonly game: HintGame; readonly jacks: number; readonly trumps: number; readonly aces: number };

function inHand(hand: Counts): string {
  if (hand.game === 'null') return 'many low cards';
  const trumps = hand.game === 'grand' ? [] : [count(hand.trumps, 'trump', 'trumps')];
  return [jacks(hand.jacks), ...trumps, `${aces(hand.aces)} besides`].join(', ');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const chance = (percent: number): string => `about ${percent}% to win`;

export const hints: typeof german = {
  button: 'Hint',
  ask: 'Hint: what would a Club player do?',
  thinking: 'Thinking …',
  close: 'Close the hint',
  name: 'Hints',
  does: 'Whoever is to move may ask what a bot of the level Club would do, and why. Nobody else learns of it.',
  off: 'There are no hints.',
  what: {
    bid: (value) => `Bid ${value}`,
    hold: (value) => `Hold ${value}`,
    pass: 'Pass',
    pickUp: 'Pick up the skat',
    push: 'Push the skat on',
    giveIn: 'Give the game away',
    concede: 'Concede the game',
    claim: 'Claim the rest',
    discard: (names) => `Put away ${names}`,
    announce: (game) => `Announce ${game}`,
    play: (card) => `Play the ${card}`,
    keep: (names) => `Keep ${names}`,
    knock: 'Knock',
    noKnock: 'Do not knock',
    say: (word) => `Say ${capital(word)}`,
    letStand: 'Let it stand',
    agree: 'Agree',
    playOn: 'Play on',
    takeGift: 'Take it',
  },
  why: (reason, deck) => {
    switch (reason.code) {
      case 'worthUpTo':
        return `Your hand is worth up to ${reason.upTo}, most likely ${gameName(reason.game, deck)}: ${inHand(reason)}, ${chance(reason.percent)}.`;
      case 'notWorth': {
        const held = `${jacks(reason.jacks)}, ${aces(reason.aces)}`;
        return reason.upTo === 0
          ? `Your hand is worth no game: ${held}.`
          : `Your hand is worth no more than ${reason.upTo}: ${held}.`;
      }
      case 'skatHelps':
        return `With the skat you stand better than in a Hand game: ${chance(reason.percent)}.`;
      case 'handHolds':
        return `The hand is good enough without the skat: ${inHand(reason)}, ${chance(reason.percent)}.`;
      case 'bestGame':
        return `That is your strongest game: ${inHand(reason)}, ${chance(reason.percent)}.`;
      case 'bestDiscard':
        return `That leaves the best hand for ${gameName(reason.game, deck)}, with ${points(reason.points)} safely put away, ${chance(reason.percent)}.`;
      case 'drawsTrumps':
        return `Draw trumps: ${reason.out === 1 ? 'one is' : `${reason.out} are`} still out.`;
      case 'sureTrick':
        return `Nobody can take this trick from you: ${points(reason.points)}, and what the others give.`;
      case 'winsTrick':
        return `The trick is surely yours: ${points(reason.points)}.`;
      case 'ruffs':
        return `Trump it, and the trick is yours: ${points(reason.points)}.`;
      case 'takesLead':
        return `That puts you in front for ${points(reason.points)}, though it can still be beaten.`;
      case 'feedsPartner':
        return `The trick is your partner’s: give ${points(reason.points)}.`;
      case 'feedsPartnerHopefully':
        return `Your partner is in front and will probably keep the trick: give ${points(reason.points)}.`;
      case 'hopesForPartner':
        return `Your partner is still to play and may take it: give ${points(reason.points)}.`;
      case 'keepsHigh':
        return `${capital(points(reason.points))} are not worth a high card: stay low.`;
      case 'onlyCard':
        return 'Nothing else may be played here.';
      case 'mostDeals':
        return 'As the cards may lie, that brings the most.';
      case 'highestOfSuit':
        return 'That is the highest card of its suit still around.';
      case 'longSuit':
        return 'The declarer plays right after you: short way, long suit.';
      case 'shortSuit':
        return 'The declarer plays last: long way, short suit.';
      case 'leadsLow':
        return 'A small card gives nothing away.';
      case 'cannotWin':
        return 'You cannot win this trick: give as few card points as you can.';
      case 'partnerHas':
        return 'The trick lies with your partner: keep your good cards.';
      case 'nullLeads':
        return 'This is the card that others can most easily stay under.';
      case 'nullUnder':
        return 'Stay below, as high as you can.';
      case 'nullForced':
        return 'There is no way below it: you must take the trick.';
      case 'nullThrows':
        return 'Throw away what may still hurt you.';
      case 'nullLeaveHim':
        return 'The declarer has the trick: stay below.';
      case 'nullStayLow':
        return 'Stay low, so that the declarer has to go over it.';
      case 'nullRid':
        return 'This trick does not catch the declarer: get rid of a high card.';
      case 'ramschLeads':
        return 'With this card you are least likely to be left with the trick.';
      case 'ramschUnder':
        return 'You do not get the trick with it.';
      case 'ramschThrows':
        return 'You need not follow: away with the card points.';
      case 'pushHarmless':
        return 'Your hand is harmless enough to leave the skat alone.';
      case 'pushDanger':
        return 'Your hand is dangerous: so you get rid of two cards.';
      case 'putOnDanger':
        return 'These two are the most likely to catch tricks.';
      case 'knockSafe':
        return 'With this hand you will hardly lose the Ramsch.';
      case 'knockNot':
        return 'The hand is not safe enough for that.';
      case 'ramschRather':
        return 'The hand is not good enough for a Grand Hand.';
      case 'doubleWorth':
        return 'By your cards the game will probably go your way.';
      case 'doubleNot':
        return 'By your cards the game is too open.';
      case 'bestTen':
        return 'With these ten the declarer is most likely to be caught.';
      case 'giveUp':
        return 'This game cannot be saved any more.';
      case 'playOn':
        return 'Nothing is lost yet.';
      case 'takeGift':
        return 'There is hardly more to be had here.';
      case 'refuseGift':
        return 'There is more in it.';
      case 'noOpenBeats':
        return 'No open card over there is higher.';
      case 'bestBalance':
        return 'After this trick you stand best like that.';
      case 'fewestPoints':
        return 'This hand carries no game, but it can take few card points.';
    }
  },
};
