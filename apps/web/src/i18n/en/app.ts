import type { app as german } from '../de/app.ts';

export const app: typeof german = {
  languageName: 'English',
  sending: 'sent …',
};
