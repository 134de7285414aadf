import type { pad as german } from '../de/pad.ts';

export const pad: typeof german = {};
