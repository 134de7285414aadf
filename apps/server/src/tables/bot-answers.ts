import { answer, answerOfficers } from '@skatrunde/bots';
import type { BotQuestion } from '@skatrunde/table';

/** What a bot says. Throws where it has nothing to say, and may think for a while: not for the thread of the sockets. */
export function answerTo(question: BotQuestion) {
  const command = commandFor(question);
  if (command === undefined) throw new Error('The bot has no answer');
  return command;
}

function commandFor(question: BotQuestion) {
  const { seed, level } = question;
  return question.plays === 'officers'
    ? answerOfficers(question.view, question.ask, question.offers, seed, question.tricks)
    : answer(question.view, question.ask, question.offers, seed, question.tricks, level);
}
