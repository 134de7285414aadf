import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** axe with all its rules, or only what depends on the theme; each finding by its rule, and where. */
export async function expectAccessible(page: Page, what: string, rules: 'all' | 'contrast' = 'all'): Promise<void> {
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {}))));
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules === 'all' ? axe : axe.withRules(['color-contrast'])).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html, any }) => `${html} ${any[0]?.message ?? ''}`).join('\n')}`,
  );
  expect.soft(found, `axe on ${what}`).toEqual([]);
}
