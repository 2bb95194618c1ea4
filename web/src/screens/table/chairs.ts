/** What there is to play at a table: chairs in turn order, and ghosts that can change hands. */

import type { ModeOffered, Piece, Side, View } from '../../wire';

/** A side, and the pieces of it that go together. */
export interface Chair {
  side: Side;
  pieces: Piece[];
}

export function chairsOf(mode: ModeOffered, shares: Piece[][]): Chair[] {
  return mode.sides.flatMap((_, side) => {
    if (side === mode.team) return shares.map((pieces) => ({ side, pieces: [...pieces].sort() }));
    const own = mode.pieces.flatMap((piece, index) => (piece.side === side ? [index] : []));
    return [{ side, pieces: own }];
  });
}

/**
 * The shares after a ghost has gone to another hand. No hand may be empty: whoever gives the last
 * one away gets one in return.
 */
export function given(shares: Piece[][], piece: Piece, to: number): Piece[][] {
  const from = shares.findIndex((share) => share.includes(piece));
  const target = shares[to];
  if (from < 0 || !target || from === to) return shares;
  const back = shares[from]!.length === 1 ? target[0]! : null;
  return shares.map((share, index) => {
    if (index === to) return [...share.filter((one) => one !== back), piece].sort();
    if (index !== from) return share;
    return [...share.filter((one) => one !== piece), ...(back === null ? [] : [back])].sort();
  });
}

export type Edge = 'top' | 'bottom' | 'left' | 'right';

/** The edge of the board at which a chair of a race has its place. */
export function edgeOf(view: View, chair: Chair): Edge {
  const home = view.homes[chair.pieces[0] ?? 0] ?? 'e1';
  if (home.endsWith('1')) return 'bottom';
  if (home.endsWith('9')) return 'top';
  return home.startsWith('a') ? 'left' : 'right';
}
