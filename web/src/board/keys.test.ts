import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { createDraft } from './draft';
import type { Turn } from './geometry';
import { createKeys } from './keys';
import { CHASERS, choice, optionsOf, viewOf } from '../testing';
import { targetsOf } from './targets';

const SETTINGS = signal({ placing: 'confirm' as const, confirmWalk: false, vibration: false });

function atKeyboard(view = viewOf(), options = RACE, turn: Turn = 0) {
  const played: string[] = [];
  const said: string[] = [];
  const draft = createDraft({
    play: (move) => played.push(move),
    announce: (text) => said.push(text),
    settings: SETTINGS,
  });
  draft.attach({ view, options, turn });
  const keys = createKeys(draft);
  keys.focus({ target: { matches: () => true } } as unknown as FocusEvent);
  const press = (...names: string[]) =>
    names.map((key) => {
      let used = false;
      keys.down({ key, preventDefault: () => (used = true) } as unknown as KeyboardEvent);
      return used;
    });
  return { draft, keys, played, said, press };
}

const RACE = optionsOf({
  walks: [choice(0, 'e3')],
  fences: ['e2h', 'e2v', 'f2h'].map((move) => ({ move, costs: [0, 1] })),
  refused: [{ fence: 'f2v', refusal: 'crosses_fence', pieces: [], squares: ['f2'] }],
});

describe('the keyboard', () => {
  it('begins on the piece that is to move, and shows where it is', () => {
    expect(atKeyboard().keys.cursor.value).toEqual({ square: 'e2', fence: null, shown: true });
  });

  it.each([
    [0, 'e3', 'f2'],
    [1, 'f2', 'e1'],
    [2, 'e1', 'd2'],
    [3, 'd2', 'e3'],
  ] as [Turn, string, string][])('moves as seen on a board turned %i times', (turn, up, right) => {
    const one = atKeyboard(viewOf(), RACE, turn);
    one.press('ArrowUp');
    expect(one.keys.cursor.value.square).toBe(up);
    const other = atKeyboard(viewOf(), RACE, turn);
    other.press('ArrowRight');
    expect(other.keys.cursor.value.square).toBe(right);
  });

  it('stops at the edge of the board', () => {
    const { keys, press } = atKeyboard();
    press('ArrowDown', 'ArrowDown', 'ArrowDown');
    expect(keys.cursor.value.square).toBe('e1');
  });

  it('walks with Enter', () => {
    const { played, press } = atKeyboard();
    press('ArrowUp', 'Enter');
    expect(played).toEqual(['e3']);
  });

  it('thinks of fences after Space, turns them with R and places them with Enter', () => {
    const { draft, played, press, said } = atKeyboard();
    press(' ');
    expect(draft.state.value).toMatchObject({ fence: 'e2h', legal: true, stage: 'held' });
    press('r');
    expect(draft.state.value).toMatchObject({ fence: 'e2v' });
    press('ArrowRight');
    expect(draft.state.value).toMatchObject({ fence: 'f2v', legal: false });
    expect(said.at(-1)).toContain('cross');
    press('Enter');
    expect(played).toEqual([]);
    press('R', 'Enter');
    expect(played).toEqual(['f2h']);
  });

  it('says so where no fence fits', () => {
    const { draft, said, press } = atKeyboard();
    press(' ', 'ArrowUp');
    expect(draft.state.value).toEqual({ kind: 'idle' });
    expect(said.at(-1)).toContain('e3');
  });

  it('gives up with Escape', () => {
    const { draft, keys, press, played } = atKeyboard();
    press(' ', 'Escape');
    expect(draft.state.value).toEqual({ kind: 'idle' });
    expect(keys.cursor.value.fence).toBeNull();
    expect(played).toEqual([]);
  });

  it('leaves other keys to the page', () => {
    expect(atKeyboard().press('Tab', 'u', '?', 'e')).toEqual([false, false, false, false]);
  });

  it('lifts the fences beside a square of the Chamber, one after another', () => {
    const fences = ['d3h>f7v', 'c4v>f7v', 'e4v>f7v'].map((move) => ({ move, costs: [0, 0] }));
    const view = viewOf({ figures: [{ ...CHASERS[1]!, square: 'd4' }], to_move: 1, movers: [0] });
    const { draft, press, played } = atKeyboard(view, optionsOf({ fences }));
    press('Enter');
    expect(draft.state.value).toEqual({ kind: 'relocate', old: 'd3h' });
    press('Enter');
    expect(draft.state.value).toEqual({ kind: 'relocate', old: 'c4v' });
    press(' ', 'ArrowRight', 'ArrowRight', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'r', 'Enter');
    expect(played).toEqual(['c4v>f7v']);
  });
});

describe('what may be pointed at', () => {
  const view = viewOf({ figures: CHASERS, to_move: 1, movers: [1, 2], lives: 3 });
  const walks = [choice(1, 'Bf9'), choice(2, 'If9'), choice(2, 'Ii6')];

  it('has the colour of the only piece that gets there, or that of the side', () => {
    const found = targetsOf(view, optionsOf({ walks }), { kind: 'idle' });
    expect(found.map(({ square, colour }) => [square, colour])).toEqual([
      ['f9', 'ghosts'],
      ['i6', 'ghost-i'],
    ]);
  });

  it('is a respawn square when PAC-MAN enters', () => {
    const entering = viewOf({ figures: CHASERS });
    const found = targetsOf(entering, optionsOf({ enters: ['M@e1'] }), { kind: 'idle' });
    expect(found).toEqual([{ square: 'e1', colour: 'muncher', faint: false }]);
  });

  it('is nothing while a question is open', () => {
    const ask = { kind: 'ask', why: 'enter_ghost', move: 'Bf9', piece: 1, path: ['f9'] } as const;
    expect(targetsOf(view, optionsOf({ walks }), { ...ask, path: ['f9'] })).toEqual([]);
  });
});
