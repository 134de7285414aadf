import { expect, it } from 'vitest';
import { isNewEnough } from './node-bridge.mjs';

it.each([
  ['18.20.0', false],
  ['20.20.2', false],
  ['22.17.1', false],
  ['22.18.0', true],
  ['24.0.0', true],
  ['26.10.0', true],
])('Node %s runs this project by itself: %s', (version, expected) => {
  expect(isNewEnough(version)).toBe(expected);
});
