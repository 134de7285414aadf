import { type ReactNode, useEffect, useRef } from 'react';
import { useScrolls } from './use-scrolls.ts';

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
  const scrolls = useScrolls(box);
  useEffect(() => {
    if (endOn !== undefined) box.current?.scrollTo?.({ top: box.current.scrollHeight });
  }, [endOn]);
  return (
    <section ref={box} className={className} aria-label={label} tabIndex={scrolls ? 0 : undefined}>
      {children}
    </section>
  );
}
