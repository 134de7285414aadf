import type { table as german } from '../de/table.ts';
import { ask } from './table-ask.ts';
import { board } from './table-board.ts';
import { house } from './table-house.ts';
import { reckoning } from './table-reckoning.ts';
import { result } from './table-result.ts';
import { told } from './table-told.ts';

export const table: typeof german = { board, ask, told, result, reckoning, house };
