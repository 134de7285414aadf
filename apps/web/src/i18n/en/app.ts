import type { app as german } from '../de/app.ts';

const list = new Intl.ListFormat('en', { type: 'conjunction' });

export const app: typeof german = {
  brand: 'Skatrunde',
  languageName: 'English',
  language: 'Language',
  switchLanguage: 'Deutsch',
  theme: 'Look',
  deck: 'Cards',
  themes: { wood: 'Wood', light: 'Light', night: 'Night', contrast: 'Contrast' },
  sending: 'sent …',
  close: 'Close',
  cancel: 'Cancel',
  save: 'Save',
  home: 'To the start page',
  newTable: 'New table',
  loading: 'One moment …',
  list: (names) => list.format(names),
  duration: (ms) => {
    const seconds = Math.max(0, Math.round(ms / 1000));
    if (seconds < 60) return `${seconds} s`;
    if (seconds < 3600) return `${Math.floor(seconds / 60)} min`;
    return `${Math.floor(seconds / 3600)} h`;
  },
  broken: {
    title: 'Something went wrong',
    text: 'Your seat and your cards are safe, they are on the server. Reload the page to go on.',
    reload: 'Reload',
  },
  notFound: {
    title: 'There is no such page',
    text: 'The link may be mistyped.',
  },
  copy: {
    button: 'Copy link',
    done: 'Link copied',
    byHand: 'The link is selected: copy it with Ctrl+C, on a phone with a long press.',
  },
  share: 'Share',
  onlyHere: 'This address works on this device only: others need the address of this computer in the network.',
  name: {
    label: 'Your name at the table',
    title: 'Your name',
    change: 'Change your name',
    note: 'This is your name at every table. Where it is taken already it gets a number.',
  },
  device: {
    open: 'Go on with another device',
    title: 'Go on with another device',
    text: 'Scan the code or open the link on the other device. There you are the same person, with the same seat and the same cards.',
    once: 'The link works once, for ten minutes. Give it to nobody else.',
    qr: 'QR code with the link for your other device',
    link: 'Link for your other device',
    again: 'Get a new link',
    claimTitle: 'Go on here?',
    claimText: 'You go on here as the person who made the link. Whoever you were on this device before is gone then.',
    claim: 'Yes, go on here',
    claimed: (name) => `You are ${name} now`,
    claimedText: 'Tables you sit at open through their link.',
    refusedTitle: 'This no longer works',
  },
};
