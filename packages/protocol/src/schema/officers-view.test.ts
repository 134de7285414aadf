import type { OfficersView, OfficersViewEvent } from '@skatrunde/rules/cards';
import { describe, expect, it } from 'vitest';
import { OfficersViewEventSchema, OfficersViewSchema } from './officers-view.ts';

const covered = Array.from({ length: 8 }, () => ({ covered: true }));
const announcing: OfficersView = { phase: 'announcing', turn: 0, hand: [], stacks: [covered, covered] };

describe("a view of Officers' Skat", () => {
  it('[UPD-8] passes with what everybody may see', () => {
    expect(OfficersViewSchema.safeParse(announcing).success).toBe(true);
  });

  it.each([
    ['a covered card by name', { ...announcing, stacks: [[{ covered: 'CJ' }], covered] }],
    ['the deal before the end', { ...announcing, deal: [[], []] }],
    ['a third player', { ...announcing, turn: 2 }],
  ])('does not pass with %s', (_, view) => {
    expect(OfficersViewSchema.safeParse(view).success).toBe(false);
  });
});

describe('events', () => {
  const turned: OfficersViewEvent = { type: 'cardsTurned', cards: [{ player: 1, stack: 7, card: 'D7' }] };

  it('pass as everybody gets them', () => {
    expect(OfficersViewEventSchema.safeParse(turned).success).toBe(true);
    expect(OfficersViewEventSchema.safeParse({ type: 'dealt' }).success).toBe(true);
  });

  it('do not pass with the stacks of a deal', () => {
    expect(OfficersViewEventSchema.safeParse({ type: 'dealt', stacks: [] }).success).toBe(false);
  });
});
