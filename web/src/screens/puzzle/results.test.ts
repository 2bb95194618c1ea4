import { expect, test } from 'vitest';

import { count, countDay, kept, read, resultOf, streak } from './results';

test('days in a row end today, or yesterday while today is not solved', () => {
  expect(streak([], '2027-03-01')).toBe(0);
  expect(streak(['2027-03-01'], '2027-03-01')).toBe(1);
  expect(streak(['2027-02-27', '2027-02-28'], '2027-03-01')).toBe(2);
  expect(streak(['2027-02-26', '2027-02-28', '2027-03-01'], '2027-03-01')).toBe(2);
  expect(streak(['2027-02-27'], '2027-03-01')).toBe(0);
});

test('tries are counted until the puzzle is solved', () => {
  kept.value = { results: {}, days: [] };
  count('classic-2-1001', false);
  count('classic-2-1001', true);
  count('classic-2-1001', false);
  expect(resultOf('classic-2-1001')).toEqual({ tries: 2, solved: true });
  countDay('2027-03-01');
  countDay('2027-02-28');
  countDay('2027-03-01');
  expect(kept.value.days).toEqual(['2027-02-28', '2027-03-01']);
});

test('what is stored in another form is left out', () => {
  expect(read(null)).toEqual({ results: {}, days: [] });
  expect(read({ results: { a: 1, b: { tries: 1, solved: false } }, days: ['x', 3, '2027-03-01'] })).toEqual({
    results: { b: { tries: 1, solved: false } },
    days: ['2027-03-01'],
  });
});
