/** Walks in the options: where they end, and how one that has begun may continue. */

import type { Options, Piece, View } from '../wire';
import type { DraftState } from './draft';
import { cellOf, squareAt } from './geometry';

/** One walk that is legal now. */
export interface Walk {
  piece: Piece;
  path: string[];
  move: string;
  choice: number; // walks of one choice lead to the same position
}

export function allWalks(options: Options): Walk[] {
  return options.walks.flatMap((choice, index) =>
    choice.paths.map((path, at) => ({
      piece: choice.piece,
      path,
      move: choice.walks[at]!,
      choice: index,
    })),
  );
}

/** The walks of a piece that begin with these squares. */
export function continuing(walks: Walk[], piece: Piece, path: string[]): Walk[] {
  return walks.filter(
    (walk) => walk.piece === piece && path.every((square, at) => walk.path[at] === square),
  );
}

export function endsOf(walks: Walk[]): string[] {
  return [...new Set(walks.map((walk) => walk.path.at(-1)!))];
}

export function nextSquares(walks: Walk[], path: string[]): string[] {
  const next = walks.flatMap((walk) => walk.path.slice(path.length, path.length + 1));
  return [...new Set(next)];
}

export type Way =
  | { kind: 'none' }
  | { kind: 'one'; walk: Walk }
  | { kind: 'which'; pieces: Piece[] }
  | { kind: 'steps'; piece: Piece; walks: Walk[] };

/**
 * What a tap on an end square means: one walk if all walks there lead to the same position, else
 * the piece or the steps must be chosen first.
 */
export function wayTo(walks: Walk[], end: string): Way {
  const there = walks.filter((walk) => walk.path.at(-1) === end);
  const pieces = [...new Set(there.map((walk) => walk.piece))];
  if (!there.length) return { kind: 'none' };
  if (pieces.length > 1) return { kind: 'which', pieces };
  if (there.some((walk) => walk.choice !== there[0]!.choice)) {
    return { kind: 'steps', piece: pieces[0]!, walks: there };
  }
  const walk = there.reduce((short, other) =>
    other.path.length < short.path.length ? other : short,
  );
  return { kind: 'one', walk };
}

/**
 * The text of a walk that somebody means who points at a square: across first, then along. Its only
 * use is to be refused; null if several pieces could be meant.
 */
export function walkTowards(view: View, walks: Walk[], end: string): string | null {
  const pieces = new Set(walks.map((walk) => walk.piece));
  const [piece] = pieces;
  const figure = piece === undefined || pieces.size > 1 ? undefined : view.figures[piece];
  if (!figure?.square || figure.square === end) return null;
  const path: string[] = [];
  let { column, row } = cellOf(figure.square, 0);
  const there = cellOf(end, 0);
  while (column !== there.column || row !== there.row) {
    if (column !== there.column) column += Math.sign(there.column - column);
    else row += Math.sign(there.row - row);
    path.push(squareAt({ column, row }, 0));
  }
  return figure.letter + path.join('');
}

const PACMAN = 'pacman';

/** Whether a walk gives a life away: PAC-MAN enters a ghost's square and may not eat it. */
export function meetsGhost(view: View, walk: Walk): boolean {
  const figure = view.figures[walk.piece]!;
  if (view.lives === null || view.marks.boosted || figure.name !== PACMAN) return false;
  return view.figures.some(
    (other) => other.side !== figure.side && walk.path.includes(other.square ?? ''),
  );
}

/** The ghosts that can be eaten, given the steps of the walk that are already chosen. */
export function edibleOn(view: View, options: Options | null, state: DraftState): Piece[] {
  const { edible } = view.marks;
  if (!options || state.kind !== 'walk' || !edible.length) return edible;
  const left = continuing(allWalks(options), state.piece, state.path);
  const squares = new Set(left.flatMap((walk) => walk.path));
  return edible.filter((ghost) => squares.has(view.figures[ghost]?.square ?? ''));
}
