import { expect, it } from 'vitest';

import type { MyTable } from '../../wire';
import { seat, table, viewOf } from '../../testing';
import { moment, nameAt, returnAddress, secretIn } from './going';

const SECRET = 'abc-DEF_1.xyz_-9';

it('a secret stands behind the # and is found there again', () => {
  const address = returnAddress('https://corridor.example', SECRET);
  const { pathname, search, hash } = new URL(address);
  expect([pathname, search]).toEqual(['/return', '']);
  expect(secretIn(hash)).toBe(SECRET);
});

it('an address without a secret has none', () => {
  for (const hash of ['', '#', '# ']) expect(secretIn(hash)).toBe('');
});

function mine(seats: number[], ...names: string[]): MyTable {
  const sitting = names.map((name, at) => seat(at, at, { name }));
  return { table: table(sitting), seats, your_turn: false, view: viewOf() };
}

it('a person is called as at the latest table where they have a name', () => {
  expect(nameAt([mine([1], 'Bob', ''), mine([0], 'Ann', 'Bob'), mine([0], 'Anna')])).toBe('Ann');
});

it('nobody gets the name of another seat', () => {
  expect(nameAt([mine([1], 'Bob', ''), mine([0, 2], '', 'Bob', '')])).toBe('');
  expect(nameAt([])).toBe('');
});

it('a moment has the same digits in every language', () => {
  const noon = new Date(2026, 11, 16, 12, 30).getTime();
  for (const lang of ['en', 'de', 'ja', 'ar']) {
    expect(moment(noon, lang)).toContain('2026');
    expect(moment(noon, lang)).toContain('30');
  }
});
