import type { Card, Player, SkatAsk, SkatCommand, SkatOffer, SkatView, TakenTrick } from '@skatrunde/rules';
import { answer, buried, playerOf } from '../bot.ts';
import type { BotLevel } from '../levels.ts';
import type { Seed } from '../random.ts';
import { situation } from '../rules-of-thumb/play/card-to-play.ts';
import { cardReason } from './card-reasons.ts';
import { announceReason, auctionReason, discardReason, skatReason } from './hand-reasons.ts';
import { nullReason, ramschReason } from './null-reasons.ts';
import type { HintReason } from './reasons.ts';

/** What a bot would say to an ask, and why. */
export type Hint<Command> = { readonly command: Command; readonly reason: HintReason };

/** Hints are those of a good player who explains himself. */
const LEVEL: BotLevel = 'club';

/**
 * What a Club bot would say to this ask, and the reason. It gets what `answer` gets and no more: nothing that this seat
 * does not see can change it.
 */
export function hint(
  view: SkatView,
  ask: SkatAsk,
  offers: readonly SkatOffer[],
  seed: Seed,
  tricks: readonly TakenTrick[] = [],
): Hint<SkatCommand> | undefined {
  const command = answer(view, ask, offers, seed, tricks, LEVEL);
  const me = view.you;
  if (command === undefined || me === undefined) return undefined;
  return { command, reason: reasonFor(command, { view, me, ask, tricks }) };
}

type Asked = {
  readonly view: SkatView;
  readonly me: Player;
  readonly ask: SkatAsk;
  readonly tricks: readonly TakenTrick[];
};

function reasonFor(command: SkatCommand, asked: Asked): HintReason {
  if (command.type === 'kontra') return { code: 'doubleWorth' };
  if (command.type === 'giveIn') return { code: 'giveUp' };
  if (command.type === 'play') return playReason(command.card, asked);
  return answerReason(command, asked);
}

function answerReason(command: SkatCommand, { view, me, ask }: Asked): HintReason {
  const declarer = playerOf(view, me, { level: LEVEL });
  switch (ask.kind) {
    case 'bid':
    case 'hold':
      return auctionReason(ask, declarer, command);
    case 'pickUpOrHand':
      return skatReason(ask.bid, declarer, command);
    case 'grandHand':
      return command.type === 'announce' ? skatReason(ask.bid, declarer, command) : { code: 'ramschRather' };
    case 'discard':
      return command.type === 'discard' ? discardReason(ask, declarer, command.cards) : MOST_DEALS;
    case 'announce':
      if (command.type !== 'announce') return MOST_DEALS;
      return announceReason({ held: view.hand, buried: buried(view) }, declarer, command.contract);
    case 'push':
      return { code: command.type === 'push' ? 'pushHarmless' : 'pushDanger' };
    case 'putOn':
      return { code: 'putOnDanger' };
    case 'knock':
      return { code: command.type === 'knock' && command.knock ? 'knockSafe' : 'knockNot' };
    case 'double':
      return { code: command.type === 'double' && command.say ? 'doubleWorth' : 'doubleNot' };
    case 'rearrange':
      return { code: 'bestTen' };
    case 'giveIn':
      return { code: command.type === 'answerGiveIn' && command.agree ? 'giveUp' : 'playOn' };
    case 'takeGift':
      return { code: command.type === 'answerGift' && command.take ? 'takeGift' : 'refuseGift' };
    case 'play':
      return MOST_DEALS;
  }
}

const MOST_DEALS: HintReason = { code: 'mostDeals' };

function playReason(card: Card, { view, me, ask, tricks }: Asked): HintReason {
  if (ask.kind !== 'play') return MOST_DEALS;
  if (view.phase === 'ramsch') return ramschReason(view, ask.cards, card);
  if (view.phase !== 'playing') return MOST_DEALS;
  const s = situation({ view, me, legal: ask.cards, tricks, choose: ([first]) => first });
  return view.contract.type === 'null' ? nullReason(s, card) : cardReason(s, card);
}
