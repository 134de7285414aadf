import { OFFICERS_DEFAULTS, OFFICIAL, type OfficersCommand, type OfficersSettings, PACK } from '@skatrunde/rules';
import { describe, expect, it } from 'vitest';
import type { PersonId } from './commands.ts';
import { openingEntry } from './opening.ts';
import { PRESETS, presetOf } from './presets.ts';
import type { OfficersTableSettings } from './settings.ts';
import type { Table } from './table.ts';
import { Desk } from './test/desk.ts';
import { officersAnswer } from './test/thumb.ts';
import { updateOf, World } from './test/world.ts';
import type { OfficersGameView, Stage, TableView } from './view-types.ts';

const ROUND: OfficersTableSettings = {
  game: 'officers',
  seats: 2,
  length: { kind: 'rounds', rounds: 1 },
  rules: OFFICERS_DEFAULTS,
};

function gameIn({ stage }: TableView): OfficersGameView | undefined {
  const game = stage.kind === 'game' || stage.kind === 'pause' ? stage.game : undefined;
  return game?.plays === 'officers' ? game : undefined;
}

function playing(options: { readonly packs?: readonly (readonly string[])[] } = {}): Desk {
  return new Desk({ settings: ROUND, ...options }).seat('ben').start();
}

/** Whoever is asked answers; false when nobody is. */
function answer(desk: Desk): boolean {
  for (const person of ['anna', 'ben'] as const) {
    const ask = gameIn(desk.view(person))?.ask;
    const command = ask && officersAnswer(ask);
    if (ask === undefined || command === undefined) continue;
    desk.must(person, { type: 'officers', ask: ask.number, command });
    return true;
  }
  return false;
}

function playOut(desk: Desk): Desk {
  while (desk.state.stage.kind === 'game') if (!answer(desk)) throw new Error('Nobody is asked');
  return desk;
}

describe("a match of Officers' Skat", () => {
  it('has two seats; the lot deals, the other is forehand, then it alternates for a round of two deals', () => {
    const desk = playing();
    const first = gameIn(desk.view('anna'));
    expect([first?.dealer, first?.seats, first?.sittingOut]).toEqual([0, [1, 0], undefined]);
    playOut(desk);
    expect(desk.view('anna').stage).toMatchObject({ kind: 'pause', last: false, match: { games: 2 } });
    desk.next('anna', 'ben');
    const second = gameIn(desk.view('ben'));
    expect([second?.dealer, second?.seats]).toEqual([1, [0, 1]]);
    playOut(desk).next('anna', 'ben');
    expect(desk.view('anna').stage).toMatchObject({ kind: 'standings', ending: 'complete' });
  });

  it('writes each result on the pad and counts whose game was won', () => {
    const desk = playOut(playing());
    const { lines } = desk.pad();
    const result = lines[0]?.result;
    if (result?.kind !== 'officers') throw new Error('Not the result of this game');
    expect(lines[0]?.players).toEqual([1, 0]);
    expect(lines[0]?.scores).toEqual([result.scores[1], result.scores[0]]);
    const { participants } = (desk.view('anna').stage as Extract<Stage, { kind: 'pause' }>).match;
    const won = result.winner === result.announcer;
    expect([participants[1]?.won, participants[1]?.lost]).toEqual(won ? [1, 0] : [0, 1]);
  });

  it('is called off when one of the two leaves, and the game is not scored', () => {
    const desk = playing().must('ben', { type: 'leave' });
    expect(desk.view('anna').stage).toMatchObject({ kind: 'standings', ending: 'calledOff', winners: [] });
    expect(desk.pad().lines[0]?.result).toBeUndefined();
  });

  it('does not take the words of Skat, nor Skat those of this game', () => {
    const desk = playing();
    const ask = gameIn(desk.view('ben'))?.ask;
    expect(ask?.kind).toBe('announce');
    expect(desk.say('ben', { type: 'game', ask: ask?.number ?? 0, command: { type: 'pass' } })).toBe('noGameRunning');
    const skat = new Desk().seat('ben', 'cleo').start();
    expect(skat.say('cleo', { type: 'officers', command: { type: 'claim' } })).toBe('noGameRunning');
  });

  it('answers a word that is late with stale, and knows no bid limit', () => {
    const desk = playing();
    const number = gameIn(desk.view('ben'))?.ask?.number ?? 0;
    const command = { type: 'announce', contract: { type: 'grand' } } as const;
    expect(desk.say('ben', { type: 'officers', command })).toBe('stale');
    desk.must('ben', { type: 'officers', ask: number, command });
    expect(desk.say('ben', { type: 'officers', ask: number, command })).toBe('stale');
  });
});

