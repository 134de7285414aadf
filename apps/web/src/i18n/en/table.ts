import type { table as german } from '../de/table.ts';

export const table: typeof german = {};
