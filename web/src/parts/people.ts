/** Who sits there, in words. */

import type { SeatState } from '../wire';
import { say } from '../words';

export type Sitter = 'free' | 'bot' | 'you' | 'other';

export function sitterOf(seat: SeatState, you: string): Sitter {
  if (seat.player) return seat.player === you ? 'you' : 'other';
  return seat.level ? 'bot' : 'free';
}

/** The name on a seat; on one screen several people may be "you", each by a name. */
export function seatName(seat: SeatState, you: string): string {
  switch (sitterOf(seat, you)) {
    case 'free':
      return say('table-free');
    case 'bot':
      return say('table-computer', { level: seat.level ?? 0 });
    case 'you':
      return seat.name || say('table-you');
    case 'other':
      return seat.name || say('table-guest');
  }
}
