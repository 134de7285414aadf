import { Album } from './album.ts';
import type { Friend } from './friend.ts';
import { DISCARD } from './laid-game.ts';
import { announceClubs, bidToTwenty, clubs, playTricks } from './playing.ts';
import type { Language } from './words.ts';

/**
 * `node e2e/pictures.ts FOLDER [de|en]`: pictures of each phase of real games in both languages and five sizes, to look
 * at. Asserts nothing.
 */
const [folder, only] = process.argv.slice(2);
if (folder === undefined) throw new Error('node e2e/pictures.ts FOLDER [de|en]');
const album = await Album.begin(folder);
try {
  for (const language of (['de', 'en'] as const).filter((one) => only === undefined || one === only)) {
    await threeFriends(language);
    await fourFriends(language);
  }
} finally {
  await album.end();
}

async function threeFriends(language: Language): Promise<void> {
  const mira = await album.friend('Mira', language);
  const jonas = await album.friend('Jonas', language);
  const tilda = await album.friend('Tilda', language);
  const otto = await album.friend('Otto', language);
  await arrive({ mira, jonas, tilda, otto });
  await auction({ mira, jonas, tilda, otto });
  await exchange(tilda);
  await tricks({ mira, jonas, tilda, otto });
  await standings({ mira, jonas, tilda, otto });
  console.log(language, 'three friends', await album.closePages());
}

type Friends = Readonly<Record<'mira' | 'jonas' | 'tilda' | 'otto', Friend>>;

async function arrive({ mira, jonas, tilda, otto }: Friends): Promise<void> {
  await mira.landing.open();
  await album.take(mira, '01-landing');
  const link = await mira.openTable();
  await album.take(mira, '02-waiting-alone');
  await album.take(mira, '03-settings-dialog', async () => {
    await mira.page.keyboard.press('Escape');
    await mira.waiting.openLength();
  });
  await mira.page.keyboard.press('Escape');
  await mira.waiting.set({ length: 'singleGame' });
  await jonas.page.goto(link);
  await jonas.door.sitDownButton.waitFor();
  await album.take(jonas, '04-door');
  await jonas.sitDownAt(link);
  await tilda.sitDownAt(link);
  await tilda.waiting.beReady();
  await album.take(mira, '05-waiting-full');
  await jonas.waiting.beReady();
  await otto.watchAt(link);
  await album.take(otto, '06-waiting-watcher');
  await mira.waiting.start();
}

async function auction({ mira, jonas, tilda }: Friends): Promise<void> {
  const { bid } = tilda.table.words.table.ask;
  await tilda.table.untilAsked('bid');
  await album.take(tilda, '10-auction-bid');
  await tilda.table.ask.getByRole('button', { name: bid.higher, exact: true }).click();
  await album.take(tilda, '11-auction-higher');
  await tilda.page.keyboard.press('Escape');
  await tilda.table.say(18);
  await jonas.table.untilAsked('hold');
  await album.take(jonas, '12-auction-hold');
  await jonas.table.hold(18);
  await tilda.table.untilAsked('bid');
  await tilda.table.say(20);
  await jonas.table.untilAsked('hold');
  await jonas.table.pass();
  await mira.table.untilAsked('bid');
  await album.take(mira, '13-auction-speech');
  await mira.table.pass();
}

async function exchange(me: Friend): Promise<void> {
  const { page, table } = me;
  const { words } = table;
  await table.untilAsked('pickUpOrHand');
  await album.take(me, '20-skat-or-hand');
  await table.ask.getByRole('button', { name: words.table.ask.skat.hand, exact: true }).click();
  await table.gameTiles.filter({ hasText: clubs(me) }).click();
  await table.announceDialog.getByRole('checkbox', { name: words.table.ask.announce.tick.ouvert }).check();
  await album.take(me, '21-hand-ouvert');
  await page.keyboard.press('Escape');
  await table.pickUp();
  await album.take(me, '22-exchange');
  for (const card of DISCARD) await table.choose(card);
  await album.take(me, '23-exchange-chosen');
  await table.putChosenAway();
  await table.chooseGame(clubs(me));
  await album.take(me, '24-announce');
  await table.announceButton.click();
}

