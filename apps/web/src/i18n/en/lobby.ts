import type { lobby as german } from '../de/lobby.ts';
import { pluralIn } from '../plural.ts';

const plural = pluralIn('en');
const UP_TO_FOUR = ['no', 'one', 'two', 'three', 'four'];
const counted = (count: number): string => UP_TO_FOUR[count] ?? String(count);

export const lobby: typeof german = {
  landing: {
    title: 'Skat with friends, at your own table',
    lead: 'Send a link, type a name, play. Three or four of you, by the official rules or your house rules. No account.',
    or: 'or',
    joinLabel: 'Link to a table',
    joinPlaceholder: 'Link to a table',
    join: 'Join',
    joinWrong: 'That is not a link to a table: paste the whole link',
    stillThere: (table) => `You are still at a table: ${table}`,
    backToTable: 'Back to the table',
    promises: [
      'Nobody sees more than they would at the table.',
      'If your connection drops, your seat and cards wait for you.',
    ],
    picture: 'A hand with four jacks',
  },
  operator: { imprint: 'Legal notice', privacy: 'Privacy' },
  door: {
    title: (host) => `${host} invites you to the table`,
    empty: 'The table is empty',
    emptyNote: 'Everybody has left. Whoever comes now is the host.',
    seated: (names) => `At the table: ${names}`,
    freeSeats: (count) =>
      plural(count, { zero: 'All seats are taken', one: 'One seat left', other: `${count} seats left` }),
    sitDown: 'Take a seat',
    watch: 'Just watch',
    playing: 'A match is being played. You watch first and get a seat in the next round.',
    playingFull: 'A match is being played. You can watch, and you move up as soon as a seat is free.',
    playingFullNoWatching: 'A match is being played, and watching is not allowed here. Try again later.',
    waitForSeat: 'Wait for a seat',
    full: 'No seat is left, but you may watch.',
    fullNoWatching: 'No seat is left, and watching is not allowed here.',
    closed: 'The table is closed to newcomers, but you may watch.',
    closedNoWatching: 'The table is closed to newcomers. Ask them to open it, then try again.',
    tryAgain: 'Try again',
    arriving: 'Taking a seat …',
    opening: 'Opening the table …',
  },
  gone: {
    unknown: {
      title: 'There is no such table',
      text: 'The link is mistyped or incomplete. Have it sent again, or open a table yourself.',
    },
    closed: { title: 'This table no longer exists', text: 'It has been closed. Simply open a new one.' },
    removed: {
      title: 'You are no longer at the table',
      text: 'The host has removed you from the table. Only the host can let you back in.',
      back: 'Try again',
    },
    watchersForbidden: {
      title: 'Watching is no longer allowed here',
      text: 'The host has turned it off for everybody. If a seat is free, you can play.',
      back: 'Look for a seat',
    },
    stranger: {
      title: 'Here you are somebody else now',
      text: 'The browser has forgotten who you were, or goes with another device now. Come in as a new guest.',
      back: 'To the door',
    },
    left: {
      title: 'You have left the table',
      text: 'Perhaps in another window. The link brings you back in.',
      back: 'Back to the table',
    },
    protocol: {
      title: 'This page is out of date',
      text: 'Skatrunde has been updated. Reload the page; your seat stays.',
      reload: 'Reload',
    },
    unreachable: {
      title: 'The table does not answer',
      text: 'A table with friends needs the server, and it cannot be reached right now. Your seat stays.',
      retry: 'Try again',
    },
  },
  waiting: {
    headline: 'About to start',
    freeSeats: (count) =>
      plural(count, { zero: 'everyone is here', one: 'one seat left', other: `${counted(count)} seats left` }),
    missing: (count) =>
      plural(count, { zero: 'Everyone is seated', one: 'One more is missing', other: `${count} more are missing` }),
    threeOfFour: 'Three are enough, one more may join',
    twoOrOfficers: 'Skat needs one more, two can play Officers’ Skat',
    invite: 'Invite your friends',
    inviteText: 'Whoever has the link can take a seat.',
    link: 'Link to this table',
    qr: 'QR code with the link to this table',
    shareTitle: 'Skat at my table',
    stayHere: 'The link works on other devices too. Stay on this page yourself: there you would be a new guest.',
    showLink: 'Show link',
    freeSeat: 'free seat',
    sitHere: 'Sit here',
    sitOn: (place) => `Sit on seat ${place}`,
    addBot: 'Seat a bot',
    addBotOn: (place) => `Seat a bot, seat ${place}`,
    removeBot: 'Send bot away',
    removeBotNamed: (name) => `Send bot away: ${name}`,
    fillWithBots: (count) => plural(count, { one: 'Fill with a bot', other: 'Fill with bots' }),
    you: 'you',
    host: 'host',
    ready: 'ready',
    notReady: 'not ready yet',
    beReady: 'I am ready',
    takeReadyBack: 'Not ready after all',
    start: 'Start the match',
    hostStarts: (host) => `${host} starts the match`,
    whyNot: {
      notEveryoneReady: (names, count) =>
        plural(count, { one: `${names} is not ready yet`, other: `${names} are not ready yet` }),
    },
    standUp: 'Stand up',
    fourth: 'Add a fourth seat',
    onlyThree: 'Remove the fourth seat',
    watching: 'You are watching',
    seat: (place) => `Seat ${place}`,
  },
  settings: {
    title: 'Rules of this table',
    official: 'Official rules',
    officialText: 'International Skat Order, adapted for playing online.',
    change: 'Change rules, length and seats',
    hostOnly: 'only the host changes this',
    fixed: 'The match is running, this is settled.',
    wasFixed: 'This applied to the match just played. It can be changed before the next.',
    length: 'Length',
    lengthKinds: { singleGame: 'one game', rounds: 'rounds', target: 'to a score', bierlachs: 'Bierlachs' },
    rounds: 'Rounds',
    roundsOption: (rounds) => (rounds === 12 ? '12 (a list)' : String(rounds)),
    target: 'Score',
    minus: 'Minus points',
    targetNote: 'The round is played to its end, then the leader wins.',
    bierlachsNote: 'The first to reach that many minus points loses.',
    roundNote: (seats, rounds) => {
      const long = rounds === 1 ? `that is ${seats} games` : `${rounds} rounds are ${seats * rounds} games`;
      return `In a round everyone deals once: with ${seats} players ${long}.`;
    },
    singleNote: 'One game decides.',
    lengthText: {
      singleGame: 'one game',
      rounds: (rounds) =>
        rounds === 12 ? 'a list, 12 rounds' : plural(rounds, { one: 'one round', other: `${counted(rounds)} rounds` }),
      target: (score) => `to ${score} points`,
      bierlachs: (minus) => `Bierlachs to ${minus}`,
    },
    seats: 'Seats',
    seatsOption: { 3: 'three', 4: 'four' },
    seatsText: { 2: 'Two seats', 3: 'Three seats', 4: 'Four seats' },
    seatsNote: 'With four, the dealer sits out.',
    apply: 'Apply',
    readyAgain: (names, count) =>
      plural(count, { one: `${names} has to say “ready” again.`, other: `${names} have to say “ready” again.` }),
    tableTitle: 'Name of the table',
    tableTitlePlaceholder: 'Thursday round',
    door: 'Door',
    newcomers: 'Newcomers may take a seat',
    watchers: 'Watching is allowed',
  },
};
