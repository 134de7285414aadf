import { describe, expect, it } from 'vitest';
import { cleanName } from './names.ts';

describe('names', () => {
  it.each([
    ['Mira', 'Mira'],
    ['  Mira   Maria ', 'Mira Maria'],
    ['Mira\tMaria\n', 'Mira Maria'],
    ['Jo\u0308rg', 'Jörg'],
    ['x', 'x'],
    ['ß'.repeat(24), 'ß'.repeat(24)],
    ['👩‍👩‍👧', '👩‍👩‍👧'],
    ['👩‍👩‍👧'.repeat(12), '👩‍👩‍👧'.repeat(12)],
    ['❤️', '❤️'],
    ['\u202eariM', 'ariM'],
    ['Mi\u200b\ufeffra', 'Mira'],
    ['محمد', 'محمد'],
    ['<b>Mira</b>', '<b>Mira</b>'],
  ])('%j is shown as %j', (raw, name) => {
    expect(cleanName(raw)).toEqual({ ok: true, name });
  });

  it.each([
    ['', 'nameEmpty'],
    ['   ', 'nameEmpty'],
    ['\u200b\u200d', 'nameEmpty'],
    ['\u3164', 'nameEmpty'],
    ['\u2800\u2800', 'nameEmpty'],
    ['\u00ad', 'nameEmpty'],
    ['\u{e0041}', 'nameEmpty'],
    ['x'.repeat(25), 'nameTooLong'],
    [`Z${'\u0301'.repeat(200)}`, 'nameTooLong'],
  ])('%j is refused: %s', (raw, code) => {
    expect(cleanName(raw)).toEqual({ ok: false, code });
  });
});
