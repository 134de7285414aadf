import { type RefObject, useLayoutEffect, useState } from 'react';
import type { BoardSize } from './layout-numbers.ts';

/** How much room the board has; follows rotation, zoom and a keyboard that comes up. */
export function useBoardSize(element: RefObject<HTMLElement | null>): BoardSize | undefined {
  const [size, setSize] = useState<BoardSize>();
  useLayoutEffect(() => {
    const board = element.current;
    if (!board) return;
    const measure = (): void => {
      const { width, height } = board.getBoundingClientRect();
      setSize((last) => (last?.width === width && last.height === height ? last : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(board);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
