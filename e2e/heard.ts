import type { Page } from '@playwright/test';

/** Listens to the live regions from now on, as a screen reader does. */
export async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) heard.push((node.textContent ?? '').trim());
      }
    });
    for (const region of document.querySelectorAll('[role=log]')) observer.observe(region, { childList: true });
  });
}

/** Everything heard since, one line for each announcement. */
export async function heard(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => ('heard' in window && Array.isArray(window.heard) ? window.heard.map(String) : []));
}