describe('two people at a table for three', () => {
  it('are told that it is Officers’ Skat; the host sets it, both are ready anew, it starts', () => {
    const desk = new Desk().must('ben', { type: 'join', as: 'player', seat: 2 }, { type: 'ready', ready: true });
    expect(desk.say('anna', { type: 'start' })).toBe('twoPlayOfficers');
    desk.must('anna', { type: 'changeSettings', settings: ROUND });
    expect(desk.seated()).toEqual(['anna', 'ben']);
    expect(desk.say('anna', { type: 'start' })).toBe('notEveryoneReady');
    desk.must('ben', { type: 'ready', ready: true }).start();
    expect(gameIn(desk.view('ben'))?.view.phase).toBe('announcing');
  });

  it('cannot be three', () => {
    const desk = new Desk().seat('ben', 'cleo');
    expect(desk.say('anna', { type: 'changeSettings', settings: ROUND })).toBe('tooManyPlayers');
    const two = playing();
    expect(two.say('dora', { type: 'join', as: 'player', seat: 2 })).toBe('noSuchSeat');
  });
});

describe('settings', () => {
  it('of the preset are found again, and those of an old log are Skat', () => {
    expect(presetOf(PRESETS.officers)).toBe('officers');
    expect(presetOf(PRESETS.official)).toBe('official');
    const old = { seats: 3, length: { kind: 'singleGame' }, rules: OFFICIAL } as const;
    expect(openingEntry({ table: 'x', host: 'anna', settings: old }, 0).events[0]).toMatchObject({ settings: old });
  });
});

/** Every combination of its house rules. */
const COMBINATIONS: readonly OfficersSettings[] = (['winner', 'column', 'steps'] as const).flatMap((scoring) =>
  (['off', 'kontra', 're'] as const).flatMap((kontra) =>
    [false, true].flatMap((ramsch) =>
      [false, true].flatMap((kontraInRamsch) =>
        (['rows', 'coveredFirst', 'allLaid'] as const).map((dealOrder) => ({
          ...{ scoring, kontra, ramsch, kontraInRamsch, dealOrder },
        })),
      ),
    ),
  ),
);

describe('house rules', () => {
  it.each(COMBINATIONS)(
    'reach the deal: $scoring, $kontra, Ramsch $ramsch, doubled $kontraInRamsch, $dealOrder',
    (rules) => {
      const desk = new Desk({ settings: { ...ROUND, rules } }).seat('ben').start();
      for (const deal of ['last', 'first'] as const) {
        const asked = playBoldly(desk, deal);
        const result = desk.pad().lines.at(-1)?.result;
        if (result?.kind !== 'officers') throw new Error('Not the result of this game');
        const isRamsch = deal === 'last' && rules.ramsch;
        const words = isRamsch && !rules.kontraInRamsch ? 0 : { off: 0, kontra: 1, re: 2 }[rules.kontra];
        expect(result.contract.type).toBe(isRamsch ? 'ramsch' : deal === 'last' ? 'grand' : 'suit');
        expect(result.doublings).toHaveLength(words);
        expect(asked.open).toBe(rules.dealOrder === 'allLaid' ? 8 : 4);
        expect(result.reckoning.kind === 'steps').toBe(rules.scoring === 'steps');
        const score = Math.max(...result.scores.map(Math.abs));
        const lostTwice = rules.scoring === 'column' && !isRamsch && result.winner !== result.announcer;
        expect(score).toBe(result.value * 2 ** words * (lostTwice ? 2 : 1));
        desk.next('anna', 'ben');
      }
      expect(desk.view('anna').stage).toMatchObject({ kind: 'standings', ending: 'complete' });
    },
  );
});

