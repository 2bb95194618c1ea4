import { expect, it } from 'vitest';

import type { View } from '../../wire';
import { bestPart, frames, tellingMoment } from './recorded';

const start = {
  figures: [
    { name: 'w', letter: 'W', side: 0, square: 'e1', goal: [] },
    { name: 'x', letter: 'X', side: 1, square: 'e9', goal: [] },
  ],
  fences: [],
  marks: { boosted: false, phase: 'a' },
  ply: 0,
} as unknown as View;

it('a change keeps everything it does not name', () => {
  const shown = frames(start, [
    { squares: ['e2', 'e9'], ply: 1 },
    { marks: { boosted: true }, ply: 2 },
  ]);
  expect(shown.map((view) => view.ply)).toEqual([0, 1, 2]);
  expect(shown[2]!.figures[0]).toEqual({ ...start.figures[0], square: 'e2' });
  expect(shown[2]!.marks).toEqual({ boosted: true, phase: 'a' });
  expect(shown[0]).toBe(start);
});

it('a piece may leave the board', () => {
  const [, after] = frames(start, [{ squares: [null, 'e9'] }]);
  expect(after!.figures.map((figure) => figure.square)).toEqual([null, 'e9']);
});

function placed(...squares: (string | null)[]): View {
  const figures = squares.map((square) => ({ ...start.figures[0]!, square }));
  return { ...start, pellets: [], figures };
}

it('the best part of a board is where most pieces stand', () => {
  expect(bestPart(placed('h8', 'i9', 'a1'))).toMatchObject({ column: 4, row: 4 });
  expect(bestPart(placed('a1', null, 'b2'))).toMatchObject({ column: 0, row: 0 });
});

it('the telling moment is one where the pieces are close and none is missing', () => {
  const far = placed('e1', 'e9');
  const near = placed('e5', 'e6');
  const missing = placed('e5', null);
  const over = { ...near, outcome: { winner: 0, reason: 'goal' } };
  expect(tellingMoment([far, missing, near, over])).toBe(near);
});
