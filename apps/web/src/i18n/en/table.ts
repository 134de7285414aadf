import type { table as german } from '../de/table.ts';
import { reckoning } from './table-reckoning.ts';

export const table: typeof german = { reckoning };
