import { signal } from '@preact/signals';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Options, View } from '../wire';
import { createDraft, type BoardDraft, type DraftSettings } from './draft';
import { CHASERS, choice, figure, optionsOf, viewOf } from '../testing';

let played: string[];
let said: string[];
const settings = signal<DraftSettings>({
  placing: 'confirm',
  confirmWalk: false,
  vibration: false,
});

function draftOn(view: View, options: Options | null): BoardDraft {
  const draft = createDraft({
    play: (move) => played.push(move),
    announce: (text) => said.push(text),
    settings,
  });
  draft.attach({ view, options, turn: 0 });
  return draft;
}

beforeEach(() => {
  played = [];
  said = [];
  settings.value = { placing: 'confirm', confirmWalk: false, vibration: false };
});

describe('pointing at a square', () => {
  it('must play at once when all walks there come to the same', () => {
    const chase = viewOf({ figures: CHASERS, lives: 3, steps_left: 2 });
    const draft = draftOn(chase, optionsOf({ walks: [choice(0, 'Me6f6', 'Mf5f6')] }));
    draft.point('f6');
    expect(played).toEqual(['Me6f6']);
  });

  it('must go step by step when walks there differ', () => {
    const chase = viewOf({ figures: CHASERS, lives: 3, steps_left: 2 });
    const draft = draftOn(chase, optionsOf({ walks: [choice(0, 'Me6f6'), choice(0, 'Mf5f6')] }));
    draft.point('f6');
    expect(played).toEqual([]);
    expect(draft.state.value).toMatchObject({
      kind: 'walk',
      piece: 0,
      path: [],
      next: ['e6', 'f5'],
      goal: 'f6',
      left: 2,
    });
    draft.point('f5');
    expect(played).toEqual(['Mf5f6']);
  });

  it('must do nothing when it is nobody of ours to decide', () => {
    const draft = draftOn(viewOf(), null);
    draft.point('e3');
    draft.think('e3h', 'held');
    draft.place();
    expect(played).toEqual([]);
    expect(draft.type('e3')).toBe(false);
  });

  it('must ask before PAC-MAN enters a ghost that he cannot eat', () => {
    const chase = viewOf({ figures: [figure('pacman', 'M', 0, 'e8'), CHASERS[1]!], lives: 3 });
    const draft = draftOn(chase, optionsOf({ walks: [choice(0, 'Me9')] }));
    draft.point('e9');
    expect(draft.state.value).toMatchObject({ kind: 'ask', why: 'enter_ghost', move: 'Me9' });
    draft.answer(false);
    expect(played).toEqual([]);
    draft.point('e9');
    draft.answer(true);
    expect(played).toEqual(['Me9']);
  });

  it('must not ask in a boost, nor when a ghost enters PAC-MAN', () => {
    const figures = [figure('pacman', 'M', 0, 'e8'), CHASERS[1]!];
    const boosted = viewOf({ figures, lives: 3, marks: { boosted: true } });
    draftOn(boosted, optionsOf({ walks: [choice(0, 'Me9')] })).point('e9');
    const hunt = viewOf({ figures, lives: 3, to_move: 1, movers: [1] });
    draftOn(hunt, optionsOf({ walks: [choice(1, 'Be8')] })).point('e8');
    expect(played).toEqual(['Me9', 'Be8']);
  });

  it('must ask which piece, when several can get there', () => {
    const chase = viewOf({ figures: CHASERS, to_move: 1, movers: [1, 2], lives: 3 });
    const walks = [choice(1, 'Bf9'), choice(2, 'If9'), choice(2, 'Ii6')];
    const draft = draftOn(chase, optionsOf({ walks }));
    draft.point('f9');
    expect(draft.state.value).toEqual({ kind: 'which', pieces: [1, 2], end: 'f9' });
    draft.point('i5');
    expect(played).toEqual(['If9']);
  });

  it('may name the piece first', () => {
    const chase = viewOf({ figures: CHASERS, to_move: 1, movers: [1, 2], lives: 3 });
    const walks = [choice(1, 'Bf9'), choice(2, 'If9'), choice(2, 'Ii6')];
    const draft = draftOn(chase, optionsOf({ walks }));
    draft.point('e9');
    expect(draft.state.value).toMatchObject({ kind: 'walk', piece: 1, ends: ['f9'] });
    draft.point('f9');
    expect(played).toEqual(['Bf9']);
  });

  it('may send a piece directly where only it can get', () => {
    const chase = viewOf({ figures: CHASERS, to_move: 1, movers: [1, 2], lives: 3 });
    draftOn(chase, optionsOf({ walks: [choice(1, 'Bf9'), choice(2, 'Ii6')] })).point('i6');
    expect(played).toEqual(['Ii6']);
  });

  it('must enter where PAC-MAN may enter', () => {
    const draft = draftOn(viewOf({ figures: CHASERS }), optionsOf({ enters: ['M@e1', 'M@e9'] }));
    expect(draft.actions.value.map((action) => action.move)).toEqual(['M@e1', 'M@e9']);
    draft.point('e9');
    expect(played).toEqual(['M@e9']);
  });

  it('must ask for a yes where the player wants that', () => {
    settings.value = { ...settings.value, confirmWalk: true };
    const draft = draftOn(viewOf(), optionsOf({ walks: [choice(0, 'e3')] }));
    draft.point('e3');
    expect(draft.state.value).toMatchObject({ kind: 'ask', why: 'confirm_walk' });
    draft.place();
    expect(played).toEqual(['e3']);
  });
});

