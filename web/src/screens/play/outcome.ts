/** How a match ended, in words. */

import type { SeatState, Side } from '../../wire';
import { has, say } from '../../words';
import { isChase, isMine, seatName, sideName, sides, type Cast } from './names';

export type Verdict = 'won' | 'lost' | 'draw' | 'off' | 'seen';

/** Won, lost or drawn for us; neutral for spectators and for several people at one screen. */
export function verdict(cast: Cast): Verdict {
  const { table, view, mine } = cast;
  const winners = table.result?.winners ?? [];
  if (!winners.length) return 'off';
  if (winners.length === sides(view).length) return 'draw';
  const own = new Set(mine.map((seat) => seat.side));
  if (own.size !== 1) return 'seen';
  return winners.some((side) => isMine(cast, side)) ? 'won' : 'lost';
}

/** The one side that won, or that lost against all others. */
export function champion({ table, view }: Cast): Side | null {
  const winners = table.result?.winners ?? [];
  return winners.length === 1 && sides(view).length > 1 ? winners[0]! : null;
}

function loser({ table, view }: Cast): Side {
  const winners = table.result?.winners ?? [];
  return sides(view).find((side) => !winners.includes(side)) ?? 0;
}

/** “You win”, “A draw”, “Mara wins”. */
export function resultTitle(cast: Cast): string {
  const how = verdict(cast);
  if (how !== 'seen') return say(`play-result-${how}`);
  const winner = champion(cast);
  if (winner === null) return say('play-result-loses', { loser: sideName(cast, loser(cast)) });
  return say('play-result-wins', {
    winner: sideName(cast, winner),
    many: isChase(cast.view) && winner === 1 ? 'yes' : 'no',
  });
}

/** The reason: the goal, the time, a resignation. */
export function resultReason(cast: Cast): string {
  const reason = cast.table.result?.reason ?? '';
  const key = `play-reason-${reason}`;
  if (!has(key)) return '';
  const side = loser(cast);
  const mate = teammate(cast, side);
  const own = cast.mine.length === 1 && isMine(cast, side) ? 'yes' : 'no';
  return say(key, {
    loser: sideName(cast, side),
    own: mate ? 'team' : own,
    who: mate ? seatName(cast, mate) : '',
  });
}

/** The teammate who gave up, if it was not us. */
function teammate({ table, mine }: Cast, side: Side): SeatState | undefined {
  const seat = table.seats[table.result?.seat ?? -1];
  const ours = mine.some((own) => own.side === side);
  return ours && seat && !mine.some((own) => own.player === seat.player) ? seat : undefined;
}
