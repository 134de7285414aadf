import {
  BOT_LEVELS,
  BOT_PACES,
  type BotLevel,
  type BotPace,
  DEFAULT_BOT_LEVEL,
  DEFAULT_SETTINGS,
  DEFAULT_TEMPO,
  type TableSettings,
} from '@skatrunde/protocol';
import { useSyncExternalStore } from 'react';
import { queryOf, settingsInQuery } from '../../house-rules/link-settings.ts';

/** What one practises with: how strong and how fast the bots are, and the rules; remembered in this browser. */
export type Choice = { readonly level: BotLevel; readonly pace: BotPace; readonly rules: TableSettings };

const KEY = 'skatrunde.practice';
const FIRST: Choice = { level: DEFAULT_BOT_LEVEL, pace: DEFAULT_TEMPO.bots, rules: DEFAULT_SETTINGS };
const listeners = new Set<() => void>();
let current = remembered();

export function choice(): Choice {
  return current;
}

export function useChoice(): Choice {
  return useSyncExternalStore(subscribe, choice);
}

export function changeChoice(change: Partial<Choice>): void {
  current = { ...current, ...change };
  remember(current);
  for (const listener of listeners) listener();
}

/** The settings of the table: nobody is ever away, and whoever practises may think as long as they like. */
export function tableSettings({ pace, rules }: Choice): TableSettings {
  return { ...rules, tempo: tempoAt(pace) };
}

export function tempoAt(pace: BotPace) {
  return { bots: pace, absence: 'wait', thinkTime: 0 } as const;
}

/** Whatever is no choice (any more) stands as for a first visit. */
function remembered(): Choice {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return {
      level: BOT_LEVELS.find((level) => level === field(stored, 'level')) ?? FIRST.level,
      pace: BOT_PACES.find((pace) => pace === field(stored, 'pace')) ?? FIRST.pace,
      rules: settingsInQuery(String(field(stored, 'rules'))) ?? FIRST.rules,
    };
  } catch {
    return FIRST;
  }
}

function remember({ level, pace, rules }: Choice): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ level, pace, rules: queryOf(rules) }));
  } catch {
    return;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function field(stored: unknown, key: string): unknown {
  return typeof stored === 'object' && stored !== null ? Reflect.get(stored, key) : undefined;
}
