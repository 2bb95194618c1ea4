import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';

import { CHASERS, choice, optionsOf, viewOf } from '../testing';
import { createDraft, type Missed } from './draft';
import { squareLabel } from './labels';

const SETTINGS = signal({ placing: 'confirm' as const, confirmWalk: false, vibration: false });
const RACE = optionsOf({
  walks: [choice(0, 'e3'), choice(0, 'd2')],
  fences: [{ move: 'e2h', costs: [0, 1] }],
});
const CHASE = optionsOf({ walks: [choice(0, 'Me6e7'), choice(0, 'Md5c5')] });
const HUNTED = viewOf({ figures: CHASERS, lives: 3 });

function drafting(view = viewOf(), options = RACE) {
  const played: string[] = [];
  const missed: Missed[] = [];
  const draft = createDraft({
    play: (move) => played.push(move),
    announce: () => undefined,
    missed: (one) => missed.push(one),
    settings: SETTINGS,
  });
  draft.attach({ view, options, turn: 0 });
  const type = (text: string) =>
    [...text, 'Enter'].map((key) => draft.press({ key, target: null } as unknown as KeyboardEvent));
  return { draft, played, missed, type };
}

describe('a square out of reach', () => {
  it('is told when it is pointed at, with what can be reached', () => {
    const { draft, missed, played } = drafting();
    draft.point('e5');
    expect(missed).toEqual([{ square: 'e5', move: 'e5', ends: ['e3', 'd2'] }]);
    expect(played).toEqual([]);
  });

  it.each(['e5', 'i9', 'E5'])('is told when %s is typed', (text) => {
    const { draft, missed, type, played } = drafting();
    expect(type(text).at(-1)).toBe(true);
    const square = text.toLowerCase();
    expect(missed).toEqual([{ square, move: square, ends: ['e3', 'd2'] }]);
    expect([draft.typed.value, played]).toEqual(['', []]);
  });

  it('is told in a chase, where a walk has several steps', () => {
    const { draft, missed, type } = drafting(HUNTED, CHASE);
    type('Me4e3');
    draft.point('a1');
    expect(missed.map(({ square, move }) => [square, move])).toEqual([
      ['e3', 'Me4e3'],
      ['a1', 'Md5c5b5a5a4a3a2a1'],
    ]);
  });

  it('is no square that a walk leads to', () => {
    const { missed, played, type } = drafting(HUNTED, CHASE);
    type('e7');
    expect([missed, played]).toEqual([[], ['Me6e7']]);
  });

  it('is nothing while others decide', () => {
    const { draft, missed, type } = drafting();
    draft.attach({ view: viewOf(), options: null, turn: 0 });
    draft.point('e5');
    expect(type('e5')).toEqual([false, false, false]);
    expect(missed).toEqual([]);
  });
});

describe('typing after a whole move', () => {
  it('begins a new one', () => {
    const { draft } = drafting();
    for (const key of 'e3d') draft.press({ key, target: null } as unknown as KeyboardEvent);
    expect(draft.typed.value).toBe('d');
  });
});

describe('the name of a square', () => {
  it('says where a piece can walk or enter', () => {
    const enter = optionsOf({ enters: ['M@e1'] });
    expect(squareLabel(viewOf(), RACE, 'e3', ['e3', 'd2'])).toBe('e3, you can walk here');
    expect(squareLabel(viewOf(), RACE, 'e4', ['e3', 'd2'])).toBe('e4');
    expect(squareLabel(viewOf(), enter, 'd1', ['d1'])).toBe('d1, you can walk here');
    expect(squareLabel(viewOf({ figures: [] }), enter, 'e1', ['e1'])).toBe('e1, you can enter here');
  });
});
