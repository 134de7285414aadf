import { scoreText } from '../number.ts';
import { pluralIn } from '../plural.ts';
import type { Who } from '../who.ts';

const plural = pluralIn('de');
const FEW = ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'];

/** What stands on the table: seats, cards, the line that says what is played. `short`: on a phone. */
export const board = {
  label: 'Spieltisch',
  seats: 'Am Tisch',
  line: {
    bidding: 'Es wird gereizt',
    biddingShort: 'Reizen',
    lastRight: 'die anderen haben gepasst',
    bids: (name: string, value: number): string => `${name} sagt ${value}`,
    turn: (name: string): string => `${name} ist dran`,
    youTurn: 'du bist dran',
    declares: ({ name, you }: Who): string => (you ? 'Du spielst allein' : `${name} spielt allein`),
    pickedUp: ({ name, you }: Who): string => (you ? 'Du hast den Skat aufgenommen' : `${name} drückt`),
    pickedUpShort: ({ name, you }: Who): string => (you ? 'Skat aufgenommen' : `${name} drückt`),
    announces: ({ name, you }: Who): string => (you ? 'Du sagst an' : `${name} sagt an`),
    plays: ({ name, you }: Who, contract: string): string => `${you ? 'Du spielst' : `${name} spielt`} ${contract}`,
    playsShort: ({ name, you }: Who, contract: string): string => `${you ? 'Du' : name}: ${contract}`,
    bid: (value: number): string => `gereizt bis ${value}`,
    bidShort: (value: number): string => `gereizt ${value}`,
    over: (game: number): string => `Spiel ${game} ist aus`,
    brokenOff: (game: number): string => `Spiel ${game} abgebrochen`,
    gamesLeft: (count: number): string =>
      plural(count, { zero: 'das war das letzte', one: 'noch ein Spiel', other: `noch ${FEW[count] ?? count} Spiele` }),
    last: 'das war das letzte',
  },
  seat: {
    you: 'du',
    dealer: 'Geber',
    dealerShort: 'G',
    forehand: 'Vorhand',
    forehandShort: 'V',
    declarer: 'spielt allein',
    turn: 'ist dran',
    sitsOut: 'setzt aus',
    away: (seconds: number): string =>
      seconds < 120 ? `weg seit ${seconds} s` : `weg seit ${Math.floor(seconds / 60)} min`,
    awayShort: (seconds: number): string =>
      seconds < 120 ? `${seconds} s weg` : `${Math.floor(seconds / 60)} min weg`,
    score: (score: number): string => scoreText(score),
    scoreSpoken: (score: number): string => plural(score, { one: '1 Punkt', other: `${scoreText(score)} Punkte` }),
    tricks: (count: number): string => plural(count, { zero: 'kein Stich', one: '1 Stich', other: `${count} Stiche` }),
    cards: (count: number): string => plural(count, { zero: 'keine Karten', one: '1 Karte', other: `${count} Karten` }),
    openHand: (name: string): string => `Offene Karten von ${name}`,
  },
  call: {
    bid: (value: number): string => String(value),
    hold: 'ja',
    pass: 'passe',
    said: (call: string): string => `sagt ${call}`,
  },
  hand: {
    label: 'Deine Karten',
    keys: 'Pfeiltasten und Ziffern wählen, Eingabe spielt',
    notPlayable: 'nicht spielbar',
    chosen: 'gewählt',
    sent: 'gesendet',
  },
  trick: {
    label: 'Stich',
    empty: 'Noch liegt keine Karte',
    card: (name: string, card: string): string => `${name}: ${card}`,
    won: ({ name, you }: Who, card: string, points: number): string =>
      `${you ? 'Du machst' : `${name} macht`} den Stich mit ${card}: ${plural(points, { one: '1 Auge', other: `${points} Augen` })}`,
    wonShort: ({ name, you }: Who, points: number): string =>
      `${you ? 'Dein Stich' : `Stich für ${name}`}: ${plural(points, { one: '1 Auge', other: `${points} Augen` })}`,
    wonNull: ({ name, you }: Who, card: string): string =>
      `${you ? 'Du bekommst' : `${name} bekommt`} den Stich mit ${card}`,
    wonNullShort: ({ name, you }: Who): string => `${you ? 'Du bekommst' : `${name} bekommt`} den Stich`,
    goOn: 'Weiter',
    last: 'Letzter Stich',
    lastShow: 'Letzten Stich zeigen',
    lastWinner: ({ name, you }: Who): string => (you ? 'Der Stich ging an dich.' : `Der Stich ging an ${name}.`),
    close: 'Letzten Stich weglegen',
  },
  skat: 'Skat',
  sittingOut: 'Du setzt in diesem Spiel aus',
};
