import { expect, test } from 'vitest';

import { byTheme, fitting, nextOf } from './choose';

const puzzle = (id: string, theme: string, difficulty: number) => ({
  id,
  theme,
  difficulty,
  mode: id.replace(/-\d+$/, ''),
});
const ALL = [
  puzzle('classic-2-1', 'only-move', 5),
  puzzle('classic-2-2', 'only-move', 1),
  puzzle('classic-2-3', 'cut-the-way', 9),
  puzzle('pacman-1', 'only-move', 2),
  puzzle('classic-2-4', 'only-move', 7),
];

test('puzzles fit a game and a grade', () => {
  expect(fitting(ALL, { mode: '', grade: 'any' })).toHaveLength(5);
  expect(fitting(ALL, { mode: 'pacman', grade: 'any' }).map(({ id }) => id)).toEqual(['pacman-1']);
  expect(fitting(ALL, { mode: 'classic-2', grade: 'hard' }).map(({ id }) => id)).toEqual([
    'classic-2-3',
    'classic-2-4',
  ]);
  expect(fitting(ALL, { mode: 'pacman', grade: 'hard' })).toEqual([]);
});

test('themes hold their puzzles, the easiest first', () => {
  const [[first, some], [second]] = byTheme(ALL) as [[string, typeof ALL], [string, typeof ALL]];
  expect([first, second]).toEqual(['only-move', 'cut-the-way']);
  expect(some.map(({ difficulty }) => difficulty)).toEqual([1, 2, 5, 7]);
});

test('the next puzzle is of the same theme and game, and not solved', () => {
  const next = (id: string, ...solved: string[]) =>
    nextOf(ALL, ALL.find((one) => one.id === id)!, (one) => solved.includes(one))?.id;
  expect(next('classic-2-2')).toBe('classic-2-1');
  expect(next('classic-2-2', 'classic-2-1')).toBe('classic-2-4');
  expect(next('classic-2-4')).toBe('classic-2-2');
  expect(next('classic-2-3')).toBeUndefined();
});
