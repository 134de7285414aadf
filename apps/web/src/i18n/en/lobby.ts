import type { lobby as german } from '../de/lobby.ts';

export const lobby: typeof german = {};