async function tricks({ mira, jonas, tilda, otto }: Friends): Promise<void> {
  const { words } = mira.table;
  await playTricks({ forehand: jonas, middlehand: tilda, rearhand: mira }, { from: 0, count: 2 });
  await mira.table.untilAsked('play');
  await album.take(mira, '30-lead');
  await mira.table.play('HQ');
  await jonas.table.untilAsked('play');
  await jonas.table.play('H7');
  await tilda.table.untilAsked('play');
  await album.take(tilda, '31-trick-my-turn');
  await album.take(mira, '32-trick-others-turn');
  await album.take(otto, '33-watcher');
  await tilda.page.getByRole('button', { name: words.table.ask.offer.more }).click();
  await album.take(tilda, '34-offers');
  await tilda.page.keyboard.press('Escape');
  await drawers(mira);
  await jonas.context.setOffline(true);
  await album.take(jonas, '38-line-lost');
  await album.take(mira, '39-somebody-away');
  await jonas.context.setOffline(false);
}

async function drawers(me: Friend): Promise<void> {
  const { page, table } = me;
  const { panel, app } = table.words;
  for (const [name, label] of [
    ['35-pad-drawer', panel.pad],
    ['36-talk-drawer', panel.talk],
    ['37-settings-drawer', panel.settings],
  ] as const) {
    await album.take(me, name, async () => {
      const close = page.getByRole('button', { name: app.close });
      const open = page.getByRole('button', { name: label });
      if ((await open.isVisible()) && !(await close.isVisible())) await open.click();
    });
    const close = page.getByRole('button', { name: app.close });
    if (await close.isVisible()) await close.click();
  }
}

async function standings({ mira, jonas, tilda, otto }: Friends): Promise<void> {
  await tilda.table.play('HA');
  await playTricks({ forehand: jonas, middlehand: tilda, rearhand: mira }, { from: 3, count: 7 });
  await mira.table.nextButton.waitFor();
  await album.take(mira, '40-result');
  await album.take(otto, '41-result-or-standings-watcher');
  const { standings: words } = mira.table.words.pad;
  await mira.page.getByRole('button', { name: words.again }).waitFor();
  await album.take(mira, '42-standings');
}

async function fourFriends(language: Language): Promise<void> {
  const mira = await album.friend('Mira', language);
  const guests = [
    await album.friend('Jonas', language),
    await album.friend('Tilda', language),
    await album.friend('Maximiliane von Hohensta', language),
  ] as const;
  const [jonas, tilda, henning] = guests;
  const { words } = mira.table;
  const link = await mira.openTable();
  await mira.waiting.set({ seats: 4 });
  await album.take(mira, '50-four-waiting');
  for (const guest of guests) await guest.sitDownAt(link);
  for (const guest of guests) await guest.waiting.beReady();
  await mira.waiting.start();
  const at = { forehand: jonas, middlehand: tilda, rearhand: henning };
  await bidToTwenty(at);
  await album.take(henning, '51-four-auction');
  await announceClubs(at);
  await playTricks(at, { from: 0, count: 1 });
  await jonas.table.untilAsked('play');
  await jonas.table.play('SK');
  await tilda.table.untilAsked('play');
  await album.take(mira, '52-four-sitting-out');
  await album.take(tilda, '53-four-trick');
  await tilda.table.giveUp();
  await mira.table.nextButton.waitFor();
  await album.take(mira, '54-four-result');
  await album.take(mira, '55-four-next-game');
  await album.take(tilda, '56-four-second-auction');
  await mira.page.goto('/t/abcdefghijklmnopqrstuv');
  await mira.page.getByRole('heading', { name: words.lobby.gone.unknown.title }).waitFor();
  await album.take(mira, '60-gone');
  console.log(language, 'four friends', await album.closePages());
}
