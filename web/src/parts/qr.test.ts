import { expect, it } from 'vitest';

import { qrPath } from './qr';

/** The modules that a path makes dark, by column and row. */
function dark(path: string): Set<string> {
  const found = new Set<string>();
  for (const [, column, row, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let step = 0; step < Number(run); step += 1) found.add(`${Number(column) + step},${row}`);
  }
  return found;
}

it('a code has its three corners and nothing in the margin', () => {
  const { size, path } = qrPath('https://corridor.example/join/K7QM2P');
  const modules = dark(path);
  const far = size - 5;
  for (const corner of ['4,4', `${far},4`, `4,${far}`]) expect(modules.has(corner)).toBe(true);
  expect(modules.has(`${far},${far - 1}`) && modules.has('5,5')).toBe(false);
  for (const place of modules) {
    const [column, row] = place.split(',').map(Number);
    expect(Math.min(column!, row!)).toBeGreaterThanOrEqual(4);
    expect(Math.max(column!, row!)).toBeLessThanOrEqual(far);
  }
});
