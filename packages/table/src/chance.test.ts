import { describe, expect, it } from 'vitest';
import { CHANCE_MS } from './chance.ts';
import type { PersonId } from './commands.ts';
import { commitmentTo } from './fairness.ts';
import { PAUSE_MS } from './pause.ts';
import { secretOf } from './test/adding-chance.ts';
import { Desk, type DeskOptions } from './test/desk.ts';
import { passIn } from './test/short-games.ts';

const PEOPLE = ['anna', 'ben', 'cleo'] as const;
const ROUNDS: DeskOptions = { settings: { length: { kind: 'rounds', rounds: 2 } } };

/** The match has started, and no browser has added anything yet. */
function mixing(options: DeskOptions = ROUNDS): Desk {
  const desk = new Desk(options).seat('ben', 'cleo');
  desk.addsChance = false;
  return desk.start();
}

function adds(person: PersonId, dealing = 1, text = person.charCodeAt(0).toString(16).repeat(32)) {
  return [person, { type: 'addChance', dealing, text }] as const;
}

function everybodyAdds(desk: Desk, dealing: number): Desk {
  for (const person of PEOPLE) desk.must(...adds(person, dealing));
  return desk;
}

describe('before a game', () => {
  it('everybody sees by what the table is bound, and their browser is asked to add to it', () => {
    const desk = mixing();
    const chance = { dealing: 1, commitment: commitmentTo(secretOf(1)), missing: PEOPLE };
    for (const person of PEOPLE) expect(desk.stage('pause', person).chance).toEqual({ ...chance, wanted: true });
    desk.watch('dora');
    expect(desk.stage('pause', 'dora').chance).toEqual({ ...chance, wanted: false });
  });

  it('the cards are dealt as soon as the last has added', () => {
    const desk = mixing();
    desk.must(...adds('ben')).must(...adds('anna'));
    expect(desk.stage('pause', 'ben').chance?.wanted).toBe(false);
    expect(desk.stage('pause', 'cleo').chance).toMatchObject({ wanted: true, missing: ['cleo'] });
    desk.must(...adds('cleo'));
    const chance = { dealing: 1, commitment: commitmentTo(secretOf(1)), added: [1, 0, 2], skipped: [] };
    expect(desk.stage('game').game.chance).toEqual(chance);
  });

  it('who adds nothing in five seconds is skipped, and all see who', () => {
    const desk = mixing().must(...adds('ben'));
    expect(desk.stage('pause').until).toBe(desk.now + CHANCE_MS);
    desk.wait(CHANCE_MS - 1);
    expect(desk.stage('pause').game).toBeUndefined();
    desk.wait(1);
    expect(desk.stage('game', 'cleo').game.chance).toMatchObject({ added: [1], skipped: [0, 2] });
  });

  it('a second browser of the same person changes nothing', () => {
    const desk = mixing()
      .must(...adds('ben'))
      .must(...adds('ben', 1, 'ff'.repeat(32)));
    everybodyAdds(desk, 1);
    passIn(desk);
    expect(desk.pad().lines[0]?.proof?.entropies).toContainEqual({ place: 1, text: '62'.repeat(32) });
    expect(desk.pad().lines[0]?.proof?.entropies).toHaveLength(3);
  });

  it('what is meant for another game, and what comes too late, is refused', () => {
    const desk = mixing();
    expect(desk.say(...adds('ben', 2))).toBe('stale');
    everybodyAdds(desk, 1);
    expect(desk.say(...adds('ben', 1))).toBe('stale');
    expect(desk.say(...adds('ben', 2))).toBe('stale');
  });

  it('who only watches adds nothing', () => {
    expect(
      mixing()
        .watch('dora')
        .say(...adds('dora')),
    ).toBe('notSeated');
  });

  it('bots add nothing: among themselves the cards are dealt at once', () => {
    const desk = new Desk();
    desk.addsChance = false;
    desk.must('anna', { type: 'standUp' });
    for (const seat of [0, 1, 2]) desk.must('anna', { type: 'addBot', seat });
    expect(desk.start().stage('game').game.chance).toMatchObject({ added: [], skipped: [] });
  });

  it('who leaves meanwhile is not waited for; with too few left the match is called off', () => {
    const four = new Desk({ settings: { seats: 4 } }).seat('ben', 'cleo', 'dora');
    four.addsChance = false;
    everybodyAdds(four.start(), 1);
    expect(four.stage('pause').game).toBeUndefined();
    expect(four.must('dora', { type: 'leave' }).stage('game').game.chance.added).toEqual([0, 1, 2]);
    expect(mixing().must('cleo', { type: 'leave' }).wait(CHANCE_MS).stage('standings').ending).toBe('calledOff');
  });
});

