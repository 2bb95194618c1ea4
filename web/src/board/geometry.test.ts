import { describe, expect, it } from 'vitest';
import {
  FENCES,
  SQUARES,
  barOf,
  cellOf,
  edgeNames,
  fenceAt,
  postOf,
  slotOf,
  squareAt,
  squareUnder,
  tileOf,
  type Box,
  type Turn,
} from './geometry';
import * as geometry from './geometry';
import { fencedWays, squareLabel } from './labels';
import { parse } from './moves';
import { planOf } from './motion';
import * as paint from './paint';
import shared from '../../../tests/data/geometry.json';
import { turnTo } from '../screens/play/names';
import { CHASERS, figure, viewOf } from '../testing';
import type { View } from '../wire';

const TURNS: Turn[] = [0, 1, 2, 3];

describe('the board', () => {
  it('has a1 at the bottom left, and the first fence in its groove', () => {
    expect(tileOf('a1', 0)).toEqual({ x: 0, y: 400, width: 40, height: 40 });
    expect(barOf('a1h', 0)).toEqual({ x: 0, y: 391, width: 90, height: 8 });
    expect(barOf('a1v', 0)).toEqual({ x: 41, y: 350, width: 8, height: 90 });
  });

  it.each(TURNS)('turned %i times finds every square and fence again', (turn) => {
    for (const square of SQUARES) {
      expect(squareAt(cellOf(square, turn), turn)).toBe(square);
      const { x, y } = tileOf(square, turn);
      expect(squareUnder({ x: x + 1, y: y + 39 }, turn)).toBe(square);
      expect(squareUnder({ x: x + 45, y: y + 20 }, turn)).toBeNull();
    }
    for (const fence of FENCES) {
      const seen = slotOf(fence, turn);
      expect(fenceAt(seen, seen.lying, turn)).toBe(fence);
    }
    expect(new Set(FENCES.map((fence) => JSON.stringify(postOf(fence, turn)))).size).toBe(64);
  });

  it('turned to the second side of four shows its edge at the bottom', () => {
    expect(edgeNames(1).below.join('')).toBe('987654321');
    expect(edgeNames(1).beside.join('')).toBe('abcdefghi');
    expect(cellOf('a5', 1).row).toBe(0);
    expect(edgeNames(2).below.join('')).toBe('ihgfedcba');
  });
});

/** What the pictures of the package are drawn with; made by web/geometry.py. */
describe('page and pictures agree', () => {
  const numbers = ({ x, y, width, height }: Box) => [x, y, width, height];

  it('on lengths and shares of colours', () => {
    const measures = { ...geometry, ...paint } as Record<string, unknown>;
    for (const [name, value] of Object.entries(shared.measures)) {
      expect([name, measures[name]]).toEqual([name, value]);
    }
  });

  it.each(TURNS)('on squares, fences and tunnels of a board turned %i times', (turn) => {
    const { tiles, fences, outward, below, beside } = shared[`turn-${turn}`];
    const places = (names: readonly string[], box: (name: string, turn: Turn) => Box) =>
      Object.fromEntries(names.map((name) => [name, numbers(box(name, turn))]));
    expect(places(SQUARES, tileOf)).toEqual(tiles);
    expect(places(FENCES, barOf)).toEqual(fences);
    for (const [pair, way] of Object.entries(outward)) {
      const { x, y } = geometry.outward(pair.slice(0, 2), pair.slice(3), turn);
      expect([pair, x, y]).toEqual([pair, ...way]);
    }
    const edges = edgeNames(turn);
    expect([edges.below.join(''), edges.beside.join('')]).toEqual([below, beside]);
  });

  it.each(shared.modes)('on turns and shapes of the sides of $view.mode', (mode) => {
    const view = mode.view as unknown as View;
    const sides = view.stock.map((_, side) => side);
    const standing = [
      { owner: null, chamber: false },
      { owner: null, chamber: true },
      ...sides.map((owner) => ({ owner, chamber: false })),
    ];
    expect(sides.map((side) => turnTo(view, side))).toEqual(mode.turns);
    expect(sides.map((side) => paint.sideShape(view, side))).toEqual(mode.shapes);
    expect(standing.map((one) => paint.fenceShape(view, { fence: 'a1h', ...one }))).toEqual(
      mode.fence_shapes,
    );
  });
});

describe('move texts', () => {
  it('are taken apart', () => {
    expect(parse('e4')).toEqual({ kind: 'walk', letter: '', path: ['e4'] });
    expect(parse('Me6f6')).toEqual({ kind: 'walk', letter: 'M', path: ['e6', 'f6'] });
    expect(parse('e3h')).toEqual({ kind: 'fence', fence: 'e3h', old: null });
    expect(parse('d3h>f7v')).toEqual({ kind: 'fence', fence: 'f7v', old: 'd3h' });
    expect(parse('M@e1')).toEqual({ kind: 'enter', square: 'e1' });
    expect(parse('$')).toEqual({ kind: 'spend' });
    expect(parse('B--')).toEqual({ kind: 'pass', letter: 'B' });
    expect(parse('xx')).toBeNull();
  });
});

