import { answer, answerOfficers } from '@skatrunde/bots';
import { type BotQuestion, type TableBots, thinkingMs } from '@skatrunde/table';

/** Bots of this process. Asked through a promise, since stronger ones will think in worker threads. */
export const houseBots: TableBots = {
  answer: async (question) => commandFor(question),
  delayFor: thinkingMs,
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
