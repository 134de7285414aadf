import { answer, answerOfficers } from '@skatrunde/bots';
import type { BotQuestion, DecisionKind, TableBots } from '@skatrunde/table';

/** How long a bot seems to think, in ms: long enough to follow, short enough not to bore. By the kind of question alone. */
const DELAYS: Readonly<Record<DecisionKind, number>> = {
  bid: 900,
  hold: 900,
  pickUpOrHand: 1100,
  discard: 1400,
  announce: 1100,
  play: 850,
  grandHand: 1100,
  push: 1100,
  putOn: 1400,
  knock: 900,
  double: 900,
  kontra: 900,
  re: 900,
  rearrange: 1400,
  giveIn: 1100,
  takeGift: 1100,
  answerClaim: 1200,
  answerConcession: 1200,
};

/** Bots of this process. Asked through a promise, since stronger ones will think in worker threads. */
export const houseBots: TableBots = {
  answer: async (question) => commandFor(question),
  delayFor: (kind) => DELAYS[kind],
};

function commandFor(question: BotQuestion) {
  const command = answerOf(question);
  if (command === undefined) throw new Error('The bot has no answer');
  return command;
}

function answerOf(question: BotQuestion) {
  const { seed } = question;
  return question.plays === 'officers'
    ? answerOfficers(question.view, question.ask, question.offers, seed, question.tricks)
    : answer(question.view, question.ask, question.offers, seed, question.tricks);
}
