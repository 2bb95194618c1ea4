/**
 * The board by keyboard: one tab stop, a cursor on squares or on fences.
 *
 * Arrows move it as seen, Space changes between squares and fences, R turns the fence, Enter
 * plays, Escape gives up. Tab leaves the board, as everywhere; a fence stays thought of, for the
 * buttons that come next.
 */

import { signal, type Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { say } from '../words';
import type { BoardDraft } from './draft';
import {
  barOf,
  cellOf,
  fenceAt,
  grown,
  rotated,
  slotOf,
  squareAt,
  tileOf,
  type Turn,
} from './geometry';
import { Rect } from './ground';

const LAST = 8;
const ARROWS: Record<string, [number, number]> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export interface Cursor {
  square: string;
  fence: string | null; // when it is on fences
  shown: boolean;
}

export interface Keys {
  cursor: Signal<Cursor>;
  down(event: KeyboardEvent): void;
  focus(event: FocusEvent): void;
  blur(): void;
}

export function createKeys(draft: BoardDraft): Keys {
  const cursor = signal<Cursor>({ square: 'e5', fence: null, shown: false });
  let placed = false;

  function turn(): Turn {
    return draft.scene?.turn ?? 0;
  }

  function focus(event: FocusEvent): void {
    const { view } = draft.scene ?? {};
    const mover = view?.figures[view.movers[0] ?? -1]?.square;
    const shown = (event.target as HTMLElement).matches(':focus-visible');
    const fence = draft.state.value.kind === 'fence' ? cursor.value.fence : null;
    const square = !placed && mover ? mover : cursor.value.square;
    cursor.value = { square, fence, shown };
    placed = true;
  }

  function blur(): void {
    cursor.value = { ...cursor.value, shown: false };
  }

  function arrow([dx, dy]: [number, number]): void {
    const now = cursor.value;
    const step = (value: number, by: number, last: number) =>
      Math.min(last, Math.max(0, value + by));
    if (now.fence === null) {
      const { column, row } = cellOf(now.square, turn());
      const cell = { column: step(column, dx, LAST), row: step(row, dy, LAST) };
      cursor.value = { ...now, square: squareAt(cell, turn()) };
      return;
    }
    const { column, row, lying } = slotOf(now.fence, turn());
    const cell = { column: step(column, dx, LAST - 1), row: step(row, dy, LAST - 1) };
    toFence(fenceAt(cell, lying, turn()));
  }

  function toFence(fence: string): void {
    cursor.value = { ...cursor.value, fence };
    draft.think(fence, 'held');
    if (draft.state.value.kind !== 'fence') {
      const way = fence.endsWith('h') ? 'horizontal' : 'vertical';
      draft.announce(say('board-no-fence-here', { slot: fence.slice(0, 2), way }));
    }
  }

  function toggle(): void {
    const now = cursor.value;
    if (now.fence !== null) return leaveFences();
    if (!draft.field().slots.some((slot) => slot.legal)) {
      const key = draft.state.value.kind === 'relocate' ? 'board-lift' : 'board-no-fences';
      return draft.announce(say(key, { fence: 'none' }));
    }
    const { column, row } = cellOf(now.square, turn());
    toFence(
      fenceAt({ column: Math.min(column, LAST - 1), row: Math.min(row, LAST - 1) }, true, turn()),
    );
  }

  function leaveFences(): void {
    const fence = cursor.value.fence!;
    cursor.value = { ...cursor.value, square: fence.slice(0, 2), fence: null };
    draft.think(null, 'held');
  }

  function enter(): void {
    const { fence, square } = cursor.value;
    if (fence !== null) {
      const before = draft.state.value;
      draft.place();
      if (before.kind === 'fence' && before.legal)
        cursor.value = { ...cursor.value, fence: null, square: fence.slice(0, 2) };
    } else if (draft.state.value.kind === 'ask') draft.place();
    else if (!liftHere(square)) draft.point(square);
  }

  /** On a square of the Chamber, Enter takes up the fence beside it that is not lifted yet. */
  function liftHere(square: string): boolean {
    const { scene, lifted, state } = draft;
    if (!scene || state.value.kind !== 'relocate') return false;
    const beside = liftable(draft).filter((fence) => touches(fence, square));
    const at = beside.indexOf(lifted ?? '');
    const next = beside[(at + 1) % beside.length];
    if (next === undefined) return false;
    draft.lift(next);
    return true;
  }

  function escape(): void {
    if (cursor.value.fence !== null) leaveFences();
    draft.cancel();
  }

  function turnFence(): void {
    const { fence } = cursor.value;
    if (fence !== null) toFence(rotated(fence));
    else draft.rotate();
  }

  function use(event: KeyboardEvent): boolean {
    const way = ARROWS[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (draft.typed.value && (event.key === 'Enter' || event.key === 'Escape'))
      return draft.press(event);
    if (way) arrow(way);
    else if (event.key === ' ') toggle();
    else if (event.key === 'r' || event.key === 'R') turnFence();
    else if (event.key === 'Enter') enter();
    else if (event.key === 'Escape') escape();
    else return false;
    return true;
  }

  return {
    cursor,
    focus,
    blur,
    down(event) {
      if (!use(event)) return;
      cursor.value = { ...cursor.value, shown: true };
      event.preventDefault();
    },
  };
}

function liftable(draft: BoardDraft): string[] {
  const moves = draft.scene?.options?.fences ?? [];
  return [
    ...new Set(moves.filter(({ move }) => move.includes('>')).map(({ move }) => move.slice(0, 3))),
  ];
}

/** Whether a fence stands at one of the four sides of a square. */
function touches(fence: string, square: string): boolean {
  const dx = square.charCodeAt(0) - fence.charCodeAt(0);
  const dy = square.charCodeAt(1) - fence.charCodeAt(1);
  return dx >= 0 && dx <= 1 && dy >= 0 && dy <= 1;
}

/** The two-tone ring, visible on any ground. */
export function CursorRing({
  cursor,
  turn,
}: {
  cursor: Signal<Cursor>;
  turn: Turn;
}): JSX.Element | null {
  const { shown, square, fence } = cursor.value;
  if (!shown) return null;
  const box = fence === null ? grown(tileOf(square, turn), 2.5) : grown(barOf(fence, turn), 5.5);
  return (
    <g class="cursor">
      <Rect box={box} r={7} class="cursor-under" />
      <Rect box={box} r={7} class="cursor-over" />
    </g>
  );
}
