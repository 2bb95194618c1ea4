import { expect, test } from 'vitest';

import { chase, race, seat, table } from '../../testing';
import { sinceOf } from './since';

const seats = [seat(0, 0), seat(1, 1, { pieces: [1, 2] }), seat(2, 1, { pieces: [3, 4] })];

test('it is all that others did after our own last move', () => {
  const cast = { table: table(seats), view: chase(), mine: [seats[0]!] };
  expect(sinceOf(cast, [0, 1, 1, 2, 2], 5)).toEqual([2, 3, 4, 5]);
  expect(sinceOf(cast, [1, 1], 2)).toEqual([1, 2]);
});

test('a teammate is another, though of our side', () => {
  const cast = { table: table(seats), view: chase({ to_move: 1 }), mine: [seats[1]!] };
  expect(sinceOf(cast, [0, 1, 1, 2, 2, 0], 6)).toEqual([4, 5, 6]);
});

test('right after our own move it is that move', () => {
  const cast = { table: table(seats), view: chase(), mine: [seats[0]!] };
  expect(sinceOf(cast, [0, 1, 0], 3)).toEqual([3]);
  expect(sinceOf(cast, [], 0)).toEqual([]);
});

test('at one screen it begins with the last turn of whoever moves next', () => {
  const all = [0, 1, 2, 3].map((side) => seat(side, side));
  const cast = { table: table(all), view: race(4, { to_move: 1 }), mine: all };
  expect(sinceOf(cast, [0, 1, 2, 3, 0], 5)).toEqual([3, 4, 5]);
});

test('for somebody who watches, and where it is not known who moved, it is the last move', () => {
  const cast = { table: table(seats), view: chase(), mine: [] };
  expect(sinceOf(cast, [0, 1, 1], 3)).toEqual([3]);
  expect(sinceOf({ ...cast, mine: [seats[0]!] }, [], 3)).toEqual([3]);
});
