import type { Layout } from './layout.ts';
import { cardHeight } from './shapes.ts';

/** Height of a button in the corner. */
const BUTTON = 44;

/** Upper right corner of the buttons in the mat's lower right: clear of the ask row, and of the hand below on phones. */
export function cornerPlace({ ask, mat, below, width, kind }: Layout): {
  readonly top: number;
  readonly right: number;
} {
  const edge = width - mat.left - mat.width;
  const inRow = kind === 'wide' || (kind === 'tablet' && width >= 900);
  if (ask.height === 0) {
    const upright = kind === 'phone' || kind === 'small';
    const floor = upright ? below.y - cardHeight(below.width) / 2 - 12 : mat.top + mat.height - (inRow ? 36 : 10);
    return { top: floor - (kind === 'small' ? 2 : 1) * BUTTON, right: edge + (inRow ? 30 : 8) };
  }
  if (inRow) return { top: ask.top + 2, right: edge + 24 };
  if (kind === 'small') return { top: ask.top - 2 * BUTTON, right: edge };
  return { top: ask.top - 48, right: edge + 8 };
}
