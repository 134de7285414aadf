import type { MatchView } from '@skatrunde/protocol';
import { DOUBLING_WORDS } from '@skatrunde/rules/cards';
import { expect, test } from 'vitest';
import { ME_HOST, NOW, person, seat, tableOf } from '../../../fixtures/people.ts';
import { gameStage, PLAYING } from '../../../fixtures/stages.ts';
import { de } from '../../../i18n/de/index.ts';
import { en } from '../../../i18n/en/index.ts';
import { lineOf } from './contract-line.ts';
import { sceneOf } from './scene.ts';

const SEATS = [seat(0, person('lotte')), seat(1, person('mira')), seat(2, person('henning'))];

type Bock = NonNullable<MatchView['bock']>;

type Playing = { readonly words?: number; readonly bid?: number; readonly bock?: Bock; readonly text?: typeof de };

/** The line while Mira plays: so many words of the chain were said, in such a round. */
function line({ words = 0, bid = 22, bock, text = de }: Playing) {
  if (PLAYING.view.phase !== 'playing') throw new Error('The fixture plays');
  const doubled = DOUBLING_WORDS.slice(0, words).map((word, index) => ({ player: index % 2 === 0 ? 1 : 0, word }));
  const playing = gameStage({ ...PLAYING, view: { ...PLAYING.view, doubled, bid } });
  if (playing.kind !== 'game') throw new Error('The fixture is a game');
  const stage = { ...playing, match: { ...playing.match, ...(bock ? { bock } : {}) } };
  const view = tableOf({ you: ME_HOST, seats: SEATS }, { stage });
  const scene = sceneOf({ version: 1, view, events: [], now: NOW });
  if (scene === undefined) throw new Error('No scene');
  const { detail, shortDetail } = lineOf(scene, { stage, text, deck: 'french' });
  return [detail, shortDetail];
}

test('the words of the Kontra chain, where there is little room only in sum', () => {
  expect(line({ words: 1 })).toEqual(['gereizt bis 22 · × 2 Kontra', 'gereizt 22 · × 2 Kontra']);
  expect(line({ words: 2 })).toEqual(['gereizt bis 22 · × 2 Kontra · × 2 Re', 'gereizt 22 · × 4 Re']);
  expect(line({ words: 4 })).toEqual(['gereizt bis 22 · × 16 Hirsch', 'gereizt 22 · × 16 Hirsch']);
});

test('of a Grand Hand instead of a Ramsch no bid is told: nobody has bid', () => {
  expect(line({ bid: 0 })).toEqual(['', '']);
  expect(line({ bid: 0, words: 1 })).toEqual(['× 2 Kontra', '× 2 Kontra']);
});

test('a Bock round and a Ramsch round, in every phase', () => {
  const bock: Bock = { now: 'bock', bockDeals: 2, ramschDeals: 0 };
  expect(line({ bock })).toEqual(['gereizt bis 22 · Bockrunde, noch 2 Spiele', 'gereizt 22 · Bock × 2']);
  expect(line({ bock, text: en })[0]).toContain('Bock round, 2 games left');
  const ramsch: Bock = { now: 'ramsch', bockDeals: 0, ramschDeals: 1 };
  expect(line({ bock: ramsch })).toEqual(['gereizt bis 22 · Ramschrunde, noch 1 Spiel', 'gereizt 22 · Pflichtramsch']);
  expect(line({ bock: { now: 'ordinary', bockDeals: 0, ramschDeals: 0 } })[0]).toBe('gereizt bis 22');
});
