import type { SkatRefusal, Suit } from '@skatrunde/rules/cards';
import type { Who } from '../who.ts';

/** The level of an announcement that can be ticked. */
export type Tick = 'hand' | 'schneiderAnnounced' | 'schwarzAnnounced' | 'ouvert' | 'spitze' | 'revolution';

const OUGHT: Readonly<Record<Suit, string>> = { C: 'Kreuz', S: 'Pik', H: 'Herz', D: 'Karo' };

const SAVES: Readonly<Record<'schneider' | 'schwarz', string>> = { schneider: 'Schneider', schwarz: 'Schwarz' };

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
    lastRight: 'Alle haben gepasst. Spielst du?',
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
    title: 'Automatisch mitgehen bis',
    explain: 'Die Seite reizt für dich mit und passt darüber. Das sieht niemand sonst.',
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
    onlyThis: 'sonst unter dem Gebot',
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
    skatMayChange: 'Was im Skat liegt, kann mit und ohne noch ändern.',
    covers: (bid: number): string => `deckt die gereizten ${bid}`,
    coversShort: (bid: number): string => `deckt ${bid}`,
    savedBy: (bid: number, levels: readonly ('schneider' | 'schwarz')[]): string =>
      `deckt ${bid} nicht: dafür brauchst du ${levels.map((level) => SAVES[level]).join(' und ')}`,
    lost: (bid: number): string => `deckt ${bid} nicht und ist überreizt`,
    everyTrick: 'Deine Karten liegen offen, und jeder Stich muss deiner sein.',
    noTrickOpen: 'Deine Karten liegen offen, und kein Stich darf deiner sein.',
    allTricks: 'Jeder Stich muss deiner sein.',
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
    concedeAlone: 'Das Spiel ist dann sofort verloren.',
    concedeConsent: 'Erst muss noch jemand zustimmen. Bis dahin wird weitergespielt.',
    concedeNow: 'Aufgeben',
    keepPlaying: 'Weiterspielen',
    claim: 'Der Rest gehört mir …',
    claimTitle: 'Den Rest beanspruchen?',
    claimNull: 'Ich nehme keinen Stich mehr …',
    claimText:
      'Deine Karten werden offen hingelegt. Ist es sicher, endet das Spiel; sonst antworten die anderen und es geht offen weiter.',
    claimNow: 'Karten zeigen',
    claimedBy: (name: string): string => `${name} sagt: Der Rest gehört mir.`,
    claimedNullBy: (name: string): string => `${name} sagt: Ich nehme keinen Stich mehr.`,
    acceptClaim: 'Stimmt',
    concessionBy: (name: string): string => `${name} will aufgeben.`,
    concessionOfPartner: (name: string): string => `${name} will aufgeben. Gibst du mit auf?`,
    acceptConcession: 'Annehmen',
    concedeToo: 'Mit aufgeben',
    yourClaim: 'Du hast den Rest beansprucht, die anderen antworten.',
    yourConcession: 'Du willst aufgeben, eine Antwort fehlt noch.',
    openClaim: ({ name }: Who): string => `${name} beansprucht den Rest.`,
    openConcession: ({ name }: Who): string => `${name} will aufgeben.`,
  },
};
