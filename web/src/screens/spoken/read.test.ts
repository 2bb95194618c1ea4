import { expect, test } from 'vitest';

import type { Options, View } from '../../wire';
import { isQuestion, meant } from './read';

const view = { figures: [{ letter: 'M' }, { letter: 'B' }, { letter: 'I' }] } as unknown as View;
const options = {
  walks: [
    { piece: 0, end: 'e6', walks: ['Me5e6', 'Md6e6'], paths: [] },
    { piece: 1, end: 'c3', walks: ['Bc2c3'], paths: [] },
    { piece: 2, end: 'c3', walks: ['Ic3'], paths: [] },
  ],
  fences: [{ move: 'e3h', costs: [] }],
  refused: [],
  enters: ['M@e1'],
  spend: '$',
  passes: ['--'],
} as unknown as Options;

test('letters are questions, moves are not', () => {
  for (const text of ['l', 'C', 'f', 'p', 'd', 'g', '?', 'w e4', 'w', 's e', 'S 4', 's']) {
    expect(isQuestion(text), text).toBe(true);
  }
  for (const text of ['', 'e4', 'e3h', 'f e', 'Me5', 'x', 'c3', '--', '$']) {
    expect(isQuestion(text), text).toBe(false);
  }
});

test('a move is read whole, or by its last square where that is clear', () => {
  expect(meant(view, options, 'E3H')).toEqual(['e3h']);
  expect(meant(view, options, 'Md6e6')).toEqual(['Md6e6']);
  expect(meant(view, options, 'e6')).toEqual(['Me5e6']);
  expect(meant(view, options, 'bc3')).toEqual(['Bc2c3']);
  expect(meant(view, options, 'c3')).toEqual(['Bc2c3', 'Ic3']);
  expect(meant(view, options, 'e1')).toEqual(['M@e1']);
  expect(meant(view, options, '$')).toEqual(['$']);
  expect(meant(view, options, 'a9')).toEqual([]);
  expect(meant(view, options, 'nonsense')).toEqual([]);
});
