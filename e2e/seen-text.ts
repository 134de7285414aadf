import type { Page } from '@playwright/test';

/**
 * Every text of a page that somebody sees or hears, once: words, names of controls, placeholders, the tab. Numbers stand
 * as #, since some of them run.
 */
export async function seenTexts(page: Page): Promise<ReadonlySet<string>> {
  const texts = await page.evaluate(() => {
    const found: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      if (!element?.checkVisibility({ visibilityProperty: true }) || element.closest('[role=log], option')) continue;
      if (node instanceof Text) found.push(node.data);
      else
        for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.push(element.getAttribute(name) ?? '');
    }
    return found.map((text) => text.replaceAll(/\d+/g, '#').replaceAll(/\s+/g, ' ').trim());
  });
  return new Set(texts.filter((text) => /\p{L}/u.test(text)));
}