describe('a walk step by step', () => {
  const boost = viewOf({ figures: CHASERS, lives: 3, steps_left: 3, marks: { boosted: true } });
  const walks = [choice(0, 'Me6'), choice(0, 'Me6e7'), choice(0, 'Me6e7e8'), choice(0, 'Mf5')];

  it('begins on the piece itself and may end where that is legal', () => {
    const draft = draftOn(boost, optionsOf({ walks, passes: ['--'] }));
    draft.point('e5');
    draft.point('e6');
    expect(draft.state.value).toMatchObject({
      path: ['e6'],
      next: ['e7'],
      complete: 'Me6',
      left: 2,
    });
    draft.end();
    expect(played).toEqual(['Me6']);
  });

  it('begins with a tap short of the full length, goes on from there, and ends only when told', () => {
    const draft = draftOn(boost, optionsOf({ walks, passes: ['--'] }));
    draft.point('e7');
    expect(played).toEqual([]);
    expect(draft.state.value).toMatchObject({ path: ['e6', 'e7'], complete: 'Me6e7', left: 1 });
    draft.back();
    expect(draft.state.value).toMatchObject({ path: ['e6'], next: ['e7'], left: 2 });
    draft.end();
    expect(played).toEqual(['Me6']);
  });

  it('is played at once by a tap at its full length, or where it cannot go on', () => {
    draftOn(boost, optionsOf({ walks })).point('e8');
    draftOn(boost, optionsOf({ walks })).point('f5');
    expect(played).toEqual(['Me6e7e8', 'Mf5']);
  });

  it('goes on after the square that was pointed at, though the way there had to be told', () => {
    const ways = [choice(0, 'Me6'), choice(0, 'Me6f6'), choice(0, 'Mf5f6'), choice(0, 'Me6f6f7')];
    const draft = draftOn(boost, optionsOf({ walks: ways }));
    draft.point('f6');
    draft.point('e6');
    expect(played).toEqual([]);
    expect(draft.state.value).toMatchObject({ path: ['e6', 'f6'], next: ['f7'], goal: null });
  });

  it('may go back a step', () => {
    const draft = draftOn(boost, optionsOf({ walks }));
    draft.point('e5');
    draft.point('e6');
    draft.point('e7');
    draft.back();
    expect(draft.state.value).toMatchObject({ path: ['e6'] });
    draft.back();
    draft.back();
    expect(draft.state.value).toEqual({ kind: 'idle' });
    expect(played).toEqual([]);
  });

  it('is played when nothing is left to choose', () => {
    const draft = draftOn(boost, optionsOf({ walks }));
    for (const square of ['e5', 'e6', 'e7', 'e8']) draft.point(square);
    expect(played).toEqual(['Me6e7e8']);
  });

  it('ends when the square where it stands is pointed at again', () => {
    const draft = draftOn(boost, optionsOf({ walks }));
    for (const square of ['e5', 'e6', 'e6']) draft.point(square);
    expect(played).toEqual(['Me6']);
  });
});

