import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Pace as PaceName } from '../../settings';
import { chase } from '../../testing';
import type { View } from '../../wire';
import { Pace, type Step } from './pace';

let seen: number[];
let told: string[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('matchMedia', () => ({ matches: true })); // no motion: only the pace counts
  seen = [];
  told = [];
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function viewAt(ply: number): View {
  return chase({ ply });
}

function stepAt(ply: number, own = false): Step {
  return { view: viewAt(ply), count: ply, made: [{ seat: 1, side: 1, move: `B${ply}` }], own };
}

function pacing(speed: PaceName): Pace {
  return new Pace({
    first: { view: viewAt(0), count: 0 },
    speed: () => speed,
    seen: (_before, { view, made }) => {
      seen.push(view.ply);
      told.push(...made.map(({ move }) => move));
    },
  });
}

test('moves of others are shown half a second apart, our own at once', () => {
  const pace = pacing('normal');
  for (const step of [stepAt(1, true), stepAt(2), stepAt(3), stepAt(4)]) pace.push(step);
  expect([seen, pace.behind.value]).toEqual([[1, 2], true]);
  vi.advanceTimersByTime(499);
  expect(seen).toEqual([1, 2]);
  vi.advanceTimersByTime(1);
  expect([seen, pace.behind.value]).toEqual([[1, 2, 3], true]);
  vi.advanceTimersByTime(500);
  expect([seen, pace.behind.value]).toEqual([[1, 2, 3, 4], false]);
  pace.push(stepAt(5, true));
  expect(seen.at(-1)).toBe(5);
});

test('at a fast pace nothing waits', () => {
  const pace = pacing('fast');
  for (const step of [stepAt(1), stepAt(2), stepAt(3)]) pace.push(step);
  expect([seen, pace.behind.value]).toEqual([[1, 2, 3], false]);
});

test('with a tap for each move, each waits for one', () => {
  const pace = pacing('tap');
  for (const step of [stepAt(1, true), stepAt(2), stepAt(3)]) pace.push(step);
  vi.advanceTimersByTime(60_000);
  expect([seen, pace.held.value]).toEqual([[1, 2], true]);
  pace.goOn();
  expect([seen, pace.held.value, pace.behind.value]).toEqual([[1, 2, 3], false, false]);
  pace.push(stepAt(4, true));
  expect(seen.at(-1)).toBe(4);
});

test('a view that does not follow is shown at once, and no move in between is lost', () => {
  const pace = pacing('slow');
  for (const step of [stepAt(1), stepAt(2), stepAt(3)]) pace.push(step);
  pace.push(stepAt(7));
  expect([seen, pace.view.value.ply, pace.behind.value]).toEqual([[1, 7], 7, false]);
  expect(told).toEqual(['B1', 'B2', 'B3', 'B7']);
  vi.advanceTimersByTime(60_000);
  expect(seen).toEqual([1, 7]);
});

test('while the page is hidden nothing is shown step by step', () => {
  const pace = pacing('normal');
  for (const step of [stepAt(1), stepAt(2), stepAt(3)]) pace.push(step);
  pace.catchUp();
  expect([seen, told]).toEqual([
    [1, 3],
    ['B1', 'B2', 'B3'],
  ]);
  vi.stubGlobal('document', { hidden: true });
  for (const step of [stepAt(4), stepAt(5)]) pace.push(step);
  expect(seen).toEqual([1, 3, 4, 5]);
});

test('pieces move until their motion has ended', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const pace = pacing('fast');
  const from = chase({ ply: 0 });
  const figures = from.figures.map((one, piece) => (piece === 1 ? { ...one, square: 'e7' } : one));
  const last = { move: 'Be6e7', side: 1, start: 'e5' };
  pace.push({ ...stepAt(1), view: chase({ ply: 1, figures, last }) });
  expect(pace.moving.value).toBe(true);
  vi.advanceTimersByTime(360);
  expect(pace.moving.value).toBe(false);
});
