/** What a thread of the pool in `bot-players.ts` loads: the pool calls them by name. */
export { answerTo, hintTo } from './bot-answers.ts';
