import type { Who } from '../who.ts';

/** What the screen reader is told as it happens. */
export const told = {
  dealt: (cards: string): string => `Neues Spiel. Deine Karten: ${cards}.`,
  dealtOthers: 'Neues Spiel, die Karten sind gegeben.',
  bid: ({ name, you }: Who, value: number): string => `${you ? 'Du sagst' : `${name} sagt`} ${value}.`,
  hold: ({ name, you }: Who, value: number): string => `${you ? 'Du hältst' : `${name} hält`} ${value}.`,
  pass: ({ name, you }: Who): string => `${you ? 'Du passt' : `${name} passt`}.`,
  declarer: ({ name, you }: Who, bid: number): string =>
    `${you ? 'Du spielst' : `${name} spielt`} allein, gereizt bis ${bid}.`,
  pickedUp: ({ name, you }: Who): string => `${you ? 'Du nimmst' : `${name} nimmt`} den Skat auf.`,
  skatCards: (cards: string): string => `Im Skat: ${cards}.`,
  discarded: ({ name, you }: Who): string => `${you ? 'Du hast' : `${name} hat`} gedrückt.`,
  announced: ({ name, you }: Who, contract: string): string => `${you ? 'Du spielst' : `${name} spielt`} ${contract}.`,
  shown: (name: string, cards: string): string => `Offene Karten von ${name}: ${cards}.`,
  played: ({ name, you }: Who, card: string): string => `${you ? 'Du spielst' : `${name} spielt`} ${card}.`,
  trick: ({ name, you }: Who, points: number): string =>
    `${you ? 'Du machst den Stich' : `Der Stich geht an ${name}`}, ${points} Augen.`,
  trickNull: ({ name, you }: Who): string => `${you ? 'Du bekommst den Stich' : `Der Stich geht an ${name}`}.`,
  wantsToGiveUp: ({ name, you }: Who): string => `${you ? 'Du willst' : `${name} will`} aufgeben.`,
  playOn: ({ name, you }: Who): string => `${you ? 'Du willst' : `${name} will`} weiterspielen.`,
  gaveUp: (side: 'declarer' | 'defenders'): string =>
    side === 'declarer' ? 'Der Alleinspieler gibt auf.' : 'Die Gegner geben auf.',
  agrees: ({ name, you }: Who): string => `${you ? 'Du stimmst' : `${name} stimmt`} zu.`,
  proven: ({ name, you }: Who): string => `${you ? 'Du zeigst' : `${name} zeigt`} die Karten: Das ist sicher.`,
  yourTurn: (hint: string): string => `Du bist dran: ${hint}.`,
  turn: (name: string): string => `${name} ist dran.`,
  askBid: (value: number): string => `Du bist dran: ${value} sagen oder passen.`,
  askHold: (value: number): string => `Hältst du ${value}?`,
  askSkat: 'Skat aufnehmen oder Hand spielen?',
  askDiscard: 'Zwei Karten drücken.',
  askAnnounce: 'Spiel ansagen.',
};
