import { expect, test } from 'vitest';

import { race } from '../../testing';
import type { SeatState } from '../../wire';
import { turnTo } from '../play/names';
import { ownSideOf } from './model';

const SEATS = ['ann', 'bob', 'cem'].map((player, seat) => ({ seat, player, side: (seat + 1) % 3 }) as SeatState);

test('the board of a review is turned to the side of its reader', () => {
  expect(ownSideOf(SEATS, 'bob')).toBe(2);
  expect(ownSideOf(SEATS, 'eve')).toBe(0);
  expect(ownSideOf([{ seat: 0, player: '', side: 1 } as SeatState], '')).toBe(0);
  expect(turnTo(race(2), ownSideOf(SEATS, 'ann'))).toBe(2);
});
