/** The drawing of lots just after the start: which seat got which side. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import { PieceIcon } from '../../board';
import { connection } from '../../connection';
import { announce } from '../../parts/announce';
import { seatName } from '../../parts/people';
import { Top } from '../../parts/top';
import type { SeatState, Table, View } from '../../wire';
import { say } from '../../words';
import { character } from './characters';

const TUMBLES = 9;
const TUMBLE = 110;
const SHOWN = 1_700;

export interface LotsProps {
  table: Table;
  view: View;
  onEnd(): void;
}

export function Lots({ table, view, onEnd }: LotsProps) {
  const tumble = useSignal(0);
  const settled = tumble.value >= TUMBLES;
  useEffect(() => {
    const next = settled
      ? setTimeout(onEnd, SHOWN)
      : setTimeout(() => (tumble.value += 1), TUMBLE + tumble.value * 12);
    return () => clearTimeout(next);
  }, [tumble.value]);
  const first = table.seats.find((seat) => seat.side === 0);
  const begins = first ? say('table-begins', { name: seatName(first, connection.you.value) }) : '';
  useEffect(() => {
    if (settled) announce(begins);
  }, [settled]);
  return (
    <>
      <Top />
      <main class="lots" data-settled={settled ? '' : undefined}>
        <h1>{settled && begins ? begins : say('table-drawing')}</h1>
        <ul>
          {table.seats.map((seat) => (
            <li key={seat.seat} class="card lot">
              <span class="lot-pieces">
                <Lot seat={seat} view={view} table={table} shift={settled ? 0 : tumble.value + 1} />
              </span>
              <b class="cut">
                <bdi>{seatName(seat, connection.you.value)}</bdi>
              </b>
              {settled && seat.side === 0 && <span class="chip">{say('table-first')}</span>}
            </li>
          ))}
        </ul>
        <button type="button" class="button main" onClick={onEnd}>
          {say('table-to-board')}
        </button>
      </main>
    </>
  );
}

interface LotProps {
  seat: SeatState;
  view: View;
  table: Table;
  /** Steps of the animation that are left until the lots lie in their places. */
  shift: number;
}

function Lot({ seat, view, table, shift }: LotProps) {
  const shown = table.seats[(seat.seat + shift) % table.seats.length]!;
  return (
    <>
      {(shown.pieces ?? []).map((piece) => {
        const figure = view.figures[piece];
        return (
          figure && (
            <PieceIcon
              key={piece}
              name={figure.name}
              side={figure.side}
              character={shift === 0 ? character(seat) : null}
              size={44}
            />
          )
        );
      })}
    </>
  );
}
