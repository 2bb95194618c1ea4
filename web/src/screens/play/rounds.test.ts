import { expect, test } from 'vitest';

import { moversInTurn, roundOf, roundsOf, seatsThatMoved } from './rounds';

test('in a race of three a round is one move of each', () => {
  const moves = ['e2', 'b5', 'e8', 'e3'];
  const rounds = roundsOf(moves, moversInTurn(moves, 3));
  expect(rounds.map((round) => round.plies.map((ply) => ply.text))).toEqual([
    ['e2', 'b5', 'e8'],
    ['e3'],
  ]);
  expect(rounds[1]).toMatchObject({ number: 2, plies: [{ ply: 4, side: 0 }] });
});

test('in a chase a round is all that PAC-MAN and then the ghosts do', () => {
  const moves = ['Me6f6', 'Mg6', 'Bd9', 'Ih5', 'Me6'];
  const rounds = roundsOf(moves, [0, 0, 1, 1, 0]);
  expect(rounds.map((round) => round.plies.length)).toEqual([4, 1]);
});

test('a side that follows itself begins no round', () => {
  expect(roundsOf(['M@e1', 'Me2e3', '--'], [0, 0, 0])).toHaveLength(1);
});

test('events tell which seat moved, and a takeback takes them back', () => {
  const seats = seatsThatMoved([
    { type: 'moved', seat: 1, move: 'Me6f6' },
    { type: 'said', seat: 0, phrase: 'hello' },
    { type: 'moved', seat: 0, move: 'Bd9' },
    { type: 'tookback', plies: 1 },
    { type: 'moved', seat: 2, move: 'Be8' },
  ]);
  expect(seats).toEqual([1, 2]);
});

test('the round of a move can be found', () => {
  const moves = ['e2', 'e8', 'e3', 'e7'];
  const rounds = roundsOf(moves, moversInTurn(moves, 2));
  expect(roundOf(rounds, 4)?.number).toBe(2);
  expect(roundOf(rounds, 9)).toBeUndefined();
});
