import { reckoning } from './table-reckoning.ts';

export const table = { reckoning };
