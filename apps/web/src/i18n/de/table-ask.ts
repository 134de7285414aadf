import type { SkatRefusal, Suit } from '@skatrunde/rules/cards';
import type { Who } from '../who.ts';

/** The level of an announcement that can be ticked. */
export type Tick = 'hand' | 'schneiderAnnounced' | 'schwarzAnnounced' | 'ouvert' | 'spitze' | 'revolution';

const OUGHT: Readonly<Record<Suit, string>> = { C: 'Kreuz', S: 'Pik', H: 'Herz', D: 'Karo' };

const SAVES: Readonly<Record<'schneider' | 'schwarz', string>> = { schneider: 'Schneider', schwarz: 'Schwarz' };

const getsTrick = ({ name, you }: Who): string => `${you ? 'Du bekommst' : `${name} bekommt`} noch einen Stich`;

/** What is asked of me, right above my hand, as sentences; and what the answers mean. */
export const ask = {
  label: 'Du bist gefragt',
  bid: {
    say: (value: number): string => `${value} sagen`,
    higher: 'Höher',
    higherTitle: 'Höher einsteigen',
    anyValue: (from: number): string => `jeder Wert ab ${from}`,
    more: (to: number): string => `bis ${to}`,
    less: 'weniger Werte',
    meanings: (value: number, games: readonly string[]): string => `${value}: ${games.join(', ')}`,
    suitGame: (suit: string, count: number): string => `${suit} mit oder ohne ${count}`,
    grandGame: (count: number): string => `Grand mit oder ohne ${count}`,
    raised: 'mit Hand, Ansagen oder Schneider',
    jump: (value: number, steps: number): string => `Wirklich gleich ${value}? Das sind ${steps} Stufen auf einmal.`,
    back: 'Zurück',
    pass: 'Passen',
    passAll: 'Einpassen',
    lastRight: 'Die anderen haben gepasst. Spielst du?',
    asked: (name: string): string => `sagt ${name}. Hältst du?`,
    hold: (value: number): string => `${value} halten`,
    locked: 'nach einem Sprung erst in zwei Sekunden',
    lockedBy: (name: string): string => `sagt ${name}. Ein Sprung: halten geht gleich.`,
  },
  limit: {
    set: 'Automatisch bis …',
    setShort: 'Auto',
    change: (value: number): string => `Automatisch bis ${value} · ändern`,
    changeShort: (value: number): string => `Auto ${value}`,
    title: 'Automatisch reizen bis',
    explain: 'Bis dahin wird für dich gereizt, darüber gepasst. Das sieht sonst niemand.',
    upTo: (value: number): string => `bis ${value}`,
    withdraw: 'Selbst reizen',
  },
  skat: {
    pickUp: 'Skat aufnehmen',
    hand: 'Hand spielen …',
    handShort: 'Hand …',
    discardTwo: 'Zwei Karten drücken',
    discardOne: 'Noch eine Karte drücken',
    discard: (first: string, second: string): string => `${first} und ${second} drücken`,
    release: 'Auswahl lösen',
    announce: 'Spiel ansagen …',
  },
  play: {
    turn: 'Du bist dran',
    lead: 'Du spielst aus',
    follow: (suit: Suit | 'trump', suitName: string): string =>
      `${suit === 'trump' ? 'Trumpf' : suitName || OUGHT[suit]} bedienen`,
    yourTurn: (hint: string): string => `Du bist dran: ${hint}`,
    others: (name: string): string => `${name} ist dran`,
  },
  announce: {
    title: 'Was spielst du?',
    bid: (value: number): string => `gereizt bis ${value}`,
    bidLead: 'gereizt bis',
    grand: 'Grand',
    null: 'Null',
    tick: {
      hand: 'Hand',
      schneiderAnnounced: 'Schneider angesagt',
      schwarzAnnounced: 'Schwarz angesagt',
      ouvert: 'Ouvert',
      spitze: 'Spitze',
      revolution: 'Revolution',
    } satisfies Record<Tick, string>,
    belongsTo: {
      hand: 'der Skat bleibt liegen',
      schneiderAnnounced: 'gehört zu Schneider',
      schwarzAnnounced: 'gehört zu Schwarz',
      ouvert: 'gehört zu Ouvert',
      spitze: 'gehört zu Spitze',
      revolution: 'gehört zur Revolution',
    } satisfies Record<Tick, string>,
    onlyThis: (bid: number): string => `sonst reicht es nicht für ${bid}`,
    refused: (
      contract: string,
      code: SkatRefusal,
      worth: { readonly value: number | undefined; readonly bid: number },
    ): string =>
      code === 'nullBelowBid' && worth.value !== undefined
        ? `${contract} zählt nur ${worth.value}, du hast ${worth.bid} gereizt.`
        : `${contract} geht hier nicht.`,
    possible: (contract: string, value: number): string => `${contract} (${value}) ginge.`,
    factor: (factor: number, base: number): string => `${factor} × ${base} =`,
    skatMayChange: 'Der Skat kann die Spitzen noch ändern.',
    covers: (bid: number): string => `reicht für ${bid}`,
    savedBy: (bid: number, levels: readonly ('schneider' | 'schwarz')[]): string =>
      `reicht nicht für ${bid}: dafür brauchst du ${levels.map((level) => SAVES[level]).join(' und ')}`,
    lost: (bid: number): string => `reicht nicht für ${bid}: überreizt`,
    /** Hand: only the skat makes it certain. */
    tenCover: (bid: number): string => `mit deinen zehn Karten reicht es für ${bid}`,
    tenSavedBy: (bid: number, levels: readonly ('schneider' | 'schwarz')[]): string =>
      `mit deinen zehn Karten reicht es für ${bid} nur mit ${levels.map((level) => SAVES[level]).join(' und ')}`,
    tenLost: (bid: number): string => `mit deinen zehn Karten reicht es nicht für ${bid}`,
    everyTrick: 'Deine Karten liegen offen, und du musst alle Stiche machen.',
    noTrickOpen: 'Deine Karten liegen offen, und du darfst keinen Stich bekommen.',
    allTricks: 'Du musst alle Stiche machen.',
    say: (contract: string): string => `${contract} ansagen`,
    sayShort: 'Ansagen',
    choose: 'Wähle ein Spiel',
    handCards: 'Deine Karten',
    close: 'Zurück zu den Karten',
  },
  offer: {
    more: 'Spiel abkürzen',
    concede: 'Aufgeben …',
    concedeTitle: 'Spiel aufgeben?',
    concedeAlone: 'Das Spiel endet sofort und ist verloren, wenn du es nicht schon gewonnen hast.',
    concedeConsent: 'Ein Gegner muss zustimmen, bis dahin wird weitergespielt. Was schon entschieden ist, bleibt.',
    concedePartner: 'Dein Partner muss mit aufgeben, bis dahin wird weitergespielt. Was schon entschieden ist, bleibt.',
    concedeNow: 'Aufgeben',
    keepPlaying: 'Weiterspielen',
    claim: {
      rest: {
        menu: 'Der Rest gehört mir …',
        title: 'Den Rest beanspruchen?',
        says: ({ name }: Who): string => `${name} sagt: Der Rest gehört mir.`,
        open: ({ name, you }: Who): string => (you ? 'Du beanspruchst den Rest.' : `${name} beansprucht den Rest.`),
      },
      noTrick: {
        menu: 'Ich bekomme keinen Stich mehr …',
        title: 'Keinen Stich mehr?',
        says: ({ name }: Who): string => `${name} sagt: Ich bekomme keinen Stich mehr.`,
        open: ({ name, you }: Who): string => `${you ? 'Du sagst' : `${name} sagt`}: kein Stich mehr.`,
      },
      theirTrick: {
        menu: (declarer: Who): string => `${declarer.name} bekommt noch einen Stich …`,
        title: (declarer: Who): string => `Bekommt ${declarer.name} noch einen Stich?`,
        says: ({ name }: Who, declarer: Who): string => `${name} sagt: ${getsTrick(declarer)}.`,
        open: ({ name, you }: Who, declarer: Who): string =>
          `${you ? 'Du sagst' : `${name} sagt`}: ${getsTrick(declarer)}.`,
      },
    },
    claimText:
      'Deine Karten werden aufgedeckt. Ist es sicher, endet das Spiel. Sonst müssen beide Gegner zustimmen, oder es geht offen weiter.',
    claimTextDefender: (declarer: string): string =>
      `Deine Karten werden aufgedeckt. Ist es sicher, endet das Spiel. Sonst muss ${declarer} zustimmen, oder es geht offen weiter.`,
    claimNow: 'Karten zeigen',
    acceptClaim: 'Stimmt',
    concessionBy: (name: string): string => `${name} will aufgeben.`,
    concessionOfPartner: (name: string): string => `${name} will aufgeben. Gibst du mit auf?`,
    acceptConcession: 'Annehmen',
    concedeToo: 'Mit aufgeben',
    answerMissing: 'Eine Antwort fehlt noch.',
    yourConcession: 'Du willst aufgeben. Eine Antwort fehlt noch.',
    openConcession: ({ name }: Who): string => `${name} will aufgeben.`,
  },
};
