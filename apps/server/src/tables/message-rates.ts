/** How many messages at once, and how many more each second. */
export type Rate = { readonly burst: number; readonly perSecond: number };

/** A person plays a card a second at most and answers a few dialogs; a resend after a drop comes on top. */
export const MESSAGE_RATES = {
  command: { burst: 40, perSecond: 8 },
  chat: { burst: 8, perSecond: 1 },
  /** A hint is a bot's thought: one for each decision, and a few more in haste. */
  hint: { burst: 6, perSecond: 0.5 },
} as const satisfies Readonly<Record<string, Rate>>;

/** All pages of a person together may say twice as much as one. */
export function personRates(factor: number) {
  return {
    command: scaled(MESSAGE_RATES.command, 2 * factor),
    chat: scaled(MESSAGE_RATES.chat, 2 * factor),
    hint: scaled(MESSAGE_RATES.hint, 2 * factor),
  };
}

export function scaled({ burst, perSecond }: Rate, factor: number): Rate {
  return { burst: burst * factor, perSecond: perSecond * factor };
}

/** Lets `burst` messages through at once and then `perSecond`; `take` says whether one more may come. */
export function messageBudget(rate: Rate, now: () => number) {
  let left = rate.burst;
  let at = now();
  return {
    take(): boolean {
      const time = now();
      left = Math.min(rate.burst, left + ((time - at) / 1000) * rate.perSecond);
      at = time;
      if (left < 1) return false;
      left -= 1;
      return true;
    },
    /** Full again: nobody needs to remember it. */
    isFull: (): boolean => left + ((now() - at) / 1000) * rate.perSecond >= rate.burst,
  };
}

export type MessageBudget = ReturnType<typeof messageBudget>;

/** One budget for each key (a person), forgotten once full. */
export function messageBudgets(rate: Rate, now: () => number) {
  const budgets = new Map<string, MessageBudget>();
  return {
    take(key: string): boolean {
      const budget = budgets.get(key) ?? messageBudget(rate, now);
      budgets.set(key, budget);
      return budget.take();
    },
    sweep(): void {
      for (const [key, budget] of budgets) if (budget.isFull()) budgets.delete(key);
    },
    size: () => budgets.size,
  };
}

export type MessageBudgets = ReturnType<typeof messageBudgets>;
