import type { GameEnds, panel as german } from '../de/panel.ts';
import { pluralIn } from '../plural.ts';

const plural = pluralIn('en');
const list = new Intl.ListFormat('en', { type: 'conjunction' });

const COUNTS: Readonly<Record<GameEnds, string>> = {
  unscored: 'it counts for nobody',
  givenUp: 'it counts as given up',
};
const THEN: Readonly<Record<GameEnds, string>> = {
  unscored: 'the game ends without a score',
  givenUp: 'the game ends and counts as given up',
};

export const panel: typeof german = {
  pad: 'Skat pad',
  talk: 'Chat and people',
  talkNews: (count) =>
    plural(count, { one: 'Chat and people, one new message', other: `Chat and people, ${count} new messages` }),
  settings: 'Settings',
  beside: 'Beside the table',
  auction: {
    title: 'Bidding',
    says: (name, value) => `${name} bids ${value}`,
    holds: (name) => `${name} holds`,
    holdsTo: (name, value) => `${name} holds ${value}`,
    upTo: (value) => `up to ${value}`,
    passes: (name) => `${name} passes`,
    andPasses: (sentence) => `${sentence} and passes`,
  },
  people: {
    title: 'At the table',
    count: (players, watchers) =>
      watchers === 0
        ? `${players} playing`
        : `${players} playing, ${plural(watchers, { one: '1 watching', other: `${watchers} watching` })}`,
    you: 'you',
    host: 'host',
    away: (duration) => `away for ${duration}`,
    watching: 'watching',
    waits: 'waiting for a seat',
    leavesAfterGame: 'leaves after this game',
    more: (name) => `More about ${name}`,
    handOver: 'Make host',
    remove: 'Remove from the table',
    letStay: 'Let them stay after all',
    allowBack: 'Let back in',
    barred: 'Removed from the table',
    rename: 'Change your name',
    removeTitle: (name) => `Remove ${name} from the table?`,
    removeNow: 'This takes effect at once.',
    removeLater: 'The running game is played to its end first.',
    removeAway: (name, ends) =>
      `If ${name} comes back soon, the running game is still played to its end. Once ${name} has been away for five minutes, ${THEN[ends]}.`,
    removeLongAway: (ends) => `That ends the running game at once: ${COUNTS[ends]}.`,
    onlyYouLetIn: (name) => `Only you can let ${name} back in.`,
    handOverTitle: (name) => `Make ${name} the host?`,
    handOverText: 'Then you no longer set what applies at the table.',
  },
  chat: {
    title: 'Chat',
    players: 'Only the players read this.',
    watchers: 'Only the watchers read this.',
    label: 'Say something',
    placeholder: 'Say something …',
    send: 'Send',
    said: (name, text) => `${name} writes: ${text}`,
  },
  mine: {
    title: 'For you',
  },
  table: {
    title: 'This table',
    leave: 'Leave the table',
    standUp: 'Stand up and watch',
  },
  leave: {
    title: 'Leave the table?',
    lobby: 'Your seat becomes free. The link brings you back in.',
    watcher: 'The link brings you back in.',
    game: 'The running game ends and counts for nobody. What is on the pad stays.',
    gameGivenUp: 'The running game ends and counts as if you had given up. What is on the pad stays.',
    pause: 'The match goes on without you if enough people remain. What is on the pad stays.',
    absence: 'If you only need a moment, just close the page: your seat and cards stay.',
    stay: 'Stay',
    go: 'Leave',
  },
  line: {
    lost: (duration) => `Connection lost for ${duration}. Your seat stays.`,
    lostNow: 'Connection lost. Your seat stays.',
    back: 'The connection is back',
    retry: 'Connect now',
  },
  away: {
    turn: (name) => `It is ${name}’s turn, but they are not connected. Seat and cards stay.`,
    since: (name, duration) => `${name} has been away for ${duration}`,
    stays: 'Seat and cards stay.',
    youMay: (name) => `If you do not want to wait, remove ${name} from the table.`,
    hostMay: (host, name) => `If you do not want to wait, ${host} can remove ${name} from the table.`,
    hostMayShort: (host, name) => `${host} can remove ${name} from the table.`,
    thenLater: (ends) => `Once five minutes are over, ${THEN[ends]}.`,
    thenNow: (ends) => `Then ${THEN[ends]}, at once.`,
    hostAway: 'After five minutes somebody else becomes the host and can then decide.',
    wait: 'Keep waiting',
    stopWaiting: 'Stop waiting …',
  },
  watcher: {
    watching: 'You are watching',
    with: (names) => `You are watching, with ${list.format(names)}`,
    waiting: 'You get a seat in the next round',
    waitingFull: 'You move up as soon as a seat is free',
    wish: 'Wait for a seat',
    withdraw: 'Just watch after all',
    sittingOut: 'You deal and sit this game out',
  },
  tab: {
    yourTurn: 'Your turn',
    turn: (name) => `${name}’s turn`,
    waiting: 'Waiting for players',
    pause: (game) => `Game ${game} is over`,
    standings: 'Final standings',
  },
  news: {
    cameToPlay: (name) => `${name} is here and plays`,
    cameToWatch: (name) => `${name} is here and watches`,
    left: (name) => `${name} has left the table`,
    removed: (name) => `${name} has been removed from the table`,
    seated: (name, place) => `${name} sits on seat ${place}`,
    stoodUp: (name) => `${name} has stood up`,
    botSeated: (name) => `Bot ${name} sits at the table`,
    botRemoved: (name) => `Bot ${name} has gone`,
    ready: (name) => `${name} is ready`,
    notReady: (name) => `${name} is not ready yet`,
    doorChanged: 'Who may come in has changed',
    host: (name) => `${name} is the host now`,
    youHost: 'You are the host now',
    matchStarted: 'The match begins',
    brokenOff: (name) => `${name} has left, the game does not count`,
    matchEnded: 'The match is over',
    away: (name) => `${name} is not connected at the moment`,
    back: (name) => `${name} is back`,
  },
  somebody: 'Somebody',
};
