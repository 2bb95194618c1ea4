import { expect, test, vi } from 'vitest';

import type { View } from '../../wire';
import { chase, race } from '../../testing';
import { History, stepsOf } from './history';
import { lastCatch } from './replay';

function told(): (from: number, to: number) => Promise<View[]> {
  return (from, to) =>
    Promise.resolve(
      Array.from({ length: to - from + 1 }, (_, index) => race(2, { ply: from + index })),
    );
}

test('what is known is not fetched again', async () => {
  const fetch = vi.fn(told());
  const history = new History('m', fetch);
  history.keep(0, race(2, { ply: 0 }));
  history.keep(3, race(2, { ply: 3 }));
  const views = await history.between(0, 3);
  expect(views.map((view) => view.ply)).toEqual([0, 1, 2, 3]);
  expect(fetch.mock.calls).toEqual([[1, 2]]);
  await history.at(2);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('a long game is fetched in pages', async () => {
  const fetch = vi.fn(told());
  const views = await new History('m', fetch).between(0, 129);
  expect(views).toHaveLength(130);
  expect(fetch.mock.calls).toEqual([
    [0, 59],
    [60, 119],
    [120, 129],
  ]);
});

test('what was taken back is forgotten', async () => {
  const history = new History('m', told());
  history.keep(1, race(2, { ply: 1 }));
  history.keep(2, race(2, { ply: 99 }));
  history.forgetAfter(1);
  expect(history.known(1)?.ply).toBe(1);
  expect((await history.at(2)).ply).toBe(2);
});

test('a route of three squares is two steps', () => {
  expect(stepsOf(race(2), 0)).toBe(2);
  expect(stepsOf(race(2, { routes: [null, null] }), 0)).toBeNull();
});

test('the last life was lost where a life is missing last', () => {
  const lives = [3, 3, 2, 2, 1, 1];
  const views = lives.map((left) => chase({ lives: left }));
  expect(lastCatch(views, 10)).toBe(14);
  expect(lastCatch(views.slice(0, 2), 0)).toBe(0);
});
