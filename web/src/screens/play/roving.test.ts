import { expect, it } from 'vitest';

import { entry, keyTarget } from './roving';
import { roundsOf } from './rounds';

const ROUNDS = roundsOf(['Me6', 'Bd9', 'Ih5', 'Mf6', 'Bc9', 'Ig5', 'Mg6'], [0, 1, 1, 0, 1, 1, 0]);

it.each([
  ['ArrowRight', 1, 2],
  ['ArrowRight', 7, 7],
  ['ArrowLeft', 4, 3],
  ['ArrowLeft', 1, 1],
  ['ArrowDown', 3, 5],
  ['ArrowDown', 5, 7],
  ['ArrowDown', 7, 7],
  ['ArrowUp', 6, 2],
  ['ArrowUp', 2, 1],
  ['Home', 5, 1],
  ['End', 2, 7],
  ['Enter', 2, null],
  ['e', 2, null],
])('%s leads from move %i to %s', (key, from, to) => {
  expect(keyTarget(ROUNDS, from, key)).toBe(to);
});

it('is entered at the move that is shown, or at the first', () => {
  expect([entry(ROUNDS, 4), entry(ROUNDS, 0), entry([], 0)]).toEqual([4, 1, 0]);
});
