import type { panel as german } from '../de/panel.ts';

export const panel: typeof german = {};
