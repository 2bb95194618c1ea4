/** The choice of a pawn's character; each is used once at a table. */

import { PieceIcon } from '../../board';
import { playable } from '../../parts/playable';
import type { SeatState } from '../../wire';
import { say } from '../../words';
import type { Around } from './seats';

const PLAIN = 'pawn';

/** The chosen character; undefined for a plain pawn. */
export function character(seat: SeatState): string | null {
  return !seat.character || seat.character === PLAIN ? null : seat.character;
}

export function Characters({ around, seat }: { around: Around; seat: SeatState }) {
  const others = around.table.seats.filter((one) => one.seat !== seat.seat);
  const taken = new Set(others.map(character));
  const now = seat.character ?? PLAIN;
  return (
    <div class="characters" role="group" aria-label={say('table-character')}>
      <span class="characters-caption small quiet">{say('table-your-figure')}</span>
      {playable.value?.characters.map((one) => (
        <button
          key={one}
          type="button"
          class="character"
          aria-pressed={one === now}
          aria-label={one === PLAIN ? say('table-pawn') : say(`piece-${one}`)}
          disabled={one !== PLAIN && taken.has(one)}
          onClick={() => around.act({ type: 'choose', seat: seat.seat, character: one })}
        >
          <PieceIcon
            name={one === PLAIN ? around.mode.pieces[seat.seat]!.name : one}
            side={seat.seat}
            size={30}
          />
        </button>
      ))}
    </div>
  );
}
