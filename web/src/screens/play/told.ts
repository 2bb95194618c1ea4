/** A move in a few words: who made it, what they did, and what came of it. */

import { parse } from '../../board/moves';
import type { Piece, View } from '../../wire';
import { say, together } from '../../words';
import { isChase, isMine, pieceName, piecesOf, sideName, type Cast } from './names';

const PACMAN = 0;
const GHOSTS = 1;

export interface Told {
  ply: number;
  /** The piece whose picture stands before the words. */
  piece: Piece;
  who: string;
  did: string;
}

/** The move between two consecutive views. */
export function toldOf(cast: Cast, before: View, after: View, ply: number): Told | null {
  const { last } = after;
  if (!last) return null;
  const piece = actorOf(before, after);
  const lettered = isChase(after) && /^[A-Z]/.test(last.move);
  const who = lettered ? pieceName(after, piece) : sideName(cast, last.side);
  return { ply, piece, who, did: didOf(cast, before, after) };
}

/** The piece that moved; of a side that placed a fence the one whose turn it was. */
function actorOf(before: View, after: View): Piece {
  const { move, side } = after.last!;
  const lettered = after.figures.findIndex((one) => one.letter === move[0] && isChase(after));
  if (lettered >= 0) return lettered;
  const [mover] = before.movers;
  const own = piecesOf(after, side);
  return mover !== undefined && own.includes(mover) ? mover : (own[0] ?? 0);
}

function didOf(cast: Cast, before: View, after: View): string {
  const move = parse(after.last!.move);
  switch (move?.kind) {
    case 'walk':
      return walkWords(cast, before, after, move.path.at(-1)!);
    case 'fence':
      if (move.old !== null) return say('play-did-relocate', { slot: move.fence.slice(0, 2) });
      return say('play-did-fence', {
        slot: move.fence.slice(0, 2),
        way: move.fence.endsWith('h') ? 'horizontal' : 'vertical',
      });
    case 'enter':
      return say('play-did-enter', { square: move.square });
    case 'spend':
      return say('play-did-spend');
    default:
      return say('play-did-pass', { what: passed(before, after) });
  }
}

function walkWords(cast: Cast, before: View, after: View, square: string): string {
  const eaten = eatenGhosts(before, after);
  const pieces = together(eaten.map((piece) => pieceName(after, piece)));
  return say('play-did-walk', { effect: effectOf(cast, before, after), square, pieces });
}

function effectOf(cast: Cast, before: View, after: View): string {
  if (lostLife(before, after)) {
    if (after.last!.side === PACMAN) return 'caught-self';
    return isReader(cast) ? 'caught-you' : 'caught';
  }
  if (eatenGhosts(before, after).length) return 'ghosts';
  return after.eaten > before.eaten ? 'pellet' : 'none';
}

/** Ghosts that a walk of PAC-MAN's took off the board. */
export function eatenGhosts(before: View, after: View): Piece[] {
  if (!isChase(after)) return [];
  return piecesOf(after, GHOSTS).filter(
    (piece) => before.figures[piece]!.square !== null && after.figures[piece]!.square === null,
  );
}

function passed(before: View, after: View): string {
  if (/^[A-Z]/.test(after.last!.move)) return 'stay';
  if (before.marks.boosted) return 'boost';
  if (before.marks.phase === 'after') return 'turn';
  return before.marks.phase === 'ghost_place' ? 'keep' : 'pass';
}

/** Whether one person reads this, who plays PAC-MAN. */
function isReader(cast: Cast): boolean {
  return cast.mine.length === 1 && isMine(cast, PACMAN);
}

export function lostLife(before: View, after: View): boolean {
  return (after.lives ?? 0) < (before.lives ?? 0);
}

/** The sentence after a catch; empty after any other move, and when no life is left. */
export function caughtWords(cast: Cast, before: View, after: View): string {
  if (!lostLife(before, after) || !after.lives) return '';
  const ghosts = piecesOf(after, GHOSTS);
  const home = (piece: Piece) => after.figures[piece]!.square === after.homes[piece];
  return say('play-caught', {
    ghost: pieceName(after, catcher(before, after)),
    own: isReader(cast) ? 'yes' : 'no',
    back: after.figures[PACMAN]!.square !== null && ghosts.every(home) ? 'all' : 'pacman',
    count: after.lives,
  });
}

/** The ghost that walked, or the one that PAC-MAN ran into. */
function catcher(before: View, after: View): Piece {
  const piece = actorOf(before, after);
  if (after.figures[piece]?.side === GHOSTS) return piece;
  const move = parse(after.last!.move);
  const way = move?.kind === 'walk' ? move.path : [];
  const met = piecesOf(before, GHOSTS).find((one) =>
    way.includes(before.figures[one]!.square ?? ''),
  );
  return met ?? GHOSTS;
}
