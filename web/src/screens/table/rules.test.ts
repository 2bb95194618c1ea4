import { describe, expect, it } from 'vitest';

import '../../testing';
import type { ModeOffered } from '../../wire';
import { linesOf } from './rules';

const chase = {
  key: 'pacman',
  team: 1,
  presets: { booklet: {}, italian: {} },
  switches: [
    { name: 'lives', kind: 'int', values: [1, 9], default: 3 },
    { name: 'ghost_stay', kind: 'bool', values: [true, false], default: false },
  ],
  layouts: [
    { key: 'recon-1', text: 'one' },
    { key: 'open', text: 'two' },
  ],
} as unknown as ModeOffered;
const race = {
  ...chase,
  key: 'classic-2',
  team: null,
  presets: {},
  layouts: [{ key: 'standard', text: '' }],
} as unknown as ModeOffered;

/** Text without Fluent's invisible marks around arguments. */
function plain(lines: { name: string; value: string }[]): string[] {
  return lines.map(({ name, value }) => `${name}: ${value}`.replace(/[\u2068\u2069]/g, ''));
}

describe('the rules of a table', () => {
  it('say clock, beginning, games and help in every game', () => {
    const setup = { time: { kind: 'fischer', seconds: 300, increment: 5 }, legs: 2 } as const;
    expect(plain(linesOf(setup, race).short)).toEqual([
      'Clock: 5 min + 5 s a turn',
      'Who goes first: Random',
      'Games: Two, then swap sides',
      'Undo and hints: Allowed',
    ]);
    expect(linesOf(setup, race).long).toEqual([]);
  });

  it('name every switch that differs, in words or as a number', () => {
    const setup = { preset: 'italian', switches: { lives: 5, ghost_stay: true }, layout: 'open' };
    expect(plain(linesOf(setup, chase).long)).toEqual([
      'Rules: The Italian text: a frenzied ghost runs straight at PAC-MAN.',
      'Board: No fences at all.',
      'How many lives PAC-MAN has: 5',
      'A ghost that wants to stay put: It may.',
    ]);
  });

  it('know a layout by its text, and say so when it is nobody else’s', () => {
    expect(plain(linesOf({ layout: 'two' }, chase).long)[1]).toBe('Board: No fences at all.');
    expect(plain(linesOf({ layout: 'a.b.c' }, chase).long)[1]).toBe('Board: Custom board');
  });
});
