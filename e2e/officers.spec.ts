import { type Card, PACK } from '@skatrunde/rules';
import type { Friend } from './friend.ts';
import {
  announceGame,
  firstPlayable,
  heartsName,
  myStacks,
  noDouble,
  playFromStack,
  STACKS,
} from './officers-playing.ts';
import { expect, test } from './skat-test.ts';

test('two people at a table for three play Officers’ Skat, and no frame holds a covered card', async ({ friend }) => {
  const mira = await friend('Mira');
  const jonas = await friend('Jonas');
  const seen = new Set<Card>(STACKS.map(({ open }) => open));
  for (const one of [mira, jonas]) one.frames.allowOnly(seen);
  const { words } = mira.table;

  const link = await mira.openTable();
  await jonas.sitDownAt(link);
  await jonas.waiting.beReady();
  await mira.waiting.startButton.click();
  const question = mira.page.getByRole('dialog', { name: words.officers.forTwo.title });
  await expect(question.getByText(words.officers.forTwo.text)).toBeVisible();
  await question.getByRole('button', { name: words.officers.forTwo.change }).click();
  await jonas.waiting.beReady();
  await mira.waiting.start();

  await announceGame(jonas, heartsName(jonas.table));
  await mira.table.ask.getByRole('button', { name: words.officers.ask.double('kontra'), exact: true }).click();
  await jonas.table.ask.getByRole('button', { name: words.officers.ask.noDouble('re'), exact: true }).click();
  await expect(jonas.table.line).toContainText(words.officers.times('kontra'));

  for (let card = 0; card < PACK.length; card += 1) await playOne([mira, jonas], seen);

  for (const one of [mira, jonas]) {
    await expect(one.page.getByRole('heading', { name: /Herz mit \d+ Augen\.$/ })).toBeVisible();
    await expect(one.page.getByText(/× 2 Kontra/).first()).toBeVisible();
    expect(one.frames.leaks(), `cards that ${one.name} was sent too early`).toEqual([]);
    expect(one.frames.count()).toBeGreaterThan(40);
  }
});

/** Whoever is to play plays the first card that may be played. */
async function playOne(players: readonly Friend[], seen: Set<Card>): Promise<void> {
  const isTurn = async () => (await Promise.all(players.map((one) => one.table.isMyTurn()))).indexOf(true);
  await expect.poll(isTurn, { intervals: [30] }).toBeGreaterThanOrEqual(0);
  const player = players[await isTurn()];
  if (player === undefined) throw new Error('Nobody is to play');
  const card = await firstPlayable(player);
  const stack = STACKS.find(({ open }) => open === card);
  if (stack) seen.add(stack.covered);
  await playFromStack(player, card);
}

/** Two friends at a table for two; the guest is forehand. One game unless they want more. */
async function startForTwo(host: Friend, guest: Friend, { length }: { readonly length?: 'singleGame' } = {}) {
  const link = await host.openTable();
  await host.waiting.choosePreset('officers', length ? { length } : {});
  await guest.sitDownAt(link);
  await guest.waiting.beReady();
  await host.waiting.start();
  return link;
}

test('a claim that was agreed to is told to both and to who watches; the last trick can be looked at', async ({
  friend,
}) => {
  const mira = await friend('Mira');
  const jonas = await friend('Jonas', { language: 'en' });
  const uschi = await friend('Uschi');
  const link = await startForTwo(mira, jonas, { length: 'singleGame' });
  await uschi.watchAt(link);
  await announceGame(jonas, heartsName(jonas.table));
  await noDouble(mira);
  const seen = new Set<Card>();
  for (let card = 0; card < 2; card += 1) await playOne([mira, jonas], seen);
  const { trick } = uschi.table.words.table.board;
  const lastTrick = uschi.page.getByRole('button', { name: trick.last });
  await lastTrick.or(uschi.page.getByRole('button', { name: trick.lastShow })).click();
  await expect(uschi.page.getByRole('dialog', { name: trick.last }).getByRole('img')).toHaveCount(2);
  await uschi.page.keyboard.press('Escape');

  const { offer } = jonas.table.words.table.ask;
  await jonas.page.getByRole('button', { name: offer.more }).click();
  await jonas.page.getByRole('button', { name: offer.claim.rest.menu }).click();
  await jonas.page.getByRole('button', { name: jonas.table.words.officers.offer.claimNow }).click();
  await mira.table.ask.getByRole('button', { name: mira.table.words.table.ask.offer.acceptClaim, exact: true }).click();
  const { claimAccepted } = mira.table.words.officers.result;
  const told = { name: 'Jonas', you: false };
  await expect(mira.table.board).toContainText(claimAccepted(told, { name: 'Mira', you: true }));
  await expect(uschi.table.board).toContainText(claimAccepted(told, { name: 'Mira', you: false }));
});

