import type { board as german } from '../de/table-board.ts';
import { scoreText } from '../number.ts';
import { pluralIn } from '../plural.ts';

const plural = pluralIn('en');
const FEW = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

export const board: typeof german = {
  label: 'Card table',
  seats: 'At the table',
  line: {
    bidding: 'Bidding',
    biddingShort: 'Bidding',
    lastRight: 'both others have passed',
    bids: (name, value) => `${name} bids ${value}`,
    turn: (name) => `${name} to call`,
    youTurn: 'your turn',
    declares: ({ name, you }) => (you ? 'You play alone' : `${name} plays alone`),
    pickedUp: ({ name, you }) => (you ? 'You picked up the skat' : `${name} discards`),
    pickedUpShort: ({ name, you }) => (you ? 'Skat picked up' : `${name} discards`),
    announces: ({ name, you }) => (you ? 'You announce' : `${name} announces`),
    plays: ({ name, you }, contract) => `${you ? 'You play' : `${name} plays`} ${contract}`,
    playsShort: ({ name, you }, contract) => `${you ? 'You' : name}: ${contract}`,
    bid: (value) => `bid up to ${value}`,
    bidShort: (value) => `bid ${value}`,
    over: (game) => `Game ${game} is over`,
    brokenOff: (game) => `Game ${game} abandoned`,
    gamesLeft: (count) =>
      plural(count, { zero: 'that was the last', one: 'one game to go', other: `${FEW[count] ?? count} games to go` }),
    last: 'that was the last',
  },
  seat: {
    you: 'you',
    dealer: 'Dealer',
    dealerShort: 'D',
    forehand: 'Forehand',
    forehandShort: 'F',
    declarer: 'plays alone',
    turn: 'to play',
    sitsOut: 'sits out',
    away: (seconds) => (seconds < 120 ? `away for ${seconds} s` : `away for ${Math.floor(seconds / 60)} min`),
    awayShort: (seconds) => (seconds < 120 ? `${seconds} s away` : `${Math.floor(seconds / 60)} min away`),
    score: (score) => scoreText(score),
    scoreSpoken: (score) => plural(score, { one: '1 point', other: `${scoreText(score)} points` }),
    tricks: (count) => plural(count, { zero: 'no trick', one: '1 trick', other: `${count} tricks` }),
    cards: (count) => plural(count, { zero: 'no cards', one: '1 card', other: `${count} cards` }),
    openHand: (name) => `${name}'s open cards`,
  },
  call: {
    bid: (value) => String(value),
    hold: 'yes',
    pass: 'pass',
    said: (call) => `says ${call}`,
  },
  hand: {
    label: 'Your cards',
    keys: 'Arrow keys and digits choose, Enter plays',
    notPlayable: 'not playable',
    chosen: 'chosen',
    sent: 'sent',
  },
  trick: {
    label: 'Trick',
    empty: 'No card yet',
    card: (name, card) => `${name}: ${card}`,
    won: ({ name, you }, card, points) =>
      `${you ? 'You take' : `${name} takes`} the trick with the ${card}: ${plural(points, { one: '1 point', other: `${points} points` })}`,
    wonShort: ({ name, you }, points) =>
      `${you ? 'Your trick' : `Trick to ${name}`}: ${plural(points, { one: '1 point', other: `${points} points` })}`,
    wonNull: ({ name, you }, card) => `${you ? 'You take' : `${name} takes`} the trick with the ${card}`,
    wonNullShort: ({ name, you }) => `${you ? 'You take' : `${name} takes`} the trick`,
    goOn: 'Go on',
    last: 'Last trick',
    lastShow: 'Show the last trick',
    lastWinner: ({ name, you }) => (you ? 'You took this trick.' : `${name} took this trick.`),
    close: 'Put the last trick away',
  },
  skat: 'Skat',
  sittingOut: 'You sit out this game',
};
