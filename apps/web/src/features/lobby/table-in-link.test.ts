import { expect, test } from 'vitest';
import { tableInLink } from './table-in-link.ts';

test.each([
  ['https://skat.example/t/7Kq2mVx9bN4t', '7Kq2mVx9bN4t'],
  ['Kommt: http://192.0.2.4:3000/t/7Kq2mVx9bN4t?x=1', '7Kq2mVx9bN4t'],
  ['  7Kq2mVx9bN4t ', '7Kq2mVx9bN4t'],
  ['/t/7Kq2mVx9bN4t/', '7Kq2mVx9bN4t'],
  ['https://skat.example/', undefined],
  ['Donnerstagsrunde bei Mira', undefined],
  ['', undefined],
])('%s', (pasted, table) => {
  expect(tableInLink(pasted)).toBe(table);
});
