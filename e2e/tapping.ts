import type { Locator } from '@playwright/test';

/** The largest square of an element that is in sight and that a finger would hit: its side and its middle, in px. */
export type Tappable = { readonly name: string; readonly side: number; readonly x: number; readonly y: number };

/** Points are looked at so far apart, in px. */
const STEP = 3;

/** Of each element; `side` is 0 where there is nothing to hit. */
export async function tappableParts(elements: Locator): Promise<readonly Tappable[]> {
  return elements.evaluateAll((nodes, step) => {
    /** Dynamic programming over the points of the box: the largest square that ends in each. */
    function largestSquare(node: Element) {
      const box = node.getBoundingClientRect();
      let above: readonly number[] = [];
      let best = { side: 0, x: 0, y: 0 };
      for (let y = box.top + step / 2; y < box.bottom; y += step) {
        const row: number[] = [];
        for (let x = box.left + step / 2; x < box.right; x += step) {
          const at = row.length;
          const corner = Math.min(above[at] ?? 0, above[at - 1] ?? 0, row[at - 1] ?? 0);
          const side = node.contains(document.elementFromPoint(x, y)) ? corner + 1 : 0;
          row.push(side);
          const middle = ((side - 1) * step) / 2;
          if (side * step > best.side) best = { side: side * step, x: x - middle, y: y - middle };
        }
        above = row;
      }
      return best;
    }
    return nodes.map((node) => ({
      name: node.getAttribute('aria-label') ?? node.textContent ?? '',
      ...largestSquare(node),
    }));
  }, STEP);
}

/** Clicks or taps an element where it can be seen, as a person would. */
export async function touch(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const [part] = await tappableParts(element);
  if (part === undefined || part.side === 0) throw new Error(`Nothing of it can be touched: ${part?.name}`);
  const page = element.page();
  const isTouch = await page.evaluate(() => matchMedia('(pointer: coarse)').matches);
  if (isTouch) await page.touchscreen.tap(part.x, part.y);
  else await page.mouse.click(part.x, part.y);
}
