/** For which of our seats the page asks, offers and suggests. */

import type { Presence, SeatState } from '../../wire';
import { isBot, type Cast } from './names';

/** The seat that decides now, or the first of ours. */
export function speakerOf({ mine, view }: Cast): number | undefined {
  return (mine.find((seat) => seat.side === view.to_move) ?? mine[0])?.seat;
}

/** The first seat of ours whose side has several seats. */
export function teamSeatOf({ table, mine }: Cast): number | undefined {
  const team = (seat: SeatState) => table.seats.filter((one) => one.side === seat.side).length;
  return mine.find((seat) => team(seat) > 1)?.seat;
}

/** Whether teammates are at the table who are asked before the side gives up. */
export function asksTeam(cast: Cast, presence: Presence | null): boolean {
  const { table, mine } = cast;
  const own = mine.find((seat) => seat.seat === speakerOf(cast));
  if (!own || table.setup.team_decides === 'captain') return false;
  const here = (seat: number) =>
    presence?.seats.some((one) => one.seat === seat && one.here) ?? false;
  const mates = table.seats.filter((seat) => seat.side === own.side && seat.player !== own.player);
  return mates.some((seat) => !isBot(seat) && here(seat.seat));
}
