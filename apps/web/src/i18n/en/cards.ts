import type { cards as german } from '../de/cards.ts';

export const cards: typeof german = {};