describe('between two games', () => {
  it('the table binds itself as soon as the game is over, with another secret', () => {
    const desk = everybodyAdds(mixing(), 1);
    passIn(desk);
    const { chance } = desk.stage('pause');
    expect(chance).toEqual({ dealing: 2, commitment: commitmentTo(secretOf(2)), wanted: true, missing: PEOPLE });
  });

  it('when all have pressed next, it waits for a browser that has not added, and not for long', () => {
    const desk = everybodyAdds(mixing(), 1);
    passIn(desk);
    const bound = desk.now;
    desk
      .must(...adds('ben', 2))
      .must(...adds('cleo', 2))
      .wait(1000);
    for (const person of PEOPLE) desk.must(person, { type: 'next', dealing: 1 });
    expect(desk.stage('pause').until).toBe(bound + CHANCE_MS);
    expect(desk.wait(CHANCE_MS - 1000).stage('game').game).toMatchObject({ game: 2, chance: { skipped: [0] } });
  });

  it('who is seated by the new round is asked too', () => {
    const desk = everybodyAdds(mixing({ settings: { seats: 4, length: { kind: 'rounds', rounds: 2 } } }), 1);
    desk.must('dora', { type: 'join', as: 'player' });
    for (const dealing of [2, 3]) {
      passIn(desk);
      expect(desk.stage('pause', 'dora').chance?.wanted).toBe(false);
      everybodyAdds(desk, dealing).wait(PAUSE_MS);
    }
    passIn(desk);
    expect(desk.stage('pause', 'dora').chance?.wanted).toBe(true);
    everybodyAdds(desk, 4)
      .must(...adds('dora', 4))
      .wait(PAUSE_MS);
    expect(desk.stage('game').game.chance).toMatchObject({ added: [0, 1, 2, 3], skipped: [] });
  });
});

describe('the secret', () => {
  const seen = (desk: Desk) => JSON.stringify([...PEOPLE.map((person) => desk.view(person)), desk.pad()]);

  it('is shown to nobody until the game is over, then it stands on the pad with all that fixed the cards', () => {
    const desk = mixing();
    expect(seen(desk)).not.toContain(secretOf(1));
    everybodyAdds(desk, 1);
    expect(seen(desk)).not.toContain(secretOf(1));
    passIn(desk);
    const { proof } = desk.pad().lines[0] ?? {};
    expect(proof).toMatchObject({ dealing: 1, secret: secretOf(1), skipped: [] });
    expect(proof?.entropies.map(({ place }) => place)).toEqual([0, 1, 2]);
    expect(proof?.cards).toHaveLength(32);
    expect(seen(desk)).not.toContain(secretOf(2));
  });

  it('of a game that was broken off is never shown', () => {
    const desk = everybodyAdds(mixing({ settings: { seats: 4, length: { kind: 'rounds', rounds: 2 } } }), 1);
    desk.must('cleo', { type: 'leave' });
    expect(seen(desk.watch('cleo'))).not.toContain(secretOf(1));
    expect(desk.pad().lines[0]?.proof).toBeUndefined();
  });
});
