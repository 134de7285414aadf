import { answer, answerOfficers, hint, hintOfficers } from '@skatrunde/bots';
import type { BotQuestion, Hint } from '@skatrunde/table';

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

/** What a bot would say in somebody's place, and why. Throws and thinks like `answerTo`. */
export function hintTo(question: BotQuestion): Hint {
  const found = hintFor(question);
  if (found === undefined) throw new Error('The bot has no hint');
  return found;
}

function hintFor(question: BotQuestion): Hint | undefined {
  const { seed } = question;
  if (question.ask === undefined) return undefined;
  return question.plays === 'officers'
    ? hintOfficers(question.view, question.ask, question.offers, seed, question.tricks)
    : hint(question.view, question.ask, question.offers, seed, question.tricks);
}
