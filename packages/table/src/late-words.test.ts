import { OFFICERS_DEFAULTS, OFFICIAL, type Player } from '@skatrunde/rules';
import { describe, expect, it } from 'vitest';
import type { PersonId } from './commands.ts';
import type { LoggedCommand } from './decide.ts';
import type { GameCommand } from './game-words.ts';
import { awaitsAnswer, gameNamed, legalReply } from './games.ts';
import { type GameWord, momentOf, wordOf } from './playing.ts';
import type { TableSettings } from './settings.ts';
import type { TableGameState } from './state.ts';
import { Desk } from './test/desk.ts';
import { answerAsk, passIn } from './test/short-games.ts';
import { officersAnswer } from './test/thumb.ts';

/**
 * Words that come late: from a page whose line was lost, or said twice. Each is meant for the game, the card and the pause in
 * which it was said, and changes nothing in another.
 */

const LENGTH = { kind: 'rounds', rounds: 3 } as const;
const SKAT: TableSettings = {
  seats: 3,
  length: LENGTH,
  rules: { ...OFFICIAL, kontraLevel: 1, kontraRight: 'anyDefender', schenken: true },
};
const OFFICERS: TableSettings = { game: 'officers', seats: 2, length: LENGTH, rules: OFFICERS_DEFAULTS };
const GRAND_HAND = {
  type: 'announce',
  contract: { type: 'grand', hand: true, schneiderAnnounced: false, schwarzAnnounced: false, ouvert: false },
} as const;

function running(desk: Desk): TableGameState {
  if (desk.state.stage.kind !== 'game') throw new Error(`No game: ${desk.state.stage.kind}`);
  return desk.state.stage.game;
}

/** Middlehand plays Grand Hand. */
function announced(desk: Desk): Desk {
  answerAsk(desk, () => ({ type: 'bid', value: 18 }));
  for (const _ of [0, 2]) answerAsk(desk, () => ({ type: 'pass' }));
  return answerAsk(desk, () => GRAND_HAND);
}

function playCard(desk: Desk): Desk {
  return answerAsk(desk, (ask) => {
    const [card] = ask.kind === 'play' ? ask.cards : [];
    if (card === undefined) throw new Error(`No card to play: ${ask.kind}`);
    return { type: 'play', card };
  });
}

/** Officers' Skat: whoever is asked answers, until cards are played. */
function laid(desk: Desk): Desk {
  while (running(desk).state.phase !== 'playing') {
    for (const player of [0, 1]) answerOfficers(desk, personOf(desk, player));
  }
  return desk;
}

function answerOfficers(desk: Desk, person: PersonId): void {
  const { stage } = desk.view(person);
  const ask = stage.kind === 'game' && stage.game.plays === 'officers' ? stage.game.ask : undefined;
  const command = ask && officersAnswer(ask);
  if (ask && command && ask.kind !== 'play') desk.must(person, { type: 'officers', ask: ask.number, command });
}

function personOf(desk: Desk, player: Player): PersonId {
  const occupant = desk.state.seats[running(desk).seats[player] ?? -1]?.occupant;
  return occupant?.kind === 'person' ? occupant.person : '';
}

type Row = {
  readonly word: string;
  readonly settings: TableSettings;
  /** Brings the game to where the word can be said. */
  readonly prepare: (desk: Desk) => Desk;
  readonly by: Player;
  readonly command: GameCommand;
};

/** The word of this player as it is meant now. */
function wordNow(desk: Desk, player: Player, command: GameCommand): GameWord {
  return wordOf(running(desk), { moment: momentOf(running(desk), player) }, command);
}

function offer(desk: Desk, player: Player, command: GameCommand): Desk {
  return desk.must(personOf(desk, player), wordNow(desk, player, command));
}

const ROWS: readonly Row[] = [
  { word: 'concede', settings: SKAT, prepare: announced, by: 1, command: { type: 'concede' } },
  { word: 'claim', settings: SKAT, prepare: announced, by: 1, command: { type: 'claim' } },
  {
    word: 'answerConcession',
    settings: SKAT,
    prepare: (desk) => offer(announced(desk), 0, { type: 'concede' }),
    by: 2,
    command: { type: 'answerConcession', concession: 1, accept: true },
  },
  {
    word: 'answerClaim',
    settings: SKAT,
    prepare: (desk) => offer(announced(desk), 0, { type: 'claim' }),
    by: 1,
    command: { type: 'answerClaim', claim: 1, accept: true },
  },
  { word: 'kontra', settings: SKAT, prepare: announced, by: 2, command: { type: 'kontra' } },
  { word: 'giveIn', settings: SKAT, prepare: announced, by: 0, command: { type: 'giveIn' } },
  { word: 'officers: concede', settings: OFFICERS, prepare: laid, by: 1, command: { type: 'concede' } },
  { word: 'officers: claim', settings: OFFICERS, prepare: laid, by: 1, command: { type: 'claim' } },
  {
    word: 'officers: answerClaim',
    settings: OFFICERS,
    prepare: (desk) => offer(laid(desk), 1, { type: 'claim' }),
    by: 0,
    command: { type: 'answerClaim', claim: 1, accept: true },
  },
];

