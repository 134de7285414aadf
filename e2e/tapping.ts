import type { Locator } from '@playwright/test';

/** The largest square of an element that is in sight and that a finger would hit, in px. */
export type Tappable = { readonly side: number; readonly x: number; readonly y: number };

/**
 * Looks at the points of an element's box, `step` px apart: which of them lie in the window and hit it and nothing on
 * top of it. `side` is 0 when there is none; `x` and `y` are the middle of the square.
 */
export async function tappable(element: Locator, { step }: { readonly step: number }): Promise<Tappable> {
  return element.evaluate((node, step) => {
    const box = node.getBoundingClientRect();
    let above: number[] = [];
    let best = { side: 0, x: 0, y: 0 };
    for (let y = box.top + step / 2; y < box.bottom; y += step) {
      const row: number[] = [];
      for (let x = box.left + step / 2, column = 0; x < box.right; x += step, column += 1) {
        const inside = x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
        const hit = inside && node.contains(document.elementFromPoint(x, y));
        const corner = Math.min(above[column] ?? 0, above[column - 1] ?? 0, row[column - 1] ?? 0);
        const side = hit ? 1 + (column === 0 ? 0 : corner) : 0;
        row.push(side);
        if (side * step > best.side) {
          best = { side: side * step, x: x - ((side - 1) * step) / 2, y: y - ((side - 1) * step) / 2 };
        }
      }
      above = row;
    }
    return best;
  }, step);
}

/** Clicks or taps an element where it can be seen, as a person would. */
export async function touch(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const { side, x, y } = await tappable(element, { step: 4 });
  if (side === 0) throw new Error(`Nothing of it can be touched: ${await element.getAttribute('aria-label')}`);
  const page = element.page();
  const isTouch = await page.evaluate(() => matchMedia('(pointer: coarse)').matches);
  if (isTouch) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}
