import { type Card, OFFICERS_DEFAULTS, officers, PACK } from '@skatrunde/rules';
import type { Friend } from './friend.ts';
import { LAID_PACK } from './laid-game.ts';
import { expect, test } from './skat-test.ts';
import { cardNamed } from './words.ts';

const [DEALT] = officers.deal(OFFICERS_DEFAULTS, LAID_PACK, undefined);
if (DEALT?.type !== 'dealt') throw new Error('The pack was not dealt');
const STACKS = DEALT.stacks.flat();

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

  await announceHearts(jonas);
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

async function announceHearts({ page, table }: Friend): Promise<void> {
  const { ask } = table.words.officers;
  await table.ask.getByRole('button', { name: ask.announce }).click();
  const dialog = page.getByRole('dialog', { name: ask.announceTitle });
  await dialog.getByRole('button', { name: /^Herz/ }).click();
  await dialog.getByRole('button', { name: ask.say('Herz') }).click();
}

/** Whoever is to play plays the first card that may be played. */
async function playOne(players: readonly Friend[], seen: Set<Card>): Promise<void> {
  const isTurn = async () => (await Promise.all(players.map((one) => one.table.isMyTurn()))).indexOf(true);
  await expect.poll(isTurn, { intervals: [30] }).toBeGreaterThanOrEqual(0);
  const player = players[await isTurn()];
  if (player === undefined) throw new Error('Nobody is to play');
  const { page, table } = player;
  const playable = page
    .getByRole('list', { name: table.words.officers.board.mine })
    .getByRole('button', { disabled: false })
    .first();
  const name = (await playable.getAttribute('aria-label')) ?? '';
  const card = cardNamed(name.split(',')[0] ?? '', table.words);
  const stack = STACKS.find(({ open }) => open === card);
  if (stack) seen.add(stack.covered);
  await playable.click();
  await expect(
    page
      .getByRole('list', { name: table.words.officers.board.mine })
      .getByRole('button', { name: new RegExp(`^${name.split(',')[0]}(,|$)`) }),
  ).toHaveCount(0);
}
