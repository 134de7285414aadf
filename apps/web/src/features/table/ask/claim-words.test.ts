import type { SkatGameView } from '@skatrunde/protocol';
import { describe, expect, test } from 'vitest';
import { CLAIMED, NULL_OUVERT } from '../../../fixtures/board-games.ts';
import { ME_HOST, NOW, person, seat, tableOf } from '../../../fixtures/people.ts';
import { gameStage } from '../../../fixtures/stages.ts';
import { de } from '../../../i18n/de/index.ts';
import { en } from '../../../i18n/en/index.ts';
import { type Scene, sceneOf } from '../board/scene.ts';
import { toldOf } from '../board/told.ts';
import { claimWords } from './claim-words.ts';

/** Lotte looks on from seat 0; Mira (player 0) declares. */
const SEATS = [seat(0, person('lotte')), seat(1, person('mira')), seat(2, person('henning'))];

function updateOf(game: SkatGameView) {
  return {
    version: 1,
    view: tableOf({ you: ME_HOST, seats: SEATS }, { stage: gameStage(game) }),
    events: [],
    now: NOW,
  };
}

function scene(game: SkatGameView): Scene {
  const made = sceneOf(updateOf(game));
  if (!made) throw new Error('no game here');
  return made;
}

/** Lotte herself plays the Null. */
function declaredByMe(game: SkatGameView): SkatGameView {
  if (game.view.phase !== 'playing') throw new Error('not played yet');
  return { ...game, view: { ...game.view, declarer: 2 } };
}

describe('[CLAIM-5] what a claim says', () => {
  test('in a suit game: the rest', () => {
    expect(claimWords(scene(CLAIMED), 0, de)).toMatchObject({
      menu: 'Der Rest gehört mir …',
      says: 'Mira sagt: Der Rest gehört mir.',
      open: 'Mira beansprucht den Rest.',
    });
  });

  test('the declarer of a Null: no trick any more', () => {
    expect(claimWords(scene(NULL_OUVERT), 0, de)).toMatchObject({
      menu: 'Ich bekomme keinen Stich mehr …',
      says: 'Mira sagt: Ich bekomme keinen Stich mehr.',
      open: 'Mira sagt: kein Stich mehr.',
    });
  });

  test('a defender in Null: the declarer must still take one', () => {
    const words = claimWords(scene(NULL_OUVERT), 2, de);
    expect(words).toMatchObject({
      menu: 'Mira bekommt noch einen Stich …',
      title: 'Bekommt Mira noch einen Stich?',
      open: 'Du sagst: Mira bekommt noch einen Stich.',
    });
    expect(words?.text).toContain('Sonst muss Mira zustimmen');
    expect(claimWords(scene(NULL_OUVERT), 1, en)?.open).toBe('Henning says: Mira must take a trick.');
  });

  test('and the declarer who is asked reads that it is about him', () => {
    expect(claimWords(scene(declaredByMe(NULL_OUVERT)), 1, de)?.says).toBe(
      'Henning sagt: Du bekommst noch einen Stich.',
    );
    expect(claimWords(scene(declaredByMe(NULL_OUVERT)), 1, en)?.says).toBe('Henning says: you must take a trick.');
  });

  test('the live region says the same', () => {
    const event = { type: 'claimOffered', player: 1, claim: 1, shown: ['C7'] } as const;
    const update = { ...updateOf(NULL_OUVERT), events: [{ type: 'game', event } as const] };
    expect(toldOf(update, { text: de, deck: 'french' }).join(' ')).toContain(
      'Henning sagt: Mira bekommt noch einen Stich. Offene Karten von Henning: Kreuz Sieben.',
    );
  });
});
