import type { CommandReceipt, SkatGameView, TableCommand } from '@skatrunde/protocol';
import type { SkatAsk, SkatCommand } from '@skatrunde/rules';
import type { Player } from './connect-player.ts';

/** The first thing a page may answer: bids 18 and no more, takes the skat, plays the first card offered. */
export function firstAnswer(ask: SkatAsk): SkatCommand {
  switch (ask.kind) {
    case 'bid':
      return ask.values[0] === 18 ? { type: 'bid', value: 18 } : { type: 'pass' };
    case 'hold':
      return { type: 'pass' };
    case 'pickUpOrHand':
      return { type: 'pickUp' };
    case 'discard':
      return { type: 'discard', cards: [cardAt(ask.cards, 0), cardAt(ask.cards, 1)] };
    case 'announce':
      return {
        type: 'announce',
        contract: (ask.contracts.find((option) => option.coversBid) ?? optionAt(ask.contracts)).contract,
      };
    case 'play':
      return { type: 'play', card: cardAt(ask.cards, 0) };
    case 'grandHand':
      return { type: 'pass' };
    case 'push':
      return { type: 'push' };
    case 'putOn':
      return { type: 'discard', cards: [cardAt(ask.cards, 0), cardAt(ask.cards, 1)] };
    case 'knock':
      return { type: 'knock', knock: false };
    case 'double':
      return { type: 'double', word: ask.word, say: false };
    case 'rearrange':
      return { type: 'rearrange', keep: ask.cards.slice(0, 10) };
    case 'giveIn':
      return { type: 'answerGiveIn', agree: false };
    case 'takeGift':
      return { type: 'answerGift', take: true };
  }
}

/** The running or just finished game of Skat as this player sees it. */
export function gameOf(player: Player): SkatGameView | undefined {
  const { stage } = player.update().view;
  const game = stage.kind === 'game' || stage.kind === 'pause' ? stage.game : undefined;
  return game?.plays === 'officers' ? undefined : game;
}

/** What this player is being asked; nothing when it is not their turn. */
export function askOf(player: Player): SkatAsk | undefined {
  return player.update().view.stage.kind === 'game' ? gameOf(player)?.ask : undefined;
}

export function answering(ask: SkatAsk, command: SkatCommand = firstAnswer(ask)): TableCommand {
  return { type: 'game', ask: ask.number, command };
}

/** Plays on until `isDone`, each player answering what they are asked. Every page has seen each word before the next. */
export async function playUntil(players: readonly Player[], isDone: () => boolean): Promise<void> {
  while (!isDone()) {
    await players[0]?.until(
      'somebody is asked',
      () => isDone() || players.some((player) => askOf(player) !== undefined),
    );
    const player = players.find((one) => askOf(one) !== undefined);
    const ask = player && askOf(player);
    if (player === undefined || ask === undefined || isDone()) continue;
    await seenByAll(players, await player.send(answering(ask)));
  }
}

/** A receipt came: waits until every page shows that version. */
export async function seenByAll(players: readonly Player[], receipt: CommandReceipt): Promise<void> {
  if (!receipt.ok) throw new Error(`refused: ${receipt.code}`);
  for (const player of players) {
    await player.until(`version ${receipt.version}`, () => player.update().version >= receipt.version);
  }
}

function cardAt<T>(cards: readonly T[], index: number): T {
  const card = cards[index];
  if (card === undefined) throw new Error('No such card');
  return card;
}

function optionAt<T>(options: readonly T[]): T {
  return cardAt(options, 0);
}
