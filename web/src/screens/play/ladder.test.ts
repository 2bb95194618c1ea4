import { describe, expect, test } from 'vitest';

import { chase as chaseView, race as raceView, seat, table } from '../../testing';
import type { ModeOffered, SeatState, Setup } from '../../wire';
import { againAt, counted, ladderOf, levelOf, offered } from './ladder';

const after = (...results: (boolean | null)[]) =>
  results.reduce(
    (streak, won, index) => counted(streak, `match${index}`, 3, won),
    undefined as ReturnType<typeof counted> | undefined,
  )!;
const offer = (...results: (boolean | null)[]) => offered(after(...results), `match${results.length - 1}`);

test('two wins running offer the level above, two losses the level below; one result offers nothing', () => {
  expect(offer(true)).toBeNull();
  expect(offer(false)).toBeNull();
  expect(offer(true, true)).toEqual({ up: true, level: 3, run: 2, next: 4 });
  expect(offer(false, false)).toEqual({ up: false, level: 3, run: 2, next: 2 });
  expect(offer(true, true, true)).toEqual({ up: true, level: 3, run: 3, next: 4 });
  expect(offer(true, false)).toBeNull();
  expect(offer(true, false, true)).toBeNull();
  expect(offer(false, null, false)).toBeNull();
});

test('there is no level above the strongest and none below the first', () => {
  expect(offered({ level: 8, run: 2, matches: ['a'] }, 'a')).toBeNull();
  expect(offered({ level: 1, run: -3, matches: ['a'] }, 'a')).toBeNull();
});

test('a game counts once, and another level begins anew', () => {
  const once = counted(undefined, 'a', 3, true);
  expect(counted(once, 'a', 3, true)).toEqual(once);
  expect(counted(once, 'b', 4, true).run).toBe(1);
});

test('an older game that is opened again neither counts again nor offers a level', () => {
  const both = counted(counted(undefined, 'a', 3, true), 'b', 3, true);
  expect(counted(both, 'a', 3, true)).toEqual(both);
  expect(offered(both, 'a')).toBeNull();
  expect(offered(both, 'b')).not.toBeNull();
});

const me = seat(0, 0);
const bot = (number: number, level: number, more: Partial<SeatState> = {}) =>
  seat(number, number, { player: '', name: '', level, ...more });

test('only games of one person against bots of one level count', () => {
  expect(levelOf(table([me, bot(1, 3)]), [me])).toBe(3);
  expect(levelOf(table([me, bot(1, 3), bot(2, 5)]), [me])).toBe(0);
  expect(levelOf(table([me, bot(1, 9)]), [me])).toBe(0);
  expect(levelOf(table([me, seat(1, 1)]), [me])).toBe(0);
  expect(levelOf(table([me, bot(1, 3)]), [])).toBe(0);
  expect(levelOf(table([me, seat(1, 1), bot(2, 3)]), [me, seat(1, 1)])).toBe(0);
});

test('a bot that sits in for a person is no opponent', () => {
  const away = seat(1, 1, { level: 3, away: true });
  expect(levelOf(table([me, away]), [me])).toBe(0);
});

const piece = (name: string, side: number) => ({ name, letter: name[0]!, side });
const race: ModeOffered = {
  key: 'classic-2',
  sides: ['w', 'x'],
  pieces: [piece('w', 0), piece('x', 1)],
  team: null,
  seats: [2, 2],
  shares: {},
  presets: {},
  switches: [],
  layouts: [],
  levels: [],
};
const chase: ModeOffered = {
  ...race,
  key: 'pacman',
  sides: ['pacman', 'ghosts'],
  pieces: ['muncher', 'blinky', 'inky', 'pinky', 'clyde'].map((name, index) => piece(name, index ? 1 : 0)),
  team: 1,
  seats: [2, 5],
};

test('results are counted by the mode, and in a chase by the role', () => {
  expect(ladderOf(raceView(2), seat(0, 0))).toBe('classic-2');
  expect(ladderOf(raceView(2), seat(0, 1))).toBe('classic-2');
  expect(ladderOf(chaseView(), seat(0, 0))).toBe('pacman 0');
  expect(ladderOf(chaseView(), seat(0, 1))).toBe('pacman 1');
});

describe('the same game at another level', () => {
  test('has the same setup, and bots of that level on the other seats', () => {
    const setup: Setup = {
      mode: 'classic-2',
      switches: { threefold: false },
      time: { kind: 'fischer', seconds: 300, increment: 5 },
      casual: false,
      seats: 2,
      lots: 'seats',
    };
    const { table: made } = againAt(race, table([me, bot(1, 3)], { setup }), me, 4);
    expect(made).toEqual({ setup, seat: 0, name: 'p0', bots: { 1: 4 } });
  });

  test('keeps the role after a rematch, in which the seats have swapped', () => {
    const setup: Setup = { mode: 'pacman', layout: 'open', preset: 'danish', seats: 2, lots: 'seats' };
    const ghosts = seat(0, 1, { pieces: [1, 2, 3, 4] });
    const played = table([ghosts, bot(1, 3, { side: 0, pieces: [0] })], { setup, shares: [[1, 2, 3, 4]] });
    const { table: made } = againAt(chase, played, ghosts, 2);
    expect(made).toEqual({ setup, seat: 1, name: 'p0', bots: { 0: 2 } });
  });

  test('keeps the role that was drawn in a chase, and draws again who begins a race', () => {
    const drawn: Setup = { mode: 'pacman', seats: 2, lots: 'draw' };
    const muncher = seat(1, 0, { pieces: [0] });
    const hunters = bot(0, 3, { side: 1, pieces: [1, 2, 3, 4] });
    const shares = [[1, 2, 3, 4]];
    expect(againAt(chase, table([hunters, muncher], { setup: drawn, shares }), muncher, 4).table).toEqual({
      setup: { ...drawn, lots: 'seats' },
      seat: 0,
      name: 'p1',
      bots: { 1: 4 },
    });
    const second = seat(0, 1);
    const setup: Setup = { mode: 'classic-2', seats: 2 };
    const again = againAt(race, table([second, bot(1, 3, { side: 0 })], { setup }), second, 4).table;
    expect(again).toEqual({ setup: { ...setup, lots: 'draw' }, seat: 0, name: 'p0', bots: { 1: 4 } });
  });

  test('keeps the ghosts that everybody had', () => {
    const shares = [[1], [2, 3, 4]];
    const own = seat(0, 1, { pieces: [2, 3, 4] });
    const others = [bot(1, 3, { side: 0, pieces: [0] }), bot(2, 3, { side: 1, pieces: [1] })];
    const setup: Setup = { mode: 'pacman', seats: 3, lots: 'seats' };
    const again = againAt(chase, table([own, ...others], { setup, shares }), own, 2);
    expect(again.shares).toEqual(shares);
    expect(again.table.seat).toBe(2);
    expect(again.table.bots).toEqual({ 0: 2, 1: 2 });
  });
});
