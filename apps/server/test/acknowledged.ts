import type { CommandReceipt, TableCommand } from '@skatrunde/protocol';
import { messageId, type Player } from './connect-player.ts';
import { answering, askOf } from './play.ts';

/** What a page does: says it again under the same id until it is answered for good. `tried`: after each try in vain. */
export async function acknowledged(
  player: Player,
  command: TableCommand,
  tried: (code: string) => void = () => {},
  id = messageId(),
): Promise<CommandReceipt & { readonly id: string }> {
  for (;;) {
    await player.until('a connection', () => player.socket.connected);
    const receipt = await answered(player, command, id);
    if (receipt !== undefined && (receipt.ok || receipt.code !== 'tryAgain')) return { ...receipt, id };
    tried(receipt?.code ?? 'no answer');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Nothing when the line is cut before the answer. */
async function answered(player: Player, command: TableCommand, id: string): Promise<CommandReceipt | undefined> {
  let cut: () => void = () => {};
  const disconnected = new Promise<undefined>((resolve) => {
    cut = () => resolve(undefined);
    player.socket.once('disconnect', cut);
  });
  try {
    return await Promise.race([player.send(command, id), disconnected]);
  } catch {
    return undefined;
  } finally {
    player.socket.off('disconnect', cut);
  }
}

/** How long somebody must be asked within, in ms. */
const PATIENCE = 20_000;

/** Plays on until `isDone`, wherever each page is connected; all receipts it got, each for another command. */
export async function playAcross(players: readonly Player[], isDone: () => boolean) {
  const receipts: (CommandReceipt & { readonly id: string })[] = [];
  let waited = performance.now();
  while (!isDone()) {
    const player = players.find((one) => askOf(one) !== undefined);
    const ask = player && askOf(player);
    if (player !== undefined && ask !== undefined) {
      const { version } = player.update();
      receipts.push(await acknowledged(player, answering(ask)));
      await player.until('what was done', () => player.update().version > version);
      waited = performance.now();
    } else if (performance.now() > waited + PATIENCE) {
      throw new Error('Nobody is asked');
    } else {
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  }
  return receipts;
}
