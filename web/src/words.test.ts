import { afterEach, expect, test, vi } from 'vitest';

import { has, learn, percents, say, sentences, tenths } from './words';

afterEach(() => {
  vi.restoreAllMocks();
});

test('chances in per cent add up to a hundred', () => {
  const numbers = (shares: number[]) => percents(shares).map((told) => Number(/\d+/.exec(told)![0]));
  expect(numbers([0.095, 0.905])).toEqual([10, 90]);
  expect(numbers([0.333, 0.333, 0.334])).toEqual([33, 33, 34]);
  expect(numbers([0, 1])).toEqual([0, 100]);
});

test('a share is written as the language does', () => {
  const written = (lang: string) => {
    learn(lang, '');
    return percents([0.41, 0.59])[0]!.replace(/[\u2066\u2069]/g, '');
  };
  expect(['en', 'de'].map(written)).toEqual(['41%', '41\u00a0%']);
  expect(written('fr')).toMatch(/^41[\u00a0\u202f]%$/);
  expect(written('ar')).toContain('41');
});

test('a number with a decimal is written as the language does, in Latin digits', () => {
  const written = (lang: string, number: number) => {
    learn(lang, 'so-much = { $number }');
    return say('so-much', { number: tenths(number) }).replace(/[\u2066-\u2069]/g, '');
  };
  expect(written('en', 87.46)).toBe('87.5');
  expect(written('en', 100)).toBe('100.0');
  expect(['de', 'fr', 'pl'].map((lang) => written(lang, 87.5))).toEqual(['87,5', '87,5', '87,5']);
  expect(written('ar', 87.5)).toMatch(/^87[.,]5$/);
});

test('sentences stand behind one another as in the language', () => {
  learn('en', 'sentence-separator = { " " }\n');
  expect(sentences('You win.', '', 'Again?')).toBe('You win. Again?');
  learn('ja', 'sentence-separator = { "" }\n');
  expect(sentences('勝ちです。', 'もう一度？')).toBe('勝ちです。もう一度？');
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
