/** Which moves were made since our last turn. */

import type { Cast } from './names';

/**
 * The plies since the person at this screen decided last; of a single ply where that was the last.
 *
 * With several people at one screen it is the turn of the one who moves next that counts.
 */
export function sinceOf({ mine, view }: Cast, seats: number[], made: number): number[] {
  if (!made) return [];
  const next = mine.length > 1 ? mine.filter((seat) => seat.side === view.to_move) : mine;
  const own = new Set(next.map((seat) => seat.seat));
  const others = (ply: number) => seats[ply - 1] !== undefined && !own.has(seats[ply - 1]!);
  let first = made;
  while (own.size && first > 1 && others(first) && others(first - 1)) first -= 1;
  return Array.from({ length: made - first + 1 }, (_, index) => first + index);
}
