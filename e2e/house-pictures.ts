import { Album } from './album.ts';
import type { Friend } from './friend.ts';
import { playToTheEnd } from './house-asks.ts';
import { DISCARD } from './laid-game.ts';
import { type AtTable, announceClubs, bidToTwenty, clubs } from './playing.ts';
import type { Language, Words } from './words.ts';

/**
 * `node e2e/house-pictures.ts FOLDER [de|en]`: pictures of what only house rules bring, in both languages and five sizes,
 * to look at. Asserts nothing.
 */
const [folder, only] = process.argv.slice(2);
if (folder === undefined) throw new Error('node e2e/house-pictures.ts FOLDER [de|en]');
const album = await Album.begin(folder);
try {
  for (const language of (['de', 'en'] as const).filter((one) => only === undefined || one === only)) {
    for (const evening of [pubSkat, ramsch, grandmas, lists, revolution]) {
      await evening(language);
      console.log(language, evening.name, await album.closePages());
    }
  }
} finally {
  await album.end();
}

type Preset = keyof Words['rules']['presets'];

/** Mira opens the table with this preset; all three sit down. */
async function sitDown(language: Language, preset: Preset, length?: 'singleGame'): Promise<AtTable> {
  const mira = await album.friend('Mira', language);
  const jonas = await album.friend('Jonas', language);
  const tilda = await album.friend('Tilda', language);
  const link = await mira.openTable();
  for (const guest of [jonas, tilda]) await guest.sitDownAt(link);
  await mira.waiting.choosePreset(preset, length ? { length } : {});
  return { forehand: jonas, middlehand: tilda, rearhand: mira };
}

async function start({ forehand, middlehand, rearhand }: AtTable): Promise<void> {
  for (const guest of [forehand, middlehand]) await guest.waiting.beReady();
  await rearhand.waiting.start();
}

async function pressAsk({ table }: Friend, name: string): Promise<void> {
  await table.ask.getByRole('button', { name, exact: true }).click();
}

async function pubSkat(language: Language): Promise<void> {
  const at = await sitDown(language, 'pub');
  const { forehand: jonas, middlehand: tilda, rearhand: mira } = at;
  const { house } = mira.table.words.table;
  await album.take(jonas, '01-guest-sees-rules');
  const dialog = await mira.waiting.openLength();
  await album.take(mira, '02-settings');
  await dialog.getByRole('textbox', { name: mira.waiting.words.rules.own.name }).scrollIntoViewIfNeeded();
  await album.take(mira, '03-settings-end');
  await mira.page.keyboard.press('Escape');
  await start(at);
  await bidToTwenty(at);
  await announceClubs(at);
  await jonas.page.getByRole('button', { name: house.say('kontra') }).waitFor();
  await album.take(jonas, '10-kontra');
  await jonas.page.getByRole('button', { name: house.say('kontra') }).click();
  for (const [number, who, word] of [
    ['11', tilda, 're'],
    ['12', jonas, 'bock'],
    ['13', tilda, 'hirsch'],
  ] as const) {
    await who.table.ask.getByText(house.asks(word, word === 're' ? 4 : word === 'bock' ? 8 : 16)).waitFor();
    await album.take(who, `${number}-${word}`);
    await pressAsk(who, house.say(word));
  }
  await tilda.table.untilAsked('play').catch(() => undefined);
  await album.take(mira, '14-doubled');
  await tilda.table.giveUp();
  await mira.table.nextButton.waitFor();
  await album.take(mira, '15-result-doubled');
  for (const one of [mira, jonas, tilda]) await one.table.pressNext();
  await bidToTwenty({ forehand: tilda, middlehand: mira, rearhand: jonas });
  await album.take(mira, '16-bock-round');
  await announceClubs({ forehand: tilda, middlehand: mira, rearhand: jonas });
  await mira.table.giveUp();
  await mira.table.nextButton.waitFor();
  await album.take(mira, '17-result-bock-round');
  await album.take(jonas, '18-pad', () => openDrawer(jonas, jonas.table.words.panel.pad));
}

async function ramsch(language: Language): Promise<void> {
  const at = await sitDown(language, 'ramschEvening', 'singleGame');
  const { forehand: jonas, middlehand: tilda, rearhand: mira } = at;
  const { house } = mira.table.words.table;
  await start(at);
  await jonas.table.ask.getByRole('button', { name: house.noGrandHand }).waitFor();
  await album.take(jonas, '20-grand-hand');
  for (const one of [jonas, tilda, mira]) await pressAsk(one, house.noGrandHand);
  await jonas.table.ask.getByRole('button', { name: house.push }).waitFor();
  await album.take(jonas, '21-push');
  await pressAsk(jonas, house.push);
  await pressAsk(tilda, house.take);
  await tilda.table.handCards.nth(11).waitFor();
  await album.take(tilda, '22-put-on');
  await tilda.table.discard(['CA', 'HA']);
  await pressAsk(mira, house.push);
  await tilda.table.ask.getByRole('button', { name: house.knock }).waitFor();
  await album.take(tilda, '23-knock');
  await pressAsk(tilda, house.knock);
  await jonas.table.untilAsked('play').catch(() => undefined);
  await album.take(jonas, '24-ramsch-lead');
  await playToTheEnd([jonas, tilda, mira]);
  await album.take(mira, '25-ramsch-result');
  for (const one of [mira, jonas, tilda]) if (await one.table.nextButton.isVisible()) await one.table.pressNext();
  await album.take(mira, '26-ramsch-standings');
}