describe('labels', () => {
  it('say which sides of a square have a fence', () => {
    const view = viewOf({
      fences: ['d4h', 'e3v', 'c4v'].map((fence) => ({ fence, owner: null, chamber: false })),
    });
    expect(fencedWays(view, 'e4')).toEqual(['north', 'east']);
    expect(fencedWays(view, 'd5')).toEqual(['south', 'west']);
    expect(fencedWays(view, 'a1')).toEqual([]);
  });

  it('say whose piece stands there', () => {
    const plain = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '');
    const view = viewOf({ fences: [{ fence: 'e2h', owner: 0, chamber: false }] });
    const options = { walks: [], fences: [], refused: [], enters: [], spend: null, passes: [] };
    expect(plain(squareLabel(view, options, 'e2'))).toBe('e2, your W, fence north');
    expect(plain(squareLabel(view, null, 'e9'))).toBe('e9, X, goal of W');
  });
});

describe('motion', () => {
  const before = viewOf({ figures: CHASERS, lives: 3, pellets: ['e7'] });

  it('follows a walk square by square', () => {
    const figures = [{ ...CHASERS[0]!, square: 'f6' }, ...CHASERS.slice(1)];
    const after = viewOf({
      figures,
      lives: 3,
      pellets: ['e7'],
      last: { move: 'Me6f6', side: 0, start: 'e5' },
    });
    const plan = planOf(before, after, 0);
    expect(plan.duration).toBe(360);
    expect(plan.moves).toHaveLength(1);
    expect(plan.moves[0]!.frames.map(({ x, y, time }) => [x, y, time])).toEqual([
      [220, 220, 0],
      [220, 170, 180],
      [270, 170, 360],
    ]);
  });

  it('lets an eaten ghost go when PAC-MAN gets there', () => {
    const figures = [
      { ...CHASERS[0]!, square: 'e9' },
      { ...CHASERS[1]!, square: null },
      CHASERS[2]!,
    ];
    const after = viewOf({ figures, lives: 3, last: { move: 'Me7e9', side: 0, start: 'e5' } });
    const plan = planOf(before, after, 0);
    expect(plan.leaving).toEqual([{ piece: 1, time: 360, frames: [] }]);
    expect(plan.pellets).toEqual([{ square: 'e7', time: 180 }]);
  });

  it('shows a catch where it happened, then brings everybody home', () => {
    const start = viewOf({
      figures: [{ ...CHASERS[0]!, square: 'e8' }, ...CHASERS.slice(1)],
      lives: 3,
    });
    const after = viewOf({
      figures: CHASERS,
      lives: 2,
      last: { move: 'Be8', side: 1, start: 'e9' },
    });
    const plan = planOf(start, after, 0);
    expect(plan.caught).toEqual({ square: 'e8', time: 180 });
    expect(plan.moves.map(({ piece }) => piece)).toEqual([0, 1]);
    expect(plan.moves[1]!.frames.at(-1)).toMatchObject({ x: 220, y: 20, time: 500 });
  });

  it('lets a piece that is taken off walk there first', () => {
    const gone = [
      { ...CHASERS[0]!, square: null },
      { ...CHASERS[1]!, square: 'e6' },
    ];
    const start = viewOf({ figures: [CHASERS[0]!, gone[1]!], lives: 3 });
    const after = viewOf({ figures: gone, lives: 2, last: { move: 'Me6', side: 0, start: 'e5' } });
    const { leaving, caught } = planOf(start, after, 0);
    expect(leaving).toMatchObject([{ piece: 0, time: 180, frames: [{ y: 220 }, { y: 170 }] }]);
    expect(caught).toEqual({ square: 'e6', time: 180 });
  });

  it('goes through a tunnel', () => {
    const marks = { tunnels: [['e1', 'e9']] as [string, string][] };
    const start = viewOf({ figures: [figure('pacman', 'M', 0, 'e1')], marks });
    const after = viewOf({
      figures: [figure('pacman', 'M', 0, 'e9')],
      marks,
      last: { move: 'Me9', side: 0, start: 'e1' },
    });
    const frames = planOf(start, after, 0).moves[0]!.frames;
    expect(frames.map(({ y, opacity }) => [y, opacity])).toEqual([
      [420, 1],
      [449, 0],
      [-9, 0],
      [20, 1],
    ]);
  });

  it('drops the fence that was placed', () => {
    const after = viewOf({
      figures: CHASERS,
      lives: 3,
      pellets: ['e7'],
      last: { move: 'd3h>f7v', side: 1, start: null },
    });
    expect(planOf(before, after, 0)).toMatchObject({ fence: 'f7v', moves: [], leaving: [] });
  });
});
