import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any view has. */
const STOPS = 80;

/** Goes to a control with Tab alone. Each stop on the way there shows that it has the focus. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  for (let stop = 0; stop < STOPS; stop += 1) {
    if (await control.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press('Tab');
    const hidden = await page.evaluate(focusInTheDark);
    expect(hidden, 'a stop without a visible focus').toBeUndefined();
  }
  throw new Error(`Tab does not reach ${control}`);
}

export async function pressOn(page: Page, control: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

/** Runs in the browser: the focused element, unless it or the label around it has a ring. */
function focusInTheDark(): string | undefined {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const ring = (node: Element | null): boolean => {
    if (!node) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(node);
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
  };
  const places = [element, element.firstElementChild, element.nextElementSibling, element.closest('label')];
  return places.some(ring) ? undefined : element.outerHTML.slice(0, 200);
}
