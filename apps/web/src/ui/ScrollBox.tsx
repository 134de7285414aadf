import { type ReactNode, useEffect, useRef, useState } from 'react';

export type ScrollBoxProps = {
  readonly label: string;
  readonly className?: string | undefined;
  /** Jumps to its end whenever this changes. */
  readonly endOn?: number | undefined;
  readonly children: ReactNode;
};

/** A box that scrolls; a stop for the keyboard only while there is something to scroll. */
export function ScrollBox({ label, className, endOn, children }: ScrollBoxProps) {
  const box = useRef<HTMLElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const look = (): void => setScrolls(element.scrollHeight > element.clientHeight + 1);
    const observer = new ResizeObserver(look);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (endOn !== undefined) box.current?.scrollTo?.({ top: box.current.scrollHeight });
  }, [endOn]);
  return (
    <section ref={box} className={className} aria-label={label} tabIndex={scrolls ? 0 : undefined}>
      {children}
    </section>
  );
}
