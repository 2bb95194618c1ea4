import { expect, test } from 'vitest';

import { chase, race, seat, table } from '../../testing';
import type { Last, View } from '../../wire';
import type { Cast } from './names';
import { caughtWords, toldOf } from './told';

const seats = [seat(0, 0), seat(1, 1, { pieces: [1, 2, 3, 4], name: 'Ben' })];

function castOf(view: View, own = 0): Cast {
  return { table: table(seats), view, mine: [seats[own]!] };
}

function plain(text: string | undefined): string | undefined {
  return text?.replace(/[\u2068\u2069]/g, '');
}

function did(before: View, after: View, own = 0): (string | undefined)[] {
  const told = toldOf(castOf(after, own), before, after, 1);
  return [after.figures[told!.piece]!.name, plain(told?.did)];
}

function last(move: string, side = 1): { last: Last } {
  return { last: { move, side, start: 'e9' } };
}

test.each([
  ['Be8', 1, 'blinky', 'to e8'],
  ['I--', 1, 'inky', 'stays'],
  ['e3h', 0, 'pacman', 'fence e3, across'],
  ['d3h>f7v', 1, 'blinky', 'Chamber fence to f7'],
  ['M@e1', 0, 'pacman', 'enters on e1'],
  ['$', 0, 'pacman', 'spends a pellet'],
] as const)('a chase tells %s in words', (move, side, piece, words) => {
  expect(did(chase(), chase(last(move, side)))).toEqual([piece, words]);
});

test('a pellet, an eaten ghost and a catch are told instead of the square', () => {
  const gone = chase().figures.map((one, piece) => (piece === 1 ? { ...one, square: null } : one));
  expect(did(chase(), chase({ ...last('Me9', 0), eaten: 1 }))[1]).toBe('eats the pellet on e9');
  expect(did(chase(), chase({ ...last('Me9', 0), figures: gone }))[1]).toBe('eats Blinky');
  const caught = chase({ ...last('Pe5'), lives: 2 });
  expect(did(chase(), caught)).toEqual(['pinky', 'catches you on e5']);
  expect(did(chase(), caught, 1)).toEqual(['pinky', 'catches PAC-MAN on e5']);
});

test('what ends without a step says what it ends', () => {
  const boosted = chase({ marks: { phase: 'boost', boosted: true } });
  expect(did(boosted, chase(last('--', 0)))[1]).toBe('ends the boost');
  expect(did(chase({ marks: { phase: 'after' } }), chase(last('--', 0)))[1]).toBe('ends the turn');
});

test('a race tells fences and steps by side', () => {
  const view = race(2, { last: { move: 'e4v', side: 1, start: null } });
  const cast = { table: table([seat(0, 0), seat(1, 1)]), view, mine: [seat(0, 0)] };
  const told = toldOf(cast, race(2, { movers: [1] }), view, 2);
  expect([told?.piece, plain(told?.did)]).toEqual([1, 'fence e4, upright']);
});

test('after a catch it is said who did it, who returns, and how many lives are left', () => {
  const figures = chase().figures.map((one, piece) => ({ ...one, square: chase().homes[piece]! }));
  const after = chase({ ...last('Pe5'), figures, lives: 2 });
  expect(plain(caughtWords(castOf(after), chase(), after))).toBe(
    'Pinky caught you. Everyone returns; you have 2 lives.',
  );
  expect(plain(caughtWords(castOf(after, 1), chase(), after))).toBe(
    'Pinky caught PAC-MAN. Everyone returns; he has 2 lives.',
  );
  const off = figures.map((one, piece) => ({ ...one, square: piece ? 'a1' : null }));
  const alone = chase({ ...last('Pe5'), figures: off, lives: 1 });
  expect(plain(caughtWords(castOf(alone), chase(), alone))).toBe(
    'Pinky caught you. You come back on a respawn square; you have 1 life.',
  );
  expect(caughtWords(castOf(after), after, after)).toBe('');
  expect(caughtWords(castOf(after), chase(), { ...after, lives: 0 })).toBe('');
});

test('PAC-MAN who runs into a ghost is caught by that ghost', () => {
  const before = chase({
    figures: chase().figures.map((one, piece) => ({ ...one, square: ['e5', 'e9', 'e6'][piece] ?? 'a1' })),
  });
  const after = { ...before, ...last('Me6', 0), lives: 2 };
  expect(plain(caughtWords(castOf(after), before, after))).toContain('Inky caught you.');
});