async function grandmas(language: Language): Promise<void> {
  const at = await sitDown(language, 'grandmas', 'singleGame');
  const { forehand: jonas, middlehand: tilda, rearhand: mira } = at;
  const { house, ask } = mira.table.words.table;
  await start(at);
  await bidToTwenty(at);
  await tilda.table.pickUp();
  await tilda.table.discard(DISCARD);
  await tilda.table.chooseGame(clubs(tilda));
  await tilda.table.announceDialog.getByRole('checkbox', { name: ask.announce.tick.spitze }).check();
  await album.take(tilda, '30-spitze');
  await tilda.table.announceButton.click();
  await jonas.page.getByRole('button', { name: ask.offer.more }).click();
  await album.take(jonas, '31-offers');
  await jonas.page.getByRole('button', { name: house.giveIn }).click();
  await jonas.page.getByRole('dialog', { name: house.giveInTitle }).waitFor();
  await album.take(jonas, '32-give-in-question');
  await jonas.page.getByRole('button', { name: house.giveInNow, exact: true }).click();
  await mira.table.ask.getByRole('button', { name: house.agree }).waitFor();
  await album.take(mira, '33-give-in-partner');
  await pressAsk(mira, house.agree);
  await tilda.table.ask.getByRole('button', { name: house.takeGift }).waitFor();
  await album.take(tilda, '34-gift');
  await pressAsk(tilda, house.takeGift);
  await mira.table.nextButton.waitFor();
  await album.take(mira, '35-given-in');
}

async function lists(language: Language): Promise<void> {
  for (const [number, preset] of [
    ['40', 'tournament'],
    ['42', 'bierlachs'],
  ] as const) {
    const at = await sitDown(language, preset);
    const { forehand: jonas, middlehand: tilda, rearhand: mira } = at;
    await start(at);
    await bidToTwenty(at);
    await announceClubs(at);
    await tilda.table.giveUp();
    await mira.table.nextButton.waitFor();
    await album.take(mira, `${number}-result-${preset}`);
    await album.take(jonas, `${Number(number) + 1}-pad-${preset}`, () =>
      openDrawer(jonas, jonas.table.words.panel.pad),
    );
    if (preset === 'tournament') await newcomer(mira.page.url(), language);
  }
}

async function newcomer(link: string, language: Language): Promise<void> {
  const otto = await album.friend('Otto', language);
  await otto.watchAt(link);
  await otto.page.getByText(otto.table.words.rules.atTable.newcomer).waitFor();
  await album.take(otto, '60-newcomer');
  await otto.page.getByRole('button', { name: otto.table.words.rules.atTable.understood }).click();
  await otto.page.getByRole('button', { name: otto.table.words.rules.open }).click();
  await album.take(otto, '61-rules');
}

async function revolution(language: Language): Promise<void> {
  const at = await sitDown(language, 'bockEvening', 'singleGame');
  const { forehand: jonas, middlehand: tilda } = at;
  const { house, ask } = tilda.table.words.table;
  await start(at);
  await bidToTwenty(at);
  await tilda.table.pickUp();
  await tilda.table.discard(DISCARD);
  await tilda.table.chooseGame(new RegExp(ask.announce.null));
  await tilda.table.announceDialog.getByRole('checkbox', { name: ask.announce.tick.revolution }).check();
  await album.take(tilda, '50-revolution');
  await tilda.table.announceButton.click();
  await jonas.table.ask.getByRole('button', { name: house.letStand }).waitFor();
  await album.take(jonas, '51-kontra-before-showing');
  await pressAsk(jonas, house.letStand);
  await jonas.table.ask.getByRole('button', { name: house.rearrange }).waitFor();
  await album.take(jonas, '52-rearrange');
  await pressAsk(jonas, house.rearrange);
  await album.take(jonas, '53-rearrange-dialog');
}

async function openDrawer({ page, table }: Friend, label: string): Promise<void> {
  const close = page.getByRole('button', { name: table.words.app.close });
  const open = page.getByRole('button', { name: label });
  if ((await open.isVisible()) && !(await close.isVisible())) await open.click();
}
