/** How well a bot plays, upward: Anfänger, Stammtisch, Verein, Meister. */
export const BOT_LEVELS = ['beginner', 'regular', 'club', 'master'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** Where the host does not say another, and whoever plays for somebody who is away. */
export const DEFAULT_BOT_LEVEL: BotLevel = 'regular';

/** Logs that were written before there were levels name another one. */
export function knownLevel(level: string): BotLevel {
  return BOT_LEVELS.find((one) => one === level) ?? DEFAULT_BOT_LEVEL;
}
