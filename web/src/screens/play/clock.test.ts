import { expect, test } from 'vitest';

import '../../testing';
import { timeLeft, timeText, untilChange } from './clock';

const clock = { left: [60_000, 9_500], running: 0, at: 1_000 };

test('only the clock of the side to move runs, by the server’s time', () => {
  expect(timeLeft(clock, 0, 3_000)).toBe(58_000);
  expect(timeLeft(clock, 1, 3_000)).toBe(9_500);
});

test('a clock that is a little ahead of the server takes no time away', () => {
  expect(timeLeft(clock, 0, 500)).toBe(60_000);
});

test('a clock never shows less than nothing', () => {
  expect(timeLeft(clock, 0, 99_000)).toBe(0);
});

test('time is read in hours, minutes and seconds, and in tenths at the end', () => {
  expect(timeText(3_909_000)).toBe('1:05:09');
  expect(timeText(232_999)).toBe('3:52');
  expect(timeText(10_000)).toBe('0:10');
  expect(timeText(9_460)).toBe('9.4');
  expect(timeText(0)).toBe('0.0');
});

test('days are said in words', () => {
  expect(timeText(2 * 86_400_000 + 3 * 3_600_000)).toMatch(/2.* d .*3.* h/);
});

test('a face waits until its text changes', () => {
  expect(untilChange(232_400)).toBe(401);
  expect(untilChange(9_460)).toBe(61);
});
