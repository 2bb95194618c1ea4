import { expect, test } from 'vitest';

import { chase, race, seat, table } from '../../testing';
import { charactersOf, placeOf, seatName, sideClass, sideName, turnTo, type Cast } from './names';
import { resultReason, resultTitle, verdict } from './outcome';

function cast(mine: number[], changes: Partial<Cast> = {}): Cast {
  const seats = [seat(0, 0, { name: 'Ann' }), seat(1, 1, { name: 'Mara' })];
  return { table: table(seats), view: race(2), mine: mine.map((one) => seats[one]!), ...changes };
}

/** Text without Fluent's invisible marks around arguments. */
function plain(text: string): string {
  return text.replace(/[\u2066-\u2069]/g, '');
}

test('each side of a race of four sits where its home is seen', () => {
  const view = race(4);
  const seen = (turn: 0 | 1 | 2 | 3) => [0, 1, 2, 3].map((side) => placeOf(view, side, turn));
  expect(seen(0)).toEqual(['bottom', 'left', 'top', 'right']);
  for (const side of [0, 1, 2, 3]) expect(placeOf(view, side, turnTo(view, side))).toBe('bottom');
});

test('a chase is never turned', () => {
  expect([turnTo(chase(), 0), turnTo(chase(), 1)]).toEqual([0, 0]);
});

test('colours belong to sides', () => {
  expect([sideClass(race(4), 3), sideClass(chase(), 0), sideClass(chase(), 1)]).toEqual([
    'side-4',
    'side-muncher',
    'side-ghosts',
  ]);
});

test('who sits alone is “You”, who holds all seats is called by name', () => {
  const alone = cast([0]);
  expect(seatName(alone, alone.table.seats[0]!)).toBe('You');
  const both = cast([0, 1]);
  expect(sideName(both, 1)).toBe('Mara');
});

test('seats of one name on one screen are told apart by their letter', () => {
  const seats = [seat(0, 0, { name: 'Ann' }), seat(1, 1, { name: 'Ann' })];
  const shared = { table: table(seats), view: race(2), mine: seats };
  expect([sideName(shared, 0), sideName(shared, 1)]).toEqual(['W', 'X']);
});

test('bots of one level are told apart by their letter', () => {
  const seats = [seat(0, 0), seat(1, 1, { level: 2 }), seat(2, 2, { level: 2 })];
  const told = { table: table(seats), view: race(3), mine: [seats[0]!] };
  expect([1, 2].map((side) => plain(sideName(told, side)))).toEqual(['Computer 2 (X)', 'Computer 2 (Y)']);
});

test('a bot that sits in is a bot, whoever owns the seat', () => {
  const away = seat(1, 1, { level: 4 });
  expect(plain(seatName(cast([0]), away))).toBe('Computer 4');
});

test('plain pawns have no character', () => {
  const seats = [seat(0, 0, { character: 'pinky' }), seat(1, 1, { character: 'pawn' })];
  expect(charactersOf({ table: table(seats), view: race(2), mine: [] })).toEqual(['pinky', null]);
});

test('the end is told from where one sits', () => {
  const end = (mine: number[], winners: number[], reason: string) => {
    const now = cast(mine);
    return { ...now, table: { ...now.table, phase: 'over' as const, result: { winners, reason } } };
  };
  const told = (one: Cast) => plain(`${resultTitle(one)}. ${resultReason(one)}`);
  expect(told(end([0], [0], 'goal'))).toBe('You win. First to the far side.');
  expect(told(end([0], [1], 'resign'))).toBe('You lose. You resigned.');
  expect(told(end([1], [1], 'time'))).toBe('You win. Ann ran out of time.');
  expect(told(end([], [1], 'goal'))).toBe('Mara wins. First to the far side.');
  expect(told(end([0, 1], [0], 'goal'))).toBe('Ann wins. First to the far side.');
  expect(verdict(end([0], [0, 1], 'agreement'))).toBe('draw');
  expect(verdict(end([0], [], 'aborted'))).toBe('off');
});
