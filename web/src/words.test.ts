import { afterEach, expect, test, vi } from 'vitest';

import { has, learn, say } from './words';

afterEach(() => {
  vi.restoreAllMocks();
});

test('a sentence takes its arguments, and its plural', () => {
  learn('en', 'steps = { $n ->\n    [one] one step\n   *[other] { NUMBER($n) } steps\n  }\n');
  expect(say('steps', { n: 1 })).toBe('one step');
  expect(say('steps', { n: 3 })).toBe('\u20683\u2069 steps');
});

test('codes are part of keys as they are', () => {
  learn('en', 'declined-not-your-turn = Wait.\n');
  expect(say('declined-not_your_turn')).toBe('Wait.');
  expect(has('declined-not_your_turn')).toBe(true);
});

test('a missing sentence shows its key and is complained about', () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
  learn('en', 'a = b\n');
  expect(say('no-such-key')).toBe('no-such-key');
  expect(complaint).toHaveBeenCalledOnce();
});
