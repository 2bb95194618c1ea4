import { describe, expect, it } from 'vitest';

import type { Editable } from '../../wire';
import {
  carried,
  images,
  layoutSketch,
  layoutText,
  positionSketch,
  positionText,
  toggleChamber,
  toggleFence,
  togglePellet,
  togglePiece,
} from './sketch';

const MAZE = 'e5e9i5e1a5.a1i1a9i9.b3hf4v..0-0.3';
const ROOM = '-d5e5d4e4.a1i1a9i9.d3hc4ve4vd5h.d3hc4ve4vd5h.12-4.3';

function form(fields: string[], fixed: boolean): Editable {
  return { key: '', fields, phases: [], fixed_fences: fixed, stock: 0, pellets: 4, lives: 9, chamber: 0, off_board: [], start: '' };
}

describe('symmetry', () => {
  it('moves squares and fences, and names what stays once', () => {
    expect(images('a2', 'mirror')).toEqual(['a2', 'i2']);
    expect(images('a2', 'flip')).toEqual(['a2', 'a8']);
    expect(images('a2h', 'turn')).toEqual(['a2h', 'h7h']);
    expect(images('e5', 'turn')).toEqual(['e5']);
    expect(images('b3v', 'none')).toEqual(['b3v']);
  });
});

describe('a layout', () => {
  it('is read and written without a change', () => {
    expect(layoutText(layoutSketch(MAZE))).toBe(MAZE);
    expect(layoutText(layoutSketch(ROOM))).toBe(ROOM);
  });

  it('gets fences with their images, in the order of texts, and loses them again', () => {
    const start = layoutSketch(MAZE);
    const drawn = toggleFence(start, 'a1v', 'mirror');
    expect(drawn.fences).toEqual(['a1v', 'h1v', 'b3h', 'f4v']);
    expect(layoutText(toggleFence(drawn, 'h1v', 'mirror'))).toBe(MAZE);
  });

  it('forgets that a fence was one of the Chamber when it is taken away', () => {
    const start = layoutSketch(ROOM);
    expect(toggleFence(start, 'd3h', 'none').chamber).toEqual(['c4v', 'e4v', 'd5h']);
    const opened = toggleChamber(start, 'd3h', 'none');
    expect(opened.fences).toEqual(start.fences);
    expect(layoutText(toggleChamber(opened, 'd3h', 'none'))).toBe(ROOM);
  });

  it('has pieces put, carried and taken off, and pellets likewise', () => {
    const start = layoutSketch(MAZE);
    expect(togglePiece(start, 0, 'e4').squares[0]).toBe('e4');
    expect(togglePiece(start, 0, 'e5').squares[0]).toBe(null);
    expect(carried(start, 'e9', 'd9').squares[1]).toBe('d9');
    expect(carried(start, 'a1', 'b2').pellets).toEqual(['i1', 'b2', 'a9', 'i9']);
    expect(carried(start, 'c7', 'c8')).toBe(start);
    expect(togglePellet(start, 'a1', 'none').pellets).toEqual(['i1', 'a9', 'i9']);
  });
});

describe('a position', () => {
  it('is read and written without a change', () => {
    const race = form(['pieces', 'stock', 'side'], false);
    const text = 'classic-2 / d2 / c5 / e2 e8 / 9 10 / 2';
    expect(positionText(positionSketch(text, race), race, layoutSketch(MAZE))).toBe(text);
  });

  it('names its own maze where fences never move', () => {
    const chase = form(['pieces', 'pellets', 'lives', 'phase'], true);
    const text = 'pacman lives=2 frenzy=none / b3 / f4 / e5 e9 i5 e1 a5 / a1 / 1 / ghosts B';
    const sketch = toggleFence(positionSketch(text, chase), 'g7h', 'none');
    expect(positionText(sketch, chase, layoutSketch(MAZE))).toBe(
      'pacman layout=e5e9i5e1a5.a1i1a9i9.b3hf4vg7h..0-0.3 frenzy=none / b3g7 / f4 / e5 e9 i5 e1 a5 / a1 / 1 / ghosts B',
    );
  });
});
