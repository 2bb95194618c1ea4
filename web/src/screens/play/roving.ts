/** Roving tab index of the list of moves: arrows, Home and End go from move to move. */

import type { Round } from './rounds';

/** The move at which Tab enters the list: the one shown, else the first. */
export function entry(rounds: Round[], at: number): number {
  const plies = rounds.flatMap((round) => round.plies.map(({ ply }) => ply));
  return plies.includes(at) ? at : (plies[0] ?? 0);
}

/** The move that a key moves to; null for any other key. */
export function keyTarget(rounds: Round[], from: number, key: string): number | null {
  const plies = rounds.flatMap((round) => round.plies);
  const [first, last] = [plies[0]?.ply, plies.at(-1)?.ply];
  if (first === undefined || last === undefined) return null;
  switch (key) {
    case 'ArrowLeft':
      return Math.max(first, from - 1);
    case 'ArrowRight':
      return Math.min(last, from + 1);
    case 'ArrowUp':
      return sameSide(rounds, from, -1) ?? first;
    case 'ArrowDown':
      return sameSide(rounds, from, 1) ?? last;
    case 'Home':
      return first;
    case 'End':
      return last;
    default:
      return null;
  }
}

/** The first move of the same side in the round before or after; any move if it made none. */
function sameSide(rounds: Round[], from: number, by: number): number | null {
  const here = rounds.findIndex((round) => round.plies.some(({ ply }) => ply === from));
  const side = rounds[here]?.plies.find(({ ply }) => ply === from)?.side;
  const plies = rounds[here + by]?.plies;
  return (plies?.find((ply) => ply.side === side) ?? plies?.[0])?.ply ?? null;
}
