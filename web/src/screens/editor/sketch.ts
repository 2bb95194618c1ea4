/**
 * What is drawn in an editor, right or wrong: a layout, or a position with what its text says
 * besides. Nothing here knows a rule; the server says what is wrong with a sketch.
 */

import { FENCES, SIZE, SQUARES } from '../../board/geometry';
import type { Editable, View } from '../../wire';

/** Where pieces stand and what lies on the board. */
export interface Sketch {
  squares: (string | null)[];
  pellets: string[];
  fences: string[];
  chamber: string[];
  stock: number[];
  lives: number;
  /** The mode with its switches, and the other fields of a position by name; unused in a layout. */
  head: string;
  rest: Record<string, string>;
}

export type Symmetry = 'none' | 'mirror' | 'flip' | 'turn';
export const SYMMETRIES: Symmetry[] = ['none', 'mirror', 'flip', 'turn'];

const FILES = 'abcdefghi';
const DRAWN = ['pieces', 'pellets', 'lives', 'stock', 'chamber'];

/** A name moved by a symmetry; `size` is that of its grid: 9 for squares, 8 for slots. */
function moved(name: string, by: Symmetry, size: number): string {
  let [x, y] = [FILES.indexOf(name[0]!), Number(name[1]) - 1];
  if (by === 'mirror' || by === 'turn') x = size - 1 - x;
  if (by === 'flip' || by === 'turn') y = size - 1 - y;
  return FILES[x]! + String(y + 1) + name.slice(2);
}

/** A square or a fence with its image. */
export function images(name: string, by: Symmetry): string[] {
  const size = name.length === 2 ? SIZE : SIZE - 1;
  return by === 'none' ? [name] : [...new Set([name, moved(name, by, size)])];
}

function without(list: string[], gone: string[]): string[] {
  return list.filter((one) => !gone.includes(one));
}

/** Take a fence away if it stands, else place it; its image likewise. */
export function toggleFence(sketch: Sketch, fence: string, by: Symmetry): Sketch {
  const all = images(fence, by);
  const stands = sketch.fences.includes(fence);
  const fences = without(sketch.fences, all);
  if (stands) return { ...sketch, fences, chamber: without(sketch.chamber, all) };
  return { ...sketch, fences: FENCES.filter((one) => fences.includes(one) || all.includes(one)) };
}

/** Make a fence one of the Chamber's, or an ordinary one again. */
export function toggleChamber(sketch: Sketch, fence: string, by: Symmetry): Sketch {
  const all = images(fence, by).filter((one) => sketch.fences.includes(one));
  const chamber = without(sketch.chamber, all);
  if (sketch.chamber.includes(fence)) return { ...sketch, chamber };
  return { ...sketch, chamber: FENCES.filter((one) => chamber.includes(one) || all.includes(one)) };
}

export function togglePellet(sketch: Sketch, square: string, by: Symmetry): Sketch {
  const all = images(square, by);
  const pellets = without(sketch.pellets, all);
  if (sketch.pellets.includes(square)) return { ...sketch, pellets };
  return { ...sketch, pellets: SQUARES.filter((one) => pellets.includes(one) || all.includes(one)) };
}

/** Put a piece on a square; take it off the board if it stands there. */
export function togglePiece(sketch: Sketch, piece: number, square: string): Sketch {
  const next = sketch.squares[piece] === square ? null : square;
  return { ...sketch, squares: sketch.squares.map((one, index) => (index === piece ? next : one)) };
}

/** Carry what stands on a square to another: a piece, else a pellet. */
export function carried(sketch: Sketch, from: string, to: string): Sketch {
  const piece = sketch.squares.indexOf(from);
  if (piece >= 0) return togglePiece(sketch, piece, to);
  if (!sketch.pellets.includes(from) || sketch.pellets.includes(to)) return sketch;
  const pellets = [...without(sketch.pellets, [from]), to];
  return { ...sketch, pellets: SQUARES.filter((one) => pellets.includes(one)) };
}

export function cleared(sketch: Sketch): Sketch {
  return { ...sketch, fences: [], chamber: [] };
}

// Texts

/** A layout as one word. */
export function layoutText({ squares, pellets, fences, chamber, stock, lives }: Sketch): string {
  const pieces = squares.map((square) => square ?? '-');
  return [pieces, pellets, fences, chamber].map((part) => part.join('')).concat(stock.join('-'), String(lives)).join('.');
}

