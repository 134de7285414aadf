import { answer, answerOfficers, hint, hintOfficers } from '@skatrunde/bots';
import type { BotQuestion } from '@skatrunde/table';
import type { FromBots, ToBots } from './bot-messages.ts';

/** The worker in which the bots of the practice table think, so that neither page nor table ever waits. */
addEventListener('message', ({ data }: MessageEvent<ToBots>) => {
  postMessage(answered(data));
});

function answered({ nr, question, wants }: ToBots): FromBots {
  try {
    return { nr, said: wants === 'hint' ? hintFor(question) : commandFor(question) };
  } catch (error) {
    console.error(error);
    return { nr };
  }
}

function commandFor(question: BotQuestion) {
  const { seed, level } = question;
  return question.plays === 'officers'
    ? answerOfficers(question.view, question.ask, question.offers, seed, question.tricks)
    : answer(question.view, question.ask, question.offers, seed, question.tricks, level);
}

function hintFor(question: BotQuestion) {
  const { seed } = question;
  if (question.ask === undefined) return undefined;
  return question.plays === 'officers'
    ? hintOfficers(question.view, question.ask, question.offers, seed, question.tricks)
    : hint(question.view, question.ask, question.offers, seed, question.tricks);
}
