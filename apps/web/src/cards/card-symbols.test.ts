import { PACK } from '@skatrunde/rules/cards';
import { expect, test } from 'vitest';
import french from '../../public/cards/french.svg?raw';
import german from '../../public/cards/german.svg?raw';
import { backSymbol, type CardLook, cardSymbols, suitSymbol } from './card-symbols.ts';
import { DECKS } from './deck.ts';

const isDrawn = (id: string): boolean => [french, german].some((deck) => deck.includes(`<symbol id="${id.slice(1)}"`));

const LOOKS: readonly CardLook[] = DECKS.flatMap((deck) =>
  (['de', 'en'] as const).flatMap((language) => [true, false].map((large) => ({ deck, language, large }))),
);

test('every card of every deck is drawn, in both languages and both sizes of index', () => {
  const missing = LOOKS.flatMap((look) => PACK.flatMap((card) => cardSymbols(card, look))).filter((id) => !isDrawn(id));
  expect(missing).toEqual([]);
});

test('what the page links to is there once', () => {
  for (const sprite of [french, german]) {
    const ids = [...sprite.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test('backs and suit signs are drawn', () => {
  const ids = DECKS.flatMap((deck) => [
    backSymbol(deck),
    ...(['C', 'S', 'H', 'D'] as const).map((s) => suitSymbol(s, deck)),
  ]);
  expect(ids.filter((id) => !isDrawn(id))).toEqual([]);
});

test('the French index follows the language, the German one does not', () => {
  const index = (deck: 'french' | 'german', language: 'de' | 'en') =>
    cardSymbols('CJ', { deck, language, large: false })[1];
  expect(index('french', 'de')).toBe('#fr-ix-CB');
  expect(index('french', 'en')).toBe('#fr-ix-CJ');
  expect(index('german', 'de')).toBe(index('german', 'en'));
});

test('the drawings need no exception in a strict security policy', () => {
  for (const sprite of [french, german])
    expect(sprite).not.toMatch(/style=|<style|<script|url\(|https?:\/\/(?!www\.w3\.org)/);
});
