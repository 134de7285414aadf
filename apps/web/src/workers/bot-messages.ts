import type { BotQuestion } from '@skatrunde/table';

/** Between the practice table and the worker in which its bots think. */

export type ToBots = { readonly nr: number; readonly question: BotQuestion };

/** `command`: as the table knows it; absent where the bot has failed. */
export type FromBots = { readonly nr: number; readonly command?: unknown };
