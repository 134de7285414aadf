/** What a thread of the pool in `bot-players.ts` loads: the pool calls it by name. */
export { answerTo } from './bot-answers.ts';
