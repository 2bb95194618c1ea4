/** Chairs of a table in turn order, and the sharing of the ghosts. */

import type { ModeOffered, Piece, Side, View } from '../../wire';

/** A side, or a share of its pieces, for one seat. */
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
 * The shares after a ghost has moved to another hand. No hand may be empty: one that gives its last
 * ghost gets one in return.
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

/** The edge of the board at which a chair of a race sits. */
export function edgeOf(view: View, chair: Chair): Edge {
  const home = view.homes[chair.pieces[0] ?? 0] ?? 'e1';
  if (home.endsWith('1')) return 'bottom';
  if (home.endsWith('9')) return 'top';
  return home.startsWith('a') ? 'left' : 'right';
}
