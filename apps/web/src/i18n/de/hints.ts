import type { HintGame, HintReason } from '@skatrunde/protocol';
import type { DoublingWord } from '@skatrunde/rules/cards';
import type { Deck } from '../../cards/deck.ts';
import { cards } from './cards.ts';

const NUMBERS = ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf'];

function count(many: number, one: string, more: string): string {
  return `${NUMBERS[many] ?? many} ${many === 0 || many === 1 ? one : more}`;
}

const jacks = (many: number, deck: Deck): string =>
  deck === 'german' ? count(many, 'Unter', 'Unter') : count(many, 'Bube', 'Buben');
const aces = (many: number, deck: Deck): string =>
  deck === 'german' ? count(many, 'Daus', 'Däuser') : count(many, 'Ass', 'Asse');
const points = (many: number): string => (many === 1 ? '1 Auge' : `${many} Augen`);

function gameName(game: HintGame, deck: Deck): string {
  if (game === 'null') return 'Null';
  return game === 'grand' ? 'Grand' : cards.suit(game, deck);
}

type Counts = { readonly game: HintGame; readonly jacks: number; readonly trumps: number; readonly aces: number };

/** "zwei Buben, fünf Trümpfe, ein Ass": what counts in the hand; nothing of that in a Null. */
function inHand(hand: Counts, deck: Deck): string {
  if (hand.game === 'null') return 'viele kleine Karten';
  const trumps = hand.game === 'grand' ? [] : [count(hand.trumps, 'Trumpf', 'Trümpfe')];
  return [jacks(hand.jacks, deck), ...trumps, `${aces(hand.aces, deck)} daneben`].join(', ');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const chance = (percent: number): string => `Siegchance etwa ${percent} %`;

/** What a bot would do, and why. */
export const hints = {
  button: 'Tipp',
  ask: 'Tipp: was würde ein Vereinsspieler machen?',
  thinking: 'Überlegt …',
  close: 'Tipp schließen',
  name: 'Tipps',
  does: 'Wer dran ist, kann fragen, was ein Bot vom Niveau Verein machen würde und warum. Niemand sonst erfährt davon.',
  off: 'Tipps gibt es nicht.',
  what: {
    bid: (value: number): string => `Reize ${value}`,
    hold: (value: number): string => `Halte ${value}`,
    pass: 'Passe',
    pickUp: 'Nimm den Skat auf',
    push: 'Schieb den Skat weiter',
    giveIn: 'Schenk das Spiel',
    concede: 'Gib das Spiel ab',
    claim: 'Leg die Karten auf',
    discard: (names: string): string => `Drück ${names}`,
    announce: (game: string): string => `Sag ${game} an`,
    play: (card: string): string => `Spiel ${card}`,
    keep: (names: string): string => `Behalte ${names}`,
    knock: 'Klopf',
    noKnock: 'Klopf nicht',
    say: (word: DoublingWord): string => `Sag ${capital(word)}`,
    letStand: 'Lass es dabei',
    agree: 'Stimm zu',
    playOn: 'Spiel weiter',
    takeGift: 'Nimm an',
  },
  why: (reason: HintReason, deck: Deck): string => {
    switch (reason.code) {
      case 'worthUpTo':
        return `Dein Blatt trägt bis ${reason.upTo}, am ehesten ${gameName(reason.game, deck)}: ${inHand(reason, deck)}, ${chance(reason.percent)}.`;
      case 'notWorth': {
        const held = `${jacks(reason.jacks, deck)}, ${aces(reason.aces, deck)}`;
        return reason.upTo === 0
          ? `Dein Blatt trägt kein Spiel: ${held}.`
          : `Dein Blatt trägt nur bis ${reason.upTo}: ${held}.`;
      }
      case 'skatHelps':
        return `Mit dem Skat stehst du besser als im Handspiel: ${chance(reason.percent)}.`;
      case 'handHolds':
        return `Das Blatt hält auch ohne den Skat: ${inHand(reason, deck)}, ${chance(reason.percent)}.`;
      case 'bestGame':
        return `Das ist dein stärkstes Spiel: ${inHand(reason, deck)}, ${chance(reason.percent)}.`;
      case 'bestDiscard':
        return `So bleibt das beste Blatt für ${gameName(reason.game, deck)}, ${points(reason.points)} liegen sicher, ${chance(reason.percent)}.`;
      case 'drawsTrumps':
        return `Zieh Trumpf: ${reason.out === 1 ? 'einer ist' : `${reason.out} sind`} noch draußen.`;
      case 'sureTrick':
        return `Diesen Stich nimmt dir keiner mehr: ${points(reason.points)} und was die anderen zugeben.`;
      case 'winsTrick':
        return `Damit gehört der Stich sicher dir: ${points(reason.points)}.`;
      case 'ruffs':
        return `Stich ein, damit gehört der Stich dir: ${points(reason.points)}.`;
      case 'takesLead':
        return `Damit liegst du vorn, es geht um ${points(reason.points)}; überstochen werden kannst du noch.`;
      case 'feedsPartner':
        return `Der Stich gehört deinem Partner: Schmiere ${points(reason.points)}.`;
      case 'feedsPartnerHopefully':
        return `Dein Partner liegt vorn und hält den Stich wahrscheinlich: Schmiere ${points(reason.points)}.`;
      case 'hopesForPartner':
        return `Dein Partner sitzt noch dahinter und kann stechen: Gib ihm ${points(reason.points)} mit.`;
      case 'keepsHigh':
        return `Für ${points(reason.points)} lohnt es sich nicht, hoch zu gehen: Bediene klein.`;
      case 'onlyCard':
        return 'Etwas anderes darfst du hier nicht spielen.';
      case 'mostDeals':
        return 'So, wie die Karten liegen können, bringt das am meisten.';
      case 'highestOfSuit':
        return 'Das ist die höchste Karte dieser Farbe, die noch da ist.';
      case 'longSuit':
        return 'Der Alleinspieler sitzt gleich hinter dir: Kurzer Weg, lange Farbe.';
      case 'shortSuit':
        return 'Der Alleinspieler spielt zuletzt: Langer Weg, kurze Farbe.';
      case 'leadsLow':
        return 'Eine kleine Karte verschenkt nichts.';
      case 'cannotWin':
        return 'Diesen Stich bekommst du nicht: Gib so wenige Augen wie möglich.';
      case 'partnerHas':
        return 'Der Stich liegt bei deinem Partner: Heb deine guten Karten auf.';
      case 'nullLeads':
        return 'Unter dieser Karte kann am ehesten noch jemand wegtauchen.';
      case 'nullUnder':
        return 'Bleib drunter, so hoch es geht.';
      case 'nullForced':
        return 'Drunter geht es nicht: Du musst den Stich nehmen.';
      case 'nullThrows':
        return 'Wirf ab, was dir noch gefährlich wird.';
      case 'nullLeaveHim':
        return 'Der Alleinspieler hat den Stich: Bleib drunter.';
      case 'nullStayLow':
        return 'Bleib klein, damit der Alleinspieler drüber muss.';
      case 'nullRid':
        return 'Dieser Stich trifft den Alleinspieler nicht: Trenn dich von einer hohen Karte.';
      case 'ramschLeads':
        return 'Mit dieser Karte bleibst du am ehesten nicht auf dem Stich sitzen.';
      case 'ramschUnder':
        return 'Damit bekommst du den Stich nicht.';
      case 'ramschThrows':
        return 'Du musst nicht bedienen: Weg mit den Augen.';
      case 'pushHarmless':
        return 'Dein Blatt ist harmlos genug, um den Skat nicht anzusehen.';
      case 'pushDanger':
        return 'Dein Blatt ist gefährlich: So wirst du zwei Karten los.';
      case 'putOnDanger':
        return 'Diese beiden fangen am ehesten Stiche.';
      case 'knockSafe':
        return 'Mit diesem Blatt verlierst du den Ramsch kaum.';
      case 'knockNot':
        return 'Dafür ist das Blatt nicht sicher genug.';
      case 'ramschRather':
        return 'Für einen Grand Hand reicht das Blatt nicht.';
      case 'doubleWorth':
        return 'Nach deinen Karten geht das Spiel wahrscheinlich für dich aus.';
      case 'doubleNot':
        return 'Nach deinen Karten ist das Spiel zu offen.';
      case 'bestTen':
        return 'Mit diesen zehn bleibt der Alleinspieler am ehesten hängen.';
      case 'giveUp':
        return 'Dieses Spiel ist nicht mehr zu holen.';
      case 'playOn':
        return 'Noch ist nichts verloren.';
      case 'takeGift':
        return 'Mehr ist hier kaum zu holen.';
      case 'refuseGift':
        return 'Hier ist noch mehr drin.';
      case 'noOpenBeats':
        return 'Keine offene Karte drüben ist höher.';
      case 'bestBalance':
        return 'So stehst du nach diesem Stich am besten da.';
      case 'fewestPoints':
        return 'Ein Spiel trägt dieses Blatt nicht, wenige Augen schon.';
    }
  },
};