/** Plays a deal out: the first or the last game is announced, every doubling said. Tells what forehand saw when he announced. */
function playBoldly(desk: Desk, game: 'first' | 'last'): { readonly open: number } {
  let open = 0;
  while (desk.state.stage.kind === 'game') {
    const person = (['anna', 'ben'] as const).find((one) => gameIn(desk.view(one))?.ask !== undefined);
    if (person === undefined) throw new Error('Nobody is asked');
    const { ask, view } = gameIn(desk.view(person)) ?? {};
    if (ask?.kind === 'announce') open = view?.hand.length ?? 0;
    desk.must(person, { type: 'officers', ask: ask?.number ?? 0, command: boldAnswer(ask, game) });
  }
  return { open };
}

function boldAnswer(ask: OfficersGameView['ask'], game: 'first' | 'last'): OfficersCommand {
  const contract = ask?.kind === 'announce' ? ask.contracts.at(game === 'first' ? 0 : -1)?.contract : undefined;
  if (contract) return { type: 'announce', contract };
  if (ask?.kind === 'kontra' || ask?.kind === 're') return { type: ask.kind };
  const card = ask?.kind === 'play' ? ask.cards[0] : undefined;
  if (card === undefined) throw new Error('Nothing to answer');
  return { type: 'play', card };
}

describe('bots', () => {
  it.each([1, 2, 3])('play whole matches against a person (rounds: %i)', async (rounds) => {
    const world = new World();
    const table = await world.open({ ...ROUND, length: { kind: 'rounds', rounds: rounds === 2 ? 2 : 1 } });
    await world.must(table, 'anna', { type: 'addBot', seat: 1 }, { type: 'start' });
    await playOn(world, table);
    expect(updateOf(table, 'anna').view.stage).toMatchObject({ kind: 'standings', ending: 'complete' });
    expect(world.faults).toEqual([]);
    expect(JSON.stringify(updateOf(await world.reopen(), 'anna').view)).toBe(
      JSON.stringify(updateOf(table, 'anna').view),
    );
  });
});

async function playOn(world: World, table: Table): Promise<void> {
  for (let step = 0; step < 400; step += 1) {
    const { view } = updateOf(table, 'anna');
    if (view.stage.kind === 'standings') return;
    const ask = gameIn(view)?.ask;
    const command = ask && officersAnswer(ask);
    if (view.stage.kind === 'pause') await world.next(table, 'anna');
    else if (ask && command) await world.must(table, 'anna', { type: 'officers', ask: ask.number, command });
    await world.clock.advance(0);
  }
  throw new Error('The match does not end');
}

describe('secrecy', () => {
  /** Everything this person is told until the first trick lies. */
  function toldTo(person: PersonId, pack: readonly string[]): readonly string[] {
    const desk = playing({ packs: [pack] }).watch('cleo');
    const told: string[] = [];
    for (let answers = 0; answers < 5; answers += 1) {
      told.push(JSON.stringify(desk.view(person)));
      answer(desk);
    }
    return told;
  }

  /** The cards that lie open once everything is laid: all that anybody may know before the first trick. */
  function openIn(pack: readonly string[]): ReadonlySet<string> {
    const desk = playing({ packs: [pack] });
    while (gameIn(desk.view('anna'))?.view.phase !== 'playing') answer(desk);
    const stacks = gameIn(desk.view('anna'))?.view.stacks ?? [];
    return new Set(stacks.flatMap((own) => own.flatMap(({ open }) => open ?? [])));
  }

  it.each(['anna', 'ben', 'cleo'])('%s is told the same, to the byte, whatever lies face down', (person) => {
    const open = openIn(PACK);
    expect(open.size).toBe(16);
    const covered = PACK.filter((card) => !open.has(card));
    const turned = covered.toReversed();
    const twin = PACK.map((card) => (open.has(card) ? card : (turned[covered.indexOf(card)] ?? card)));
    expect(twin).not.toEqual(PACK);
    const told = toldTo(person, PACK).slice(0, 4);
    expect(toldTo(person, twin).slice(0, 4)).toEqual(told);
    const named = new Set(
      told.flatMap((text) => Array.from(text.matchAll(/"([CSHD][ATKQJ987])"/g), ([, card]) => card)),
    );
    expect([...named].filter((card) => card !== undefined && !open.has(card))).toEqual([]);
    expect(named.size).toBe(16);
  });
});