test('the host sets the rules of Officers’ Skat: what cannot be says why, everybody reads them, and they are kept', async ({
  friend,
}) => {
  const mira = await friend('Mira');
  const jonas = await friend('Jonas');
  const link = await mira.openTable();
  const { rules, officers, lobby } = mira.table.words;
  const { options } = officers;
  await mira.waiting.choosePreset('officers');
  await jonas.sitDownAt(link);

  const dialog = await mira.waiting.openLength();
  const inRamsch = dialog.getByRole('switch', { name: options.kontraInRamsch.name });
  await expect(inRamsch).toBeVisible();
  await dialog.getByRole('switch', { name: options.ramsch.name }).click();
  await expect(inRamsch).toBeHidden();
  await expect(dialog.getByText(rules.needs.ramsch)).toBeVisible();
  await dialog.getByRole('radio', { name: options.scoring.values.column.label }).check();
  await dialog.getByRole('radio', { name: options.dealOrder.values.allLaid.label }).check();
  await dialog.getByRole('textbox', { name: rules.own.name }).fill('Zu zweit');
  await dialog.getByRole('button', { name: rules.own.keep }).click();
  await expect(dialog.getByRole('button', { name: /^Zu zweit/ })).toBeVisible();
  await dialog.getByRole('button', { name: lobby.settings.apply }).click();

  const slip = jonas.page.getByRole('complementary');
  for (const does of [
    options.scoring.values.column.does,
    options.ramsch.values.false.does,
    options.dealOrder.values.allLaid.does,
  ])
    await expect(slip.getByText(does)).toBeVisible();
  await jonas.waiting.beReady();
  await mira.waiting.start();
  await expect(myStacks(jonas).getByRole('button')).toHaveCount(8);

  await jonas.page.getByRole('button', { name: rules.open }).click();
  const applies = jonas.page.getByRole('region', { name: rules.atTable.title });
  await expect(applies).toContainText(options.scoring.values.column.does);
  await expect(jonas.page.getByRole('heading', { name: officers.reference.sections.laying.title })).toBeVisible();
  await expect(jonas.page.getByRole('heading', { name: rules.reference.sections.bidding.title })).toBeHidden();

  await jonas.page.keyboard.press('Escape');
  await jonas.table.ask.getByRole('button', { name: officers.ask.announce }).click();
  await expect(jonas.page.getByText(jonas.table.words.refusals.ramschOff)).toBeVisible();
});

test('with three seated, Officers’ Skat cannot be chosen and says why; a match of three that drops to two is called off', async ({
  friend,
}) => {
  const mira = await friend('Mira');
  const jonas = await friend('Jonas');
  const tilda = await friend('Tilda');
  const link = await mira.openTable();
  for (const guest of [jonas, tilda]) await guest.sitDownAt(link);
  const { rules, refusals, app, panel, pad } = mira.table.words;
  const dialog = await mira.waiting.openLength();
  await expect(dialog.getByRole('button', { name: rules.presets.officers.name, disabled: true })).toContainText(
    refusals.tooManyPlayers,
  );
  await dialog.getByRole('button', { name: app.close }).click();
  for (const guest of [jonas, tilda]) await guest.waiting.beReady();
  await mira.waiting.start();
  await expect(mira.table.handCards).toHaveCount(10);

  await tilda.table.openSettings();
  await tilda.page.getByRole('button', { name: panel.table.leave }).click();
  await tilda.page.getByRole('button', { name: panel.leave.go, exact: true }).click();
  await expect(mira.page.getByRole('button', { name: pad.standings.again })).toBeVisible();
  await expect(mira.page.getByRole('heading', { level: 1 })).toHaveText(pad.standings.calledOff);
  for (const one of [mira, jonas]) await expect(one.table.hand).toBeHidden();
});
