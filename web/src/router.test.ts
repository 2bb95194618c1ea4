import { expect, test } from 'vitest';

import { screenOf } from './router';

test('an address of eight letters and digits is a match', () => {
  expect(screenOf('/k3Fq9Zx1')).toEqual({ name: 'match', match: 'k3Fq9Zx1', ply: null });
  expect(screenOf('/k3Fq9Zx1/12')).toEqual({ name: 'match', match: 'k3Fq9Zx1', ply: 12 });
  expect(screenOf('/k3Fq9Zx1/0')).toEqual({ name: 'match', match: 'k3Fq9Zx1', ply: 0 });
  expect(screenOf('/k3Fq9Zx1/12345').name).toBe('missing');
});

test('a link holds its secret, and a code is asked for without one', () => {
  expect(screenOf('/join/abc-DEF_123')).toEqual({ name: 'join', secret: 'abc-DEF_123' });
  expect(screenOf('/join')).toEqual({ name: 'join', secret: '' });
  expect(screenOf('/join/abc%20def')).toEqual({ name: 'join', secret: 'abc def' });
  expect(screenOf('/join/100%')).toEqual({ name: 'join', secret: '100%' });
});

test('a new table and the two ends of going on elsewhere have addresses of their own', () => {
  expect(screenOf('/new')).toEqual({ name: 'new' });
  expect(screenOf('/watch')).toEqual({ name: 'watch' });
  expect(screenOf('/elsewhere')).toEqual({ name: 'elsewhere' });
  expect(screenOf('/return')).toEqual({ name: 'return' });
});

test('everything else is nothing, and not home', () => {
  expect(screenOf('/')).toEqual({ name: 'home' });
  for (const address of ['/k3Fq9Zx', '/k3Fq9Zx12', '/join/a/b', '/return/a']) {
    expect(screenOf(address)).toEqual({ name: 'missing' });
  }
});

test('lessons and rules have a list and an address for each', () => {
  expect(screenOf('/learn')).toEqual({ name: 'learn', lesson: '' });
  expect(screenOf('/learn/race-step')).toEqual({ name: 'learn', lesson: 'race-step' });
  expect(screenOf('/rules')).toEqual({ name: 'rules', mode: '' });
  expect(screenOf('/rules/classic-2')).toEqual({ name: 'rules', mode: 'classic-2' });
  expect(screenOf('/learn/a/b')).toEqual({ name: 'missing' });
});

test('the editors have an address for each game', () => {
  expect(screenOf('/maze')).toEqual({ name: 'editor', kind: 'maze', mode: 'pacman' });
  expect(screenOf('/maze/pacman-advanced')).toEqual({ name: 'editor', kind: 'maze', mode: 'pacman-advanced' });
  expect(screenOf('/editor')).toEqual({ name: 'editor', kind: 'position', mode: 'classic-2' });
  expect(screenOf('/editor/classic-4')).toEqual({ name: 'editor', kind: 'position', mode: 'classic-4' });
});
