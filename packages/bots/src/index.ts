/** Players that see a view and answer an ask. */
export { answer } from './bot.ts';
export { BOT_LEVELS, type BotLevel, isBotLevel } from './levels.ts';
export { answerOfficers } from './officers/bot.ts';
export type { Seed } from './random.ts';
export type { OpenGame } from './solver/bits.ts';
export { createOpenSolver, type OpenSolver } from './solver/open-solver.ts';
export type { OpenPosition } from './solver/position.ts';
