import { describe, expect, it } from 'vitest';

import type { ModeOffered, View } from '../../wire';
import { chairsOf, edgeOf, given } from './chairs';

const chase = {
  sides: ['pacman', 'ghosts'],
  team: 1,
  pieces: [
    { name: 'pacman', letter: 'M', side: 0 },
    { name: 'blinky', letter: 'B', side: 1 },
    { name: 'inky', letter: 'I', side: 1 },
    { name: 'pinky', letter: 'P', side: 1 },
    { name: 'clyde', letter: 'C', side: 1 },
  ],
} as ModeOffered;

describe('chairs', () => {
  it('are one for PAC-MAN and one for each share of the ghosts', () => {
    expect(chairsOf(chase, [[2, 1], [3, 4]])).toEqual([
      { side: 0, pieces: [0] },
      { side: 1, pieces: [1, 2] },
      { side: 1, pieces: [3, 4] },
    ]);
  });

  it('stand where their pawns start', () => {
    const view = { homes: ['e1', 'a5', 'e9', 'i5'] } as View;
    const edges = [0, 1, 2, 3].map((side) => edgeOf(view, { side, pieces: [side] }));
    expect(edges).toEqual(['bottom', 'left', 'top', 'right']);
  });
});

describe('a ghost', () => {
  it('may go to another hand', () => {
    expect(given([[1, 2], [3], [4]], 1, 2)).toEqual([[2], [3], [1, 4]]);
  });

  it('that is the last of its hand is swapped for another', () => {
    expect(given([[1, 2], [3], [4]], 4, 0)).toEqual([[2, 4], [3], [1]]);
    expect(given([[1], [2], [3], [4]], 1, 3)).toEqual([[4], [2], [3], [1]]);
  });

  it('stays where it is when it is dropped at home or nowhere', () => {
    const shares = [[1, 2], [3, 4]];
    expect(given(shares, 1, 0)).toBe(shares);
    expect(given(shares, 1, 7)).toBe(shares);
  });
});
