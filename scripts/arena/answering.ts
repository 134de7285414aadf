import { answer, type BotLevel, type Seed } from '../../packages/bots/src/index.ts';
import type { Card, Contract, SkatAsk, SkatCommand, SkatView, TakenTrick } from '../../packages/rules/src/index.ts';
import type { Question, SeenGame } from './question.ts';
import {
  announceAsk,
  auctionAsk,
  biddingView,
  declaringView,
  discardAsk,
  pickUpOrHandAsk,
  playAsk,
  playingView,
  takenTricks,
} from './seen-as-view.ts';

/** Which bot answers. Two with the same seed answer the same. */
export type Player = { readonly level: BotLevel; readonly seed: Seed };

/** What the arena wants to hear: yes or no, a card, or the game with what is put away. */
type Answer = boolean | Card | (Contract & { readonly discard?: readonly [Card, Card] });

export function answerQuestion(question: Question, player: Player): Answer {
  const { ask, view } = question;
  switch (ask) {
    case 'bid':
    case 'hold': {
      const said = say({ view: biddingView(view), ask: auctionAsk(question) }, view, player);
      return said.type === 'bid' || said.type === 'hold';
    }
    case 'pickUp':
      return pickUpOrHand(view, player).type === 'pickUp';
    case 'declare':
      return view.skat === undefined ? announced(pickUpOrHand(view, player)) : withSkat(view, view.skat, player);
    case 'play': {
      const tricks = takenTricks(view);
      const said = say({ view: playingView(view), ask: playAsk(view), tricks }, view, player);
      return said.type === 'play' ? said.card : misunderstood(said);
    }
  }
}

function pickUpOrHand(view: SeenGame, player: Player): SkatCommand {
  return say({ view: declaringView(view, 'pickingUp', view.hand), ask: pickUpOrHandAsk(view) }, view, player);
}

/** The arena asks once for what we say in two words: what is put away, and the game. */
function withSkat(view: SeenGame, skat: readonly [Card, Card], player: Player): Answer {
  const twelve = [...view.hand, ...skat];
  const put = say({ view: declaringView(view, 'discarding', twelve), ask: discardAsk(twelve, view) }, view, player);
  if (put.type !== 'discard') return misunderstood(put);
  const kept = twelve.filter((card) => !put.cards.includes(card));
  const announcing = declaringView(view, 'announcing', kept, put.cards);
  const contract = announced(say({ view: announcing, ask: announceAsk(twelve, view) }, view, player));
  return { ...contract, discard: put.cards };
}

function announced(said: SkatCommand): Contract {
  return said.type === 'announce' ? said.contract : misunderstood(said);
}

type Told = { readonly view: SkatView; readonly ask: SkatAsk; readonly tricks?: readonly TakenTrick[] };

function say({ view, ask, tricks = [] }: Told, { game }: SeenGame, { level, seed }: Player): SkatCommand {
  const said = answer(view, ask, [], `${seed} ${game}`, tricks, level);
  if (said === undefined) throw new Error(`No answer to ${ask.kind}`);
  return said;
}

function misunderstood(said: SkatCommand): never {
  throw new Error(`An answer to something else: ${said.type}`);
}
