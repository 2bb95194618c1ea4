import { beforeEach, describe, expect, test } from 'vitest';

import { chase, race, seat, table } from '../testing';
import type { LayoutOffered, ModeOffered, Setup } from '../wire';
import { expectation, learnJudged, levelFor, levelsAt, levelsFor, PERFECT } from './levels';
import { playable } from './playable';

const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8];

const layout = (key: string, more: Partial<LayoutOffered> = {}): LayoutOffered => ({
  key,
  text: `text of ${key}`,
  view: chase(),
  ...more,
});
const pacman: ModeOffered = {
  key: 'pacman',
  sides: ['pacman', 'ghosts'],
  pieces: [],
  team: 1,
  seats: [2, 5],
  shares: {},
  presets: { booklet: {}, danish: { frenzy: 'up_to_2' } },
  switches: [],
  layouts: [layout('recon-1'), layout('open', { perfect: ['danish'] })],
  levels: LEVELS.map((level) => ({ level, habits: [], share: 10 * level })),
};
const classic: ModeOffered = {
  ...pacman,
  key: 'classic-2',
  sides: ['w', 'x'],
  team: null,
  presets: {},
  layouts: [layout('standard', { view: race(2) })],
  levels: LEVELS.map((level) => ({ level, habits: [], share: null })),
};

beforeEach(() => {
  playable.value = { modes: [classic, pacman], times: [], levels: LEVELS, phrases: [], characters: [] };
});

describe('what to expect of a level', () => {
  const told = (setup: Setup) => expectation(pacman, 3, setup).replaceAll(/[\u2068\u2069]/g, '');
  const sentence = 'When this level plays itself, PAC-MAN wins 30% of the games.';

  test('is told for the usual layout and rules, however they are named', () => {
    expect(told({})).toBe(sentence);
    expect(told({ layout: 'recon-1', preset: 'booklet', switches: {} })).toBe(sentence);
    expect(told({ layout: 'text of recon-1', preset: null, position: null })).toBe(sentence);
    expect(told({ time: { kind: 'per_move', seconds: 30 }, seats: 4, lots: 'draw' })).toBe(sentence);
  });

  test.each<Setup>([
    { layout: 'open' },
    { layout: 'e5e9i5e1a5.a1i1a9i9...0-0.3' },
    { preset: 'danish' },
    { switches: { boost: 'exact_3' } },
    { position: 'pacman / b3 / / e5 e9 - - - / a1 / 1 / walk' },
  ])('is not told where it was not measured: %j', (setup) => {
    expect(told(setup)).toBe('');
  });

  test('is not told in a race, nor of a level of which nothing is known', () => {
    expect(expectation(classic, 3, {})).toBe('');
    expect(expectation(pacman, 9, {})).toBe('');
  });
});

describe('the perfect computer', () => {
  const position = 'pacman / b3d6g6 / c2f4f7 / e5 e9 - - - / a1i1a9i9 / 1 / walk';
  const begun = (text: string): Setup => ({ mode: 'pacman', position: text });
  const judged = (text: string, more: object) =>
    learnJudged({ faults: [], fences: [], refused: [], text, view: null, setup: begun(text), ...more });

  test('is offered with layouts and presets that have tables', () => {
    expect(levelsFor({ mode: 'pacman' })).toEqual(LEVELS);
    expect(levelsFor({ mode: 'pacman', layout: 'open' })).toEqual(LEVELS);
    expect(levelsFor({ mode: 'pacman', layout: 'open', preset: 'danish' })).toEqual([...LEVELS, PERFECT]);
    expect(levelFor({ mode: 'pacman', layout: 'open', preset: 'danish' }, PERFECT)).toBe(PERFECT);
  });

  test('is offered where a table begins from a position that it can play, as the server tells', () => {
    expect(levelsFor(begun(position))).toEqual(LEVELS);
    judged(position, { perfect: true });
    expect(levelsFor(begun(position))).toEqual([...LEVELS, PERFECT]);
    expect(levelFor(begun(position), PERFECT)).toBe(PERFECT);
    judged(position, {});
    expect(levelFor(begun(position), PERFECT)).toBe(8);
  });

  test('is not offered for a position because the usual layout has tables', () => {
    const [mode] = playable.value!.modes.filter((one) => one.key === 'pacman');
    const solved = [layout('recon-1', { perfect: ['booklet'] })];
    playable.value = { ...playable.value!, modes: [{ ...mode!, layouts: solved }] };
    expect(levelsFor({ mode: 'pacman' })).toContain(PERFECT);
    expect(levelsFor(begun('pacman / another'))).toEqual(LEVELS);
  });
});

describe('the computers at a table', () => {
  const me = seat(0, 0);
  const bot = (number: number, level: number) => seat(number, 1, { player: '', level });
  const free = seat(1, 1, { player: '' });

  test('are those that sit there, each level once', () => {
    expect(levelsAt(table([me, bot(1, 5), bot(2, 3), bot(3, 5)]), 2)).toEqual([3, 5]);
    expect(levelsAt(table([me, bot(1, 5)]), null)).toEqual([5]);
  });

  test('are of the wished level where a seat is free and they may be put', () => {
    expect(levelsAt(table([me, free]), 2)).toEqual([2]);
    expect(levelsAt(table([me, free], { setup: { mode: 'pacman' } }), 9)).toEqual([8]);
    expect(levelsAt(table([me, free]), null)).toEqual([]);
    expect(levelsAt(table([me, seat(1, 1)]), 2)).toEqual([]);
  });
});
