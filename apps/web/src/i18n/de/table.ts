import { ask } from './table-ask.ts';
import { board } from './table-board.ts';
import { house } from './table-house.ts';
import { reckoning } from './table-reckoning.ts';
import { result } from './table-result.ts';
import { told } from './table-told.ts';

/** The cards on the table and what is asked around them. */
export const table = { board, ask, told, result, reckoning, house };
