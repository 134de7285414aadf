import { expect, it } from 'vitest';
import { messageBudget, messageBudgets } from './message-rates.ts';

const RATE = { burst: 3, perSecond: 2 };

it('lets a burst through, then as many as the rate allows', () => {
  let time = 0;
  const budget = messageBudget(RATE, () => time);
  expect([budget.take(), budget.take(), budget.take(), budget.take()]).toEqual([true, true, true, false]);
  time = 499;
  expect(budget.take()).toBe(false);
  time = 500;
  expect([budget.take(), budget.take()]).toEqual([true, false]);
  time = 60_000;
  expect([budget.take(), budget.take(), budget.take(), budget.take()]).toEqual([true, true, true, false]);
});

it('counts each person alone and forgets who is quiet', () => {
  let time = 0;
  const budgets = messageBudgets(RATE, () => time);
  for (let message = 0; message < 4; message += 1) budgets.take('mira');
  expect(budgets.take('mira')).toBe(false);
  expect(budgets.take('jonas')).toBe(true);
  budgets.sweep();
  expect(budgets.size()).toBe(2);
  time = 5000;
  budgets.sweep();
  expect(budgets.size()).toBe(0);
});
