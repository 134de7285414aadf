import type { check as german } from '../de/check.ts';

const list = new Intl.ListFormat('en', { type: 'conjunction' });
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeStyle: 'short' });
const names = (all: readonly string[]): string => (all.length === 0 ? 'nobody' : list.format(all));

/** The page that checks the cards of a finished game, line by line. */
export const check: typeof german = {
  title: 'Check the cards',
  lead: 'Nobody at this table can choose the cards, not even the server. Here your browser works that out for a game that is over, and it does so alone: nothing on this page is sent to a server.',
  gameOf: (game, players) => `Game ${game}: ${list.format(players)}`,
  game: (players) => list.format(players),
  verdict: {
    good: 'Everything is right.',
    bad: 'Something is wrong.',
    open: 'What can be checked here is right.',
  },
  results: 'Checks',
  outcome: { good: 'Right', bad: 'Wrong', open: 'Cannot be told here' },
  secret: {
    title: 'The table’s secret',
    good: 'Its SHA-256 sum is the commitment that was shown before the deal.',
    bad: 'Its SHA-256 sum is not the commitment that was shown before the deal.',
    open: 'Did you note the commitment that was shown before the deal? It has to be this:',
    sum: 'Sum of the secret',
    commitment: 'Commitment before the deal',
  },
  seen: {
    title: 'The commitment, seen before the deal',
    good: (at) => `This browser saw the same commitment on ${moment.format(at)}, before the cards were dealt.`,
    bad: (at) => `This browser saw another commitment on ${moment.format(at)}:`,
    notThere: 'This browser was not there at the deal, or has forgotten it.',
    cameLater: 'This browser came when the cards had been dealt.',
  },
  own: {
    title: 'Your addition',
    good: 'What this browser added to the shuffle is in it:',
    bad: 'What this browser added is not in it. That is fine only if you were at the table with two devices: then the faster one counts.',
    addedNothing: 'This browser added nothing to this game.',
    tooLate: 'Your addition did not arrive in time: the table skipped you, and showed it at the deal.',
  },
  skipped: {
    title: 'Who added to it',
    told: (added, skipped) => `Added: ${names(added)}. Skipped: ${names(skipped)}.`,
    good: 'This is what the table showed at the deal.',
    open: 'What the table showed at the deal this browser does not know.',
    bad: (added, skipped) =>
      `At the deal the table showed something else: added ${names(added)}, skipped ${names(skipped)}.`,
    twice: 'Somebody is there twice.',
  },
  order: {
    title: 'The order of the cards',
    good: 'Secret and additions give exactly this order, and no other.',
    bad: (place) => `Secret and additions give another order: it differs from card ${place} on.`,
  },
  hands: {
    title: 'The hands',
    good: 'Dealt like this, they are the ten cards that you held.',
    open: 'Dealt like this, they are the hands below. Compare them with what was played.',
    badPack: 'These are not the 32 cards of the game.',
    badHand: 'Dealt like this, they are not the cards that you held.',
  },
  cards: {
    title: 'How they were dealt',
    skat: 'Three to each, two to the skat, four to each, three to each.',
    officers: 'Four face down to each, four face up on them, and the same again.',
    packets: 'The cards as they came from the pack',
    hands: 'The hands',
    positions: ['Forehand', 'Middlehand', 'Rearhand'],
    officersPositions: ['Forehand', 'Dealer'],
    inSkat: 'Skat',
    covered: 'face down',
    open: 'face up',
    of: (position, name) => `${position}: ${name}`,
    named: (position, how) => `${position}, ${how}`,
  },
  shell: {
    title: 'Work it out without this page',
    text: 'If you do not trust this page either: save the script as check.sh and call it with the numbers of the game. It needs bash and openssl.',
    script: 'The script',
    command: 'The call',
    copyScript: 'Copy script',
    copyCommand: 'Copy call',
    copied: 'Copied',
    byHand: 'The text is selected: copy it with Ctrl+C, on a phone with a long press.',
    output: 'What has to come out if everything is right',
  },
  record: {
    title: 'The numbers of the game',
    label: 'Record',
    note: 'Change a digit, and you see which check notices. You can also paste another record here, or a link.',
    paste: 'Paste the record of a game here, or the link to its check.',
    where: 'The link is in the result, and in each line of the pad: “Check the cards”.',
  },
  wrong: {
    form: 'This is no record, and no link to one.',
    dealing: '“dealing” is missing: the number of the game at its table.',
    plays: '“plays” has to be “skat” or “officers”.',
    names: '“names” has to be a list of names.',
    players: '“players” has to be a list of columns, from 0.',
    commitment: '“commitment” has to have 64 hex digits.',
    secret: '“secret” has to have 64 hex digits.',
    added: '“added” has to have lines like “0:” with hex digits behind it.',
    skipped: '“skipped” has to be a list of columns, from 0.',
    cards: '“cards” has to have cards like “CJ HT”.',
  },
  how: {
    title: 'How it works',
    steps: [
      'Before each game the table draws a secret and shows its SHA-256 sum to all: the commitment. Another secret would have another sum.',
      'Then the browser of every player adds chance of its own. Who sends none within five seconds is skipped, and everybody sees who.',
      'Both together give the order of the cards. The table does not know the additions when it commits itself, and the players do not know the secret: so nobody can aim.',
      'After the game the table shows its secret, and anybody can check it. The secret of a game that was broken off stays hidden.',
    ],
    not: 'It does not prove that the server keeps the cards to itself while you play.',
  },
};
