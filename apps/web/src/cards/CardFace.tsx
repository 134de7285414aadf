import type { Card } from '@skatrunde/rules/cards';

/** One card, face up; as wide as its box. */
export function CardFace({ card }: { readonly card: Card }) {
  return <span>{card}</span>;
}
