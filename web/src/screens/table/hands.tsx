/** Sharing the ghosts out: by dragging, or by taps and keys that lift and put down. */

import { type Signal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';

import { PieceIcon } from '../../board';
import type { ModeOffered, Piece } from '../../wire';
import { say } from '../../words';

/** The most px that a finger moves in a tap. */
const STILL = 8;

/** The lifted ghost, and where it is while it is dragged. */
export interface Lifted {
  piece: Piece;
  at: { x: number; y: number } | null;
}

interface GhostProps {
  mode: ModeOffered;
  piece: Piece;
  lifted: Signal<Lifted | null>;
  onDrop(piece: Piece, hand: number): void;
}

/** A ghost that can be lifted. */
export function Ghost({ mode, piece, lifted, onDrop }: GhostProps) {
  const down = useRef<{ x: number; y: number } | null>(null);
  const dragged = useRef(false);
  const name = mode.pieces[piece]!.name;
  const mine = lifted.value?.piece === piece;
  function move(event: PointerEvent) {
    const from = down.current;
    if (!from) return;
    const far = Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL;
    if (far || lifted.value?.at) lifted.value = { piece, at: { x: event.clientX, y: event.clientY } };
  }
  function up(event: PointerEvent) {
    down.current = null;
    dragged.current = lifted.value?.at != null;
    if (!dragged.current) return; // a tap: the click that follows decides
    lifted.value = null;
    const hand = handAt(event.clientX, event.clientY);
    if (hand !== null) onDrop(piece, hand);
  }
  return (
    <button
      type="button"
      class="ghost"
      aria-pressed={mine}
      aria-label={say('table-lift', { piece: say(`piece-${name}`) })}
      data-carried={mine && lifted.value?.at ? '' : undefined}
      onPointerDown={(event) => {
        down.current = { x: event.clientX, y: event.clientY };
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={() => {
        down.current = null;
        lifted.value = null;
      }}
      onClick={() => {
        // A click event follows a drag: ignore it.
        if (!dragged.current) lifted.value = mine ? null : { piece, at: null };
        dragged.current = false;
      }}
    >
      <PieceIcon name={name} side={mode.pieces[piece]!.side} size={40} />
    </button>
  );
}

/** The hand of ghosts under a point of the screen. */
function handAt(x: number, y: number): number | null {
  const hand = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-hand]');
  return hand ? Number(hand.dataset['hand']) : null;
}

/** The dragged ghost, drawn under the pointer. */
export function Carried({ mode, lifted }: { mode: ModeOffered; lifted: Signal<Lifted | null> }) {
  useLayoutEffect(() => {
    const end = (event: KeyboardEvent) => {
      if (event.key === 'Escape') lifted.value = null;
    };
    document.addEventListener('keydown', end);
    return () => document.removeEventListener('keydown', end);
  }, [lifted]);
  const now = lifted.value;
  if (!now?.at) return null;
  const piece = mode.pieces[now.piece]!;
  return (
    <div class="carried" aria-hidden="true" style={{ left: `${now.at.x}px`, top: `${now.at.y}px` }}>
      <PieceIcon name={piece.name} side={piece.side} size={56} />
    </div>
  );
}