/** Ends the running game, and plays on until the same people are in the same places. */
function untilSamePlaces(desk: Desk): Desk {
  const before = running(desk).seats.join();
  const people = desk.state.members.map(({ person }) => person);
  giveUp(desk).next(...people);
  while (running(desk).seats.join() !== before) endGame(desk).next(...people);
  return desk;
}

function endGame(desk: Desk): Desk {
  return running(desk).plays === 'skat' ? passIn(desk) : giveUp(laid(desk));
}

function giveUp(desk: Desk): Desk {
  return offer(desk, running(desk).plays === 'skat' ? 1 : 0, { type: 'concede' });
}

function deskWith(settings: TableSettings): Desk {
  const desk = new Desk({ settings });
  return desk.seat(...(settings.game === 'officers' ? ['ben'] : ['ben', 'cleo'])).start();
}

function refused(desk: Desk, person: PersonId, command: LoggedCommand): void {
  const before = desk.state;
  expect(desk.say(person, command)).toBe('stale');
  expect(desk.state).toBe(before);
}

/** What was offered is refused, so that the game can be given up. */
function withoutWishes(desk: Desk): Desk {
  const { rules } = gameNamed(running(desk).plays);
  for (const player of running(desk).seats.keys()) {
    const open = rules.offers(running(desk).state, player).find(awaitsAnswer);
    if (open !== undefined) offer(desk, player, legalReply(open));
  }
  return desk;
}

describe('[CMD-3] a word that answers no ask', () => {
  it.each(ROWS)('$word, meant for another game, is stale', ({ settings, prepare, by, command }) => {
    const desk = prepare(deskWith(settings));
    const person = personOf(desk, by);
    const late = wordNow(desk, by, command);
    prepare(untilSamePlaces(withoutWishes(desk)));
    expect(personOf(desk, by)).toBe(person);
    refused(desk, person, late);
    expect(desk.say(person, wordNow(desk, by, command))).toBeUndefined();
  });

  it.each(ROWS)('$word without a moment is stale', ({ settings, prepare, by, command }) => {
    const desk = prepare(deskWith(settings));
    const { moment: _none, ...word } = wordNow(desk, by, command);
    refused(desk, personOf(desk, by), word);
  });

  it.each(['concede', 'claim'] as const)('%s counts until its speaker has played another card', (type) => {
    const desk = announced(deskWith(SKAT));
    const word = wordNow(desk, 0, { type });
    const forehand = personOf(desk, 0);
    refused(playCard(desk), forehand, word);
    const again = wordNow(desk, 0, { type });
    playCard(desk);
    expect(desk.say(forehand, again)).toBeUndefined();
  });

  it('is stale in the pause', () => {
    const desk = announced(deskWith(SKAT));
    const late = wordNow(desk, 0, { type: 'concede' });
    const forehand = personOf(desk, 0);
    refused(giveUp(desk), forehand, late);
  });
});

describe('next', () => {
  it('ends only the pause it is meant for', () => {
    const desk = passIn(deskWith(SKAT));
    const late = { type: 'next', dealing: desk.stage('pause').dealing } as const;
    passIn(desk.next('anna', 'ben', 'cleo'));
    refused(desk, 'anna', late);
    expect(desk.stage('pause').pressedNext).toEqual([]);
    desk.must('anna', { ...late, dealing: desk.stage('pause').dealing });
    expect(desk.stage('pause').pressedNext).toEqual(['anna']);
  });

  it('knows the pauses of two matches apart', () => {
    const single = new Desk({ settings: { length: { kind: 'singleGame' } } }).seat('ben', 'cleo').start();
    const late = { type: 'next', dealing: passIn(single).stage('pause').dealing } as const;
    single.next('anna', 'ben', 'cleo').must('anna', { type: 'newMatch' });
    for (const person of ['ben', 'cleo']) single.must(person, { type: 'ready', ready: true });
    refused(passIn(single.start()), 'anna', late);
  });
});
