/** How well a bot plays, upward. */
export const BOT_LEVELS = ['beginner', 'regular', 'club', 'master'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

export function isBotLevel(text: string): text is BotLevel {
  return BOT_LEVELS.some((level) => level === text);
}
