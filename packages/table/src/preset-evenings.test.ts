import { type OfficersAsk, type OfficersCommand, type OfficersResult, PACK, type SkatResult } from '@skatrunde/rules';
import { expect, it } from 'vitest';
import { PAUSE_MS } from './pause.ts';
import { PRESET_KEYS, PRESETS, type PresetKey } from './presets.ts';
import { Desk } from './test/desk.ts';
import { RandomAnswers } from './test/random-answers.ts';
import { shuffledPack } from './test/shuffled-pack.ts';
import type { GameView, PadLine } from './view-types.ts';

/** So many games of each preset stand in its golden file, from as many matches as that takes. */
const GAMES = 60;

/** What only this preset's rules bring: each is seen among its games. */
const SEEN: Readonly<Record<PresetKey, readonly string[]>> = {
  official: [],
  pub: ['ramsch', 'kontra×2', 're×2', 'bock×2', 'hirsch×2', 'bockRound×2'],
  officers: ['ramsch', 'kontra×2', 're×2', 'schneider'],
  tournament: ['[40, 40, -', 'won ['],
  bierlachs: ['[0, -18, -18]', 'won [-66, -66, 0]'],
  ramschEvening: ['ramsch', 'pushed×', 'knocked×', 'grand hand'],
  beginners: ['lost once'],
  grandmas: ['ramsch', 'pushed×', 'kontra×2', 're×2', 'spitze', 'givenIn', 'lost once'],
  bockEvening: ['bockRound×2', 'ramsch', 'pushed×', 'knocked×', 'kontra×2', 'bock×2', 'revolution'],
};

it.each(PRESET_KEYS)('golden games of %s, played by people who do anything they may', async (key) => {
  const lines: string[] = [];
  for (let match = 1; lines.length < GAMES; match += 1) lines.push(...evening(key, match));
  const text = lines.slice(0, GAMES).join('\n');
  for (const word of SEEN[key]) expect(text).toContain(word);
  if (key === 'official') expect(text).not.toMatch(/ramsch|×|lost once|spitze|revolution|givenIn/);
  await expect(`${text}\n`).toMatchFileSnapshot(`test/golden/evenings-${key}.txt`);
});

/** The pad of a match, or of its first games; each line with the number of the match before that of the game. */
function evening(key: PresetKey, match: number): readonly string[] {
  const settings = PRESETS[key];
  const seed = 1000 * match + PRESET_KEYS.indexOf(key);
  const packs = Array.from({ length: GAMES + 1 }, (_, game) => shuffledPack(PACK, 100 * seed + game));
  const desk = new Desk({ settings, packs }).seat(...['ben', 'cleo'].slice(0, settings.seats - 1)).start();
  const dice = new RandomAnswers(seed);
  while (desk.state.stage.kind !== 'standings' && desk.pad().lines.length < GAMES) {
    if (desk.state.stage.kind === 'game') answerNext(desk, dice);
    else desk.wait(PAUSE_MS);
  }
  return desk.pad().lines.map((line) => `${match}.${lineText(line)}`);
}

/** Whoever is asked answers; now and then somebody takes up an offer. */
function answerNext(desk: Desk, dice: RandomAnswers): void {
  for (const person of desk.seated()) {
    const stage = person === undefined ? undefined : desk.view(person).stage;
    if (person !== undefined && stage?.kind === 'game') speak(desk, { person, game: stage.game, dice });
  }
}

type Turn = { readonly person: string; readonly game: GameView; readonly dice: RandomAnswers };

function speak(desk: Desk, { person, game, dice }: Turn): void {
  if (game.plays === 'officers') {
    const command = game.ask && officersAnswer(game.ask, dice);
    if (game.ask && command) desk.must(person, { type: 'officers', ask: game.ask.number, command });
    return;
  }
  const offer = dice.one(game.offers);
  if (offer !== undefined && dice.chance(offer.kind === 'concede' || offer.kind === 'claim' ? 0.01 : 0.3)) {
    desk.must(person, { type: 'game', moment: game.moment, command: dice.reply(offer) });
  } else if (game.ask) desk.must(person, { type: 'game', ask: game.ask.number, command: dice.answer(game.ask) });
}

function officersAnswer(ask: OfficersAsk, dice: RandomAnswers): OfficersCommand | undefined {
  switch (ask.kind) {
    case 'announce': {
      const option = dice.one(ask.contracts);
      return option && { type: 'announce', contract: option.contract };
    }
    case 'kontra':
    case 're':
      return { type: dice.chance(0.5) ? ask.kind : 'pass' };
    case 'play': {
      const card = dice.one(ask.cards);
      return card && { type: 'play', card };
    }
  }
}

/** "3 grand hand lost once kontra×2 [0, -96, 0]" */
function lineText({ game, result, scores }: PadLine): string {
  return [game, ...(result ? wordsOf(result) : ['broken off']), `[${scores.join(', ')}]`].join(' ');
}

function wordsOf(result: SkatResult | OfficersResult): readonly (string | number)[] {
  switch (result.kind) {
    case 'passedIn':
      return ['passedIn'];
    case 'ramsch':
      return ['ramsch', ...result.cardPoints, ...doubled(result.doublings)];
    case 'officers':
      return [
        result.contract.type,
        ...levels(result.reckoning),
        ...result.cardPoints,
        ...result.doublings.map((word) => `${word}×2`),
      ];
    case 'played': {
      const { contract, ending, won, lostFactor, lostReason = '', cardPoints } = result;
      const hand = contract.hand ? ['hand'] : [];
      const ouvert = contract.ouvert ? ['ouvert'] : [];
      const special =
        contract.type === 'null' ? (contract.revolution ? ['revolution'] : []) : contract.spitze ? ['spitze'] : [];
      const lost = ['lost', lostFactor === 1 ? 'once' : 'twice', lostReason];
      const end = ending === 'played' ? [] : [ending];
      return [
        contract.type,
        ...hand,
        ...ouvert,
        ...special,
        cardPoints.declarer,
        ...(won ? ['won'] : lost),
        ...end,
        ...doubled(result.doublings),
      ];
    }
  }
}

function levels(reckoning: OfficersResult['reckoning']): readonly string[] {
  return reckoning.kind === 'levels' ? reckoning.levels : [reckoning.kind];
}

function doubled(doublings: readonly { readonly kind: string; readonly factor: number }[]): readonly string[] {
  return doublings.map(({ kind, factor }) => `${kind}×${factor}`);
}