describe('a fence', () => {
  const options = optionsOf({
    walks: [choice(0, 'e3')],
    fences: [
      { move: 'e3h', costs: [1, 2] },
      { move: 'e3v', costs: [0, 0] },
    ],
    refused: [{ fence: 'a1h', refusal: 'closes_last_route', pieces: [1], squares: [] }],
  });

  it('is thought of with its costs and what is left, and placed', () => {
    const draft = draftOn(viewOf(), options);
    draft.think('e3h', 'held');
    expect(draft.state.value).toMatchObject({ legal: true, move: 'e3h', costs: [1, 2], left: 9 });
    expect(said.at(-1)).toContain('+2');
    draft.rotate();
    expect(draft.state.value).toMatchObject({ fence: 'e3v' });
    draft.place();
    expect(played).toEqual(['e3v']);
  });

  it('that is turned to where nothing is known of it is turned, and said not to fit', () => {
    const draft = draftOn(viewOf(), optionsOf({ fences: [{ move: 'e3h', costs: [0, 0] }] }));
    draft.think('e3h', 'held');
    draft.rotate();
    expect(draft.state.value).toMatchObject({ fence: 'e3v', legal: false, stage: 'held' });
    expect(said.at(-1)).toContain('No fence fits');
    draft.place();
    expect(played).toEqual([]);
    draft.rotate();
    expect(draft.state.value).toMatchObject({ fence: 'e3h', legal: true });
  });

  it('that is refused says why and cannot be placed', () => {
    const draft = draftOn(viewOf(), options);
    draft.think('a1h', 'held');
    expect(draft.state.value).toMatchObject({
      legal: false,
      refusal: 'closes_last_route',
      pieces: [1],
    });
    expect(said.at(-1)).toContain('last way');
    draft.place();
    expect(played).toEqual([]);
  });

  it('must be forgotten when the position changes under it', () => {
    const draft = draftOn(viewOf(), options);
    draft.think('e3h', 'held');
    draft.attach({ view: viewOf({ position: 'two', ply: 1 }), options, turn: 0 });
    draft.place();
    expect(played).toEqual([]);
  });

  it('must stay when the same position is shown again', () => {
    const draft = draftOn(viewOf(), options);
    draft.think('e3h', 'held');
    draft.attach({ view: viewOf(), options: { ...options }, turn: 0 });
    draft.place();
    expect(played).toEqual(['e3h']);
  });
});

describe('a relocation', () => {
  const chamber = viewOf({
    figures: CHASERS,
    to_move: 1,
    fences: [
      { fence: 'd3h', owner: null, chamber: true },
      { fence: 'd5h', owner: null, chamber: true },
    ],
  });
  const fences = ['d3h>f7v', 'd3h>a1h', 'd5h>f7v'].map((move) => ({ move, costs: [0, 0] }));

  it('begins with the fence that is lifted', () => {
    const draft = draftOn(chamber, optionsOf({ fences }));
    expect(draft.state.value).toEqual({ kind: 'relocate', old: null });
    expect(draft.field().aims).toBe(false);
    draft.lift('d3h');
    expect(draft.field().slots.map((slot) => slot.fence)).toEqual(['a1h', 'f7v']);
    draft.think('f7v', 'held');
    expect(draft.state.value).toMatchObject({ old: 'd3h', move: 'd3h>f7v', left: 1 });
    draft.place();
    expect(played).toEqual(['d3h>f7v']);
  });

  it('may lift another fence for the same new place', () => {
    const draft = draftOn(chamber, optionsOf({ fences }));
    draft.lift('d3h');
    draft.think('f7v', 'held');
    draft.lift('d5h');
    expect(draft.state.value).toMatchObject({ move: 'd5h>f7v' });
  });

  it('says why the lifted fence may not stand there, and nothing of another fence', () => {
    const why = { refusal: 'cuts_off_squares', pieces: [], squares: ['a9'] };
    const options = optionsOf({ fences, refused: [{ fence: 'c5v', ...why, old: 'd3h' }] });
    const draft = draftOn(chamber, options);
    draft.lift('d3h');
    expect(draft.field().slots.map(({ fence, legal }) => [fence, legal])).toContainEqual([
      'c5v',
      false,
    ]);
    draft.think('c5v', 'held');
    expect(draft.state.value).toMatchObject({ legal: false, old: 'd3h', ...why });
    draft.place();
    expect(played).toEqual([]);
    draft.lift('d5h');
    draft.think('c5v', 'held');
    expect(draft.state.value).toEqual({ kind: 'relocate', old: 'd5h' });
    expect(draft.type('d3h>c5v')).toBe(true);
    expect(draft.state.value).toMatchObject({ legal: false, old: 'd3h', fence: 'c5v' });
    expect(played).toEqual([]);
  });

  it('needs no lifting when one fence only can go', () => {
    const draft = draftOn(chamber, optionsOf({ fences: [{ move: 'd5h>f7v', costs: [0, 0] }] }));
    draft.think('f7v', 'held');
    draft.place();
    expect(played).toEqual(['d5h>f7v']);
  });
});

