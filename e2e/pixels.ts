import type { Page } from '@playwright/test';

/** Where two pictures differ, in px. A few pixels at the edge of a turned card are no difference. */
export type DifferingBox = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly pixels: number;
};

/** `undefined` when two PNGs show the same. The page only lends its decoder. */
export async function differingBox(page: Page, one: Buffer, other: Buffer): Promise<DifferingBox | undefined> {
  if (one.equals(other)) return undefined;
  const empty = await page.context().newPage();
  try {
    return await empty.evaluate(compare, [one.toString('base64'), other.toString('base64')] as const);
  } finally {
    await empty.close();
  }
}

/** Runs in the browser. */
async function compare([one, other]: readonly [string, string]) {
  /** A channel of 0..255 may be off by so much, and so many pixels by more. */
  const tolerance = 32;
  const few = 20;
  const [a, b] = [await read(one), await read(other)];
  const box = { left: a.width, top: a.height, right: 0, bottom: 0, pixels: 0 };
  if (a.width !== b.width || a.height !== b.height) return { ...box, pixels: Number.POSITIVE_INFINITY };
  for (let at = 0; at < a.data.length; at += 4) {
    const off = [0, 1, 2].some(
      (channel) => Math.abs((a.data[at + channel] ?? 0) - (b.data[at + channel] ?? 0)) > tolerance,
    );
    if (!off) continue;
    const x = (at / 4) % a.width;
    const y = Math.floor(at / 4 / a.width);
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
    box.pixels += 1;
  }
  return box.pixels <= few ? undefined : box;

  async function read(png: string): Promise<ImageData> {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas');
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, image.width, image.height);
  }
}
