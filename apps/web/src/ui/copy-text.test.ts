import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from './copy-text.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function fieldWith(value: string): HTMLInputElement {
  const field = document.createElement('input');
  field.value = value;
  document.body.append(field);
  return field;
}

test('without a clipboard the field is selected for the own hand', async () => {
  vi.stubGlobal('navigator', {});
  const field = fieldWith('http://192.0.2.4/t/abc');
  document.execCommand = () => false;
  expect(await copyText(field.value, field)).toBe('selected');
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
});

test('the old way counts as copied where it works', async () => {
  vi.stubGlobal('navigator', {});
  document.execCommand = () => true;
  expect(await copyText('x', fieldWith('x'))).toBe('copied');
});