describe('typing a move', () => {
  const options = optionsOf({
    walks: [choice(0, 'e3')],
    fences: [{ move: 'e3h', costs: [0, 0] }],
    refused: [{ fence: 'e3v', refusal: 'crosses_fence', pieces: [], squares: [] }],
    passes: ['--'],
  });

  function keys(draft: BoardDraft, ...names: string[]): boolean[] {
    return names.map((key) => {
      const event = {
        key,
        ctrlKey: false,
        metaKey: false,
        altKey: false,
        target: null,
        defaultPrevented: false,
      };
      return draft.press(event as unknown as KeyboardEvent);
    });
  }

  it('plays it with Enter, and shows it before', () => {
    const draft = draftOn(viewOf(), options);
    keys(draft, 'e', '3', 'h');
    expect(draft.typed.value).toBe('e3h');
    expect(draft.state.value).toMatchObject({ kind: 'fence', legal: true });
    keys(draft, 'Enter');
    expect(played).toEqual(['e3h']);
    expect(draft.typed.value).toBe('');
  });

  it('forgives capitals, and begins anew where it cannot go on', () => {
    const draft = draftOn(viewOf(), options);
    keys(draft, 'e', 'E', '3', 'Enter');
    expect(played).toEqual(['e3']);
  });

  it('leaves alone what no move begins with', () => {
    expect(keys(draftOn(viewOf(), options), 'z', 'u', '?')).toEqual([false, false, false]);
  });

  it('says why a fence is refused, and plays nothing', () => {
    const draft = draftOn(viewOf(), options);
    expect(draft.type('e3v')).toBe(true);
    expect(draft.state.value).toMatchObject({ legal: false, refusal: 'crosses_fence' });
    expect(played).toEqual([]);
  });

  it('is told when there is no such move', () => {
    expect(draftOn(viewOf(), options).type('a9')).toBe(false);
  });
});

describe('actions', () => {
  it('are the moves that nothing on the board stands for', () => {
    const view = viewOf({ figures: CHASERS, marks: { phase: 'after', reserve: 1 } });
    const draft = draftOn(view, optionsOf({ spend: '$', passes: ['--'] }));
    expect(draft.actions.value.map(({ kind, move, key }) => [kind, move, key])).toEqual([
      ['spend', '$', 'board-action-spend'],
      ['pass', '--', 'board-action-end-turn'],
    ]);
    draft.play('$');
    expect(played).toEqual(['$']);
  });

  it('name the piece that may stay', () => {
    const view = viewOf({ figures: CHASERS, to_move: 1, movers: [1, 2] });
    const draft = draftOn(view, optionsOf({ walks: [choice(2, 'Ii6')], passes: ['B--'] }));
    expect(draft.actions.value).toEqual([
      { kind: 'pass', move: 'B--', key: 'board-action-stay', args: { piece: 'Blinky' } },
    ]);
  });
});