/** A layout that the server has written. */
export function layoutSketch(text: string): Sketch {
  const [pieces = '', pellets = '', fences = '', chamber = '', stock = '', lives = ''] = text.split('.');
  return {
    squares: (pieces.match(/-|../g) ?? []).map((name) => (name === '-' ? null : name)),
    pellets: pellets.match(/../g) ?? [],
    fences: fences.match(/.../g) ?? [],
    chamber: chamber.match(/.../g) ?? [],
    stock: stock.split('-').map(Number),
    lives: Number(lives),
    head: '',
    rest: {},
  };
}

/** A position's text. Where fences never move, it names its own maze, with these fences. */
export function positionText(sketch: Sketch, mode: Editable, start: Sketch): string {
  const slots = (way: string) =>
    sketch.fences.filter((fence) => fence.endsWith(way)).map((fence) => fence.slice(0, 2)).join('');
  const fields: Record<string, string> = {
    ...sketch.rest,
    pieces: sketch.squares.map((square) => square ?? '-').join(' '),
    pellets: sketch.pellets.join(''),
    lives: String(sketch.lives),
    stock: sketch.stock.join(' '),
    chamber: sketch.chamber.join(''),
  };
  const head = mode.fixed_fences ? ownHead(sketch, start) : sketch.head;
  return [head, slots('h'), slots('v'), ...mode.fields.map((name) => fields[name] ?? '')].join(' / ');
}

function ownHead(sketch: Sketch, start: Sketch): string {
  const [key, ...words] = sketch.head.split(' ').filter((word) => !/^(layout|lives)=/.test(word));
  return [key, `layout=${layoutText({ ...start, fences: sketch.fences })}`, ...words].join(' ');
}

/** A position that the server has written; `counters` at its end are left out. */
export function positionSketch(text: string, mode: Editable): Sketch {
  const [head = '', lying = '', standing = '', ...fields] = text.split('/').map((field) => field.trim());
  const named = Object.fromEntries(mode.fields.map((name, index) => [name, fields[index] ?? '']));
  const slots = (field: string, way: string) => (field.match(/../g) ?? []).map((slot) => slot + way);
  const fences = [...slots(lying, 'h'), ...slots(standing, 'v')];
  return {
    squares: (named['pieces'] ?? '').split(' ').map((name) => (name === '-' ? null : name)),
    pellets: named['pellets']?.match(/../g) ?? [],
    fences: FENCES.filter((fence) => fences.includes(fence)),
    chamber: named['chamber']?.match(/.../g) ?? [],
    stock: (named['stock'] ?? '').split(' ').filter(Boolean).map(Number),
    lives: Number(named['lives'] ?? 0),
    head,
    rest: Object.fromEntries(Object.entries(named).filter(([name]) => !DRAWN.includes(name))),
  };
}

/** The layout from which a position's game began, as far as a view shows it. */
export function startOfView(view: View): Sketch {
  return {
    squares: view.homes,
    pellets: view.pellets_at_start,
    fences: [],
    chamber: [],
    stock: view.stock_at_start,
    lives: view.lives_at_start ?? 0,
    head: '',
    rest: {},
  };
}

/** The board of a sketch; `like` is any view of the mode, `known` the law's own if there is one. */
export function viewOf(sketch: Sketch, like: View, known: View | null, position: string): View {
  const squares = (known ?? like).figures.map((figure, index) => ({
    ...figure,
    square: sketch.squares[index] ?? null,
  }));
  const marks = known?.marks ?? { ...like.marks, sights: [], edible: [], boosted: false };
  return {
    ...like,
    figures: squares,
    fences: sketch.fences.map((fence) => ({ fence, owner: null, chamber: sketch.chamber.includes(fence) })),
    vacated: [],
    chamber: known?.chamber ?? [],
    pellets: sketch.pellets,
    stock: sketch.stock,
    lives: sketch.lives || null,
    to_move: known?.to_move ?? 0,
    movers: known?.movers ?? [],
    routes: known?.routes ?? like.routes.map(() => null),
    last: null,
    outcome: null,
    marks,
    ply: 0,
    position,
  };
}
