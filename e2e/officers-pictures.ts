import { expect } from '@playwright/test';
import { Album } from './album.ts';
import type { Friend } from './friend.ts';
import { announceGame, firstPlayable, heartsName, noDouble, officersAsked, playFromStack } from './officers-playing.ts';
import type { Language } from './words.ts';

/**
 * `node e2e/officers-pictures.ts FOLDER [de|en]`: pictures of each phase of Officers' Skat, in both languages and five sizes,
 * to look at. Asserts nothing.
 */
const [folder, only] = process.argv.slice(2);
if (folder === undefined) throw new Error('node e2e/officers-pictures.ts FOLDER [de|en]');
const album = await Album.begin(folder);
try {
  for (const language of (['de', 'en'] as const).filter((one) => only === undefined || one === only)) {
    await twoFriends(language);
    console.log(language, 'two friends', await album.closePages());
  }
} finally {
  await album.end();
}

/** Each phase of Officers' Skat: the rules, the announcement, Kontra, Re, a trick, the last trick, giving up, the result. */
async function twoFriends(language: Language): Promise<void> {
  const mira = await album.friend('Mira', language);
  const jonas = await album.friend('Jonas', language);
  const uschi = await album.friend('Uschi', language);
  const { officers, table } = mira.table.words;
  const link = await mira.openTable();
  await jonas.sitDownAt(link);
  await jonas.waiting.beReady();
  await mira.waiting.startButton.click();
  await album.take(mira, '70-two-at-three');
  await mira.page.getByRole('button', { name: officers.forTwo.change }).click();
  await album.take(mira, '71-officers-settings', async () => {
    await mira.page.keyboard.press('Escape');
    await mira.waiting.openLength();
  });
  await mira.page.keyboard.press('Escape');
  await jonas.waiting.beReady();
  await mira.waiting.start();
  await album.take(mira, '72-officers-announces');
  await jonas.table.ask.getByRole('button', { name: officers.ask.announce }).click();
  await album.take(jonas, '73-officers-announce');
  await jonas.page.keyboard.press('Escape');
  await announceGame(jonas, heartsName(jonas.table));
  await album.take(mira, '74-officers-kontra');
  await mira.table.ask.getByRole('button', { name: officers.ask.double('kontra'), exact: true }).click();
  await jonas.table.ask.getByRole('button', { name: officers.ask.noDouble('re'), exact: true }).waitFor();
  await album.take(jonas, '75-officers-re');
  await noDouble(jonas);
  await uschi.watchAt(link);
  for (const one of [jonas, mira]) await playWhenAsked(one);
  const leader = (await jonas.table.isMyTurn()) ? jonas : mira;
  const other = leader === jonas ? mira : jonas;
  await playWhenAsked(leader);
  await album.take(other, '76-officers-trick');
  await album.take(uschi, '77-officers-watcher');
  await other.page.getByRole('button', { name: table.ask.offer.more }).click();
  await album.take(other, '78-officers-offers');
  await other.page.getByRole('button', { name: table.ask.offer.concede }).click();
  await album.take(other, '79-officers-give-up');
  await other.page.getByRole('button', { name: table.ask.offer.concedeNow, exact: true }).click();
  await mira.table.nextButton.waitFor();
  await album.take(mira, '80-officers-result');
}

async function playWhenAsked(me: Friend): Promise<void> {
  await expect.poll(() => officersAsked(me)).toBe('play');
  await playFromStack(me, await firstPlayable(me));
}
