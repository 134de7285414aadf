import { describe, expect, it } from 'vitest';
import { ClaimBody, NameBody, NewTableBody, SaySchema, TitleSchema } from './requests.ts';

const id = 'abcdefghijklmnop';

describe('texts that come in', () => {
  it.each([
    ['a word', 'Grand Hand!', true],
    ['an emoji', '🂡', true],
    ['a NUL character', 'a\0b', false],
    ['half a surrogate pair', 'a\ud83c', false],
    ['2001 characters', 'x'.repeat(2001), false],
    ['a number', 18, false],
  ])('chat with %s', (_, text, fits) => {
    expect(SaySchema.safeParse({ id, text }).success).toBe(fits);
  });

  it('takes a title of 40 characters and not of 41', () => {
    expect(TitleSchema.safeParse({ title: 'x'.repeat(40) }).success).toBe(true);
    expect(TitleSchema.safeParse({ title: 'x'.repeat(41) }).success).toBe(false);
  });

  it('refuses unknown keys in every body', () => {
    expect(NameBody.safeParse({ name: 'Mira', person: 'x' }).success).toBe(false);
    expect(NewTableBody.safeParse({ host: 'x' }).success).toBe(false);
    expect(ClaimBody.safeParse({ code: 'abcdefghijklmnopqrstuv', again: true }).success).toBe(false);
  });

  it('makes a table without settings', () => {
    expect(NewTableBody.parse({})).toEqual({});
  });
});
