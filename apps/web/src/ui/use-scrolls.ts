import { type RefObject, useEffect, useState } from 'react';

/** Whether there is more in this box than it shows: only then it has to be a stop for the keyboard. */
export function useScrolls(box: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const look = (): void => setScrolls(element.scrollHeight > element.clientHeight + 1);
    const observer = new ResizeObserver(look);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [box]);
  return scrolls;
}
