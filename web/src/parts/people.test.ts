import { expect, it } from 'vitest';

import '../testing';
import { seatName, sitterOf } from './people';

it('a seat is free, a bot’s, ours or somebody else’s', () => {
  expect(sitterOf({ seat: 0 }, 'me')).toBe('free');
  expect(sitterOf({ seat: 0, level: 3 }, 'me')).toBe('bot');
  expect(sitterOf({ seat: 0, player: 'me' }, 'me')).toBe('you');
  expect(sitterOf({ seat: 0, player: 'me', level: 3 }, 'other')).toBe('other');
});

it('people on one screen are told apart by their names', () => {
  expect(seatName({ seat: 0, player: 'me', name: 'Ann' }, 'me')).toBe('Ann');
  expect(seatName({ seat: 1, player: 'me' }, 'me')).toBe('You');
  expect(seatName({ seat: 2, player: 'other' }, 'me')).toBe('A guest');
});
