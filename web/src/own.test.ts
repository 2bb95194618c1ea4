import { expect, test } from 'vitest';

import { OWN_SCREENS } from './own';
import { screenOf, type Screen } from './router';
import { PARTS } from './screens/parts';

/** Addresses of every screen. */
const ADDRESSES: Readonly<Record<Screen['name'], readonly string[]>> = {
  home: ['/'],
  missing: ['/nothing/here', '/k3Fq9Zx', '/join/a/b', '/learn/a/b', '/return/a', '/api/modes', '/maze/A'],
  new: ['/new'],
  watch: ['/watch'],
  games: ['/games'],
  join: ['/join', '/join/abc-DEF_123'],
  elsewhere: ['/elsewhere'],
  return: ['/return'],
  learn: ['/learn', '/learn/race-step'],
  rules: ['/rules', '/rules/classic-2'],
  puzzle: ['/puzzle', '/puzzle/daily'],
  analysis: ['/analysis'],
  editor: ['/maze', '/maze/pacman-advanced', '/editor', '/editor/classic-4'],
  match: ['/k3Fq9Zx1', '/k3Fq9Zx1/12'],
  review: ['/k3Fq9Zx1/review'],
};

test.each(Object.keys(PARTS) as Screen['name'][])('%s opens from what is kept, if it is a screen', (name) => {
  expect(ADDRESSES[name].length).toBeGreaterThan(0);
  for (const address of ADDRESSES[name]) {
    expect(screenOf(address).name, address).toBe(name);
    expect(OWN_SCREENS.test(address), address).toBe(name !== 'missing');
  }
});
