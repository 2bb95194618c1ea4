import { expect, test } from 'vitest';

import { seat, table } from '../../testing';
import { counted, levelOf, offered } from './ladder';

const after = (...results: (boolean | null)[]) =>
  results.reduce(
    (streak, won, index) => counted(streak, `match${index}`, 3, won),
    undefined as ReturnType<typeof counted> | undefined,
  )!;

test('a win offers the level above, two losses the level below', () => {
  expect(offered(after(true))).toEqual({ up: true, level: 3, run: 1, next: 4 });
  expect(offered(after(true, true))).toEqual({ up: true, level: 3, run: 2, next: 4 });
  expect(offered(after(false))).toBeNull();
  expect(offered(after(false, false))).toEqual({ up: false, level: 3, run: 2, next: 2 });
  expect(offered(after(true, false))).toBeNull();
  expect(offered(after(false, null, false))).toBeNull();
});

test('there is no level above the strongest and none below the first', () => {
  expect(offered({ level: 8, run: 2, matches: ['a'] })).toBeNull();
  expect(offered({ level: 1, run: -3, matches: ['a'] })).toBeNull();
});

test('a game counts once, and another level begins anew', () => {
  const once = counted(undefined, 'a', 3, true);
  expect(counted(once, 'a', 3, true)).toEqual(once);
  expect(counted(once, 'b', 4, true).run).toBe(1);
});

test('an older game that is opened again does not count again', () => {
  const both = counted(counted(undefined, 'a', 3, true), 'b', 3, false);
  expect(counted(both, 'a', 3, true)).toEqual(both);
});

test('only games of one person against bots of one level count', () => {
  const me = seat(0, 0);
  const bot = (number: number, level: number) => seat(number, number, { player: '', level });
  expect(levelOf(table([me, bot(1, 3)]), [me])).toBe(3);
  expect(levelOf(table([me, bot(1, 3), bot(2, 5)]), [me])).toBe(0);
  expect(levelOf(table([me, bot(1, 9)]), [me])).toBe(0);
  expect(levelOf(table([me, seat(1, 1)]), [me])).toBe(0);
  expect(levelOf(table([me, bot(1, 3)]), [])).toBe(0);
  expect(levelOf(table([me, seat(1, 1), bot(2, 3)]), [me, seat(1, 1)])).toBe(0);
});
