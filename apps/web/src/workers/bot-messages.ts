import type { BotQuestion } from '@skatrunde/table';

/** Between the practice table and the worker in which its bots think. */

export type ToBots = { readonly nr: number; readonly question: BotQuestion; readonly wants: 'answer' | 'hint' };

/** `said`: a command or a hint as the table knows it; absent where the bot has failed. */
export type FromBots = { readonly nr: number; readonly said?: unknown };
