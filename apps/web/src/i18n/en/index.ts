import type { de } from '../de/index.ts';
import { app } from './app.ts';
import { bots } from './bots.ts';
import { cards } from './cards.ts';
import { contracts } from './contracts.ts';
import { fairCards } from './fair-cards.ts';
import { lobby } from './lobby.ts';
import { officers } from './officers.ts';
import { pad } from './pad.ts';
import { panel } from './panel.ts';
import { practice } from './practice.ts';
import { refusals } from './refusals.ts';
import { rules } from './rules.ts';
import { table } from './table.ts';

export const en: typeof de = {
  app,
  bots,
  lobby,
  panel,
  pad,
  practice,
  fairCards,
  contracts,
  table,
  officers,
  cards,
  refusals,
  rules,
};
