import { expect, test } from 'vitest';

import { keyStep } from './replay';

test('arrows and points step, Home and End lead to the ends, and no key leaves the game', () => {
  const from = (at: number) =>
    ['ArrowLeft', ',', 'ArrowRight', '.', 'Home', 'End'].map((key) => keyStep(key, at, 9));
  expect(from(4)).toEqual([3, 3, 5, 5, 0, 9]);
  expect(from(0)).toEqual([0, 0, 1, 1, 0, 9]);
  expect(from(9)).toEqual([8, 8, 9, 9, 0, 9]);
});

test('other keys do not step', () => {
  expect(['ArrowUp', 'a', ' ', 'Enter'].map((key) => keyStep(key, 4, 9))).toEqual([null, null, null, null]);
});
