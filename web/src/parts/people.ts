/** Names of the people at a table. */

import type { SeatState } from '../wire';
import { say } from '../words';
import { computerName } from './levels';

export type Sitter = 'free' | 'bot' | 'you' | 'other';

export function sitterOf(seat: SeatState, you: string): Sitter {
  if (seat.player) return seat.player === you ? 'you' : 'other';
  return seat.level ? 'bot' : 'free';
}

/** The name on a seat. Several people at one screen have names instead of "you". */
export function seatName(seat: SeatState, you: string): string {
  switch (sitterOf(seat, you)) {
    case 'free':
      return say('table-free');
    case 'bot':
      return computerName(seat.level ?? 0);
    case 'you':
      return seat.name || say('page-you');
    case 'other':
      return seat.name || say('table-guest');
  }
}
