/**
 * The board by keyboard: one tab stop, a cursor on squares or on fences.
 *
 * Arrows move it as seen, Space changes between squares and fences, R turns the fence, Enter
 * plays, Escape gives up. Tab leaves the board, as everywhere; a drafted fence stays, for the
 * buttons that come next.
 */

import { signal } from '@preact/signals';
import { say } from '../words';
import type { BoardDraft } from './draft';
import { cellOf, fenceAt, rotated, slotOf, squareAt, type Cell, type Turn } from './geometry';
import { movable } from './slots';

const LAST = 8;
const ARROWS: Record<string, [number, number]> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export interface Cursor {
  square: string;
  fence: string | null; // null while the cursor is on squares
  shown: boolean;
}

export function createKeys(draft: BoardDraft): Keys {
  return new Keys(draft);
}

export class Keys {
  readonly cursor = signal<Cursor>({ square: 'e5', fence: null, shown: false });
  private placed = false; // the cursor has been on the board before

  constructor(private readonly draft: BoardDraft) {}

  // Event handlers are passed without their object, so they are bound.

  readonly down = (event: KeyboardEvent): void => {
    if (!this.use(event)) return;
    this.put({ shown: true });
    event.preventDefault();
  };

  /** The first focus puts the cursor on the piece that is to move. */
  readonly focus = (event: FocusEvent): void => {
    const { view } = this.draft.scene ?? {};
    const mover = view?.figures[view.movers[0] ?? -1]?.square;
    const shown = (event.target as HTMLElement).matches(':focus-visible');
    const { fence, square } = this.cursor.value;
    const drafted = this.draft.state.value.kind === 'fence';
    this.put({
      square: !this.placed && mover ? mover : square,
      fence: drafted ? fence : null,
      shown,
    });
    this.placed = true;
  };

  readonly blur = (): void => this.put({ shown: false });

  private put(change: Partial<Cursor>): void {
    this.cursor.value = { ...this.cursor.value, ...change };
  }

  private get turn(): Turn {
    return this.draft.scene?.turn ?? 0;
  }

  /** Whether the board has used a key. */
  private use(event: KeyboardEvent): boolean {
    const { key } = event;
    const way = ARROWS[key];
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (this.draft.typed.value && (key === 'Enter' || key === 'Escape')) {
      return this.draft.press(event);
    }
    if (way) this.arrow(way);
    else if (key === ' ') this.toggle();
    else if (key === 'r' || key === 'R') this.turnFence();
    else if (key === 'Enter') this.enter();
    else if (key === 'Escape') this.escape();
    else return false;
    return true;
  }

  private arrow(way: [number, number]): void {
    const { fence, square } = this.cursor.value;
    if (fence === null) {
      const cell = stepped(cellOf(square, this.turn), way, LAST);
      return this.put({ square: squareAt(cell, this.turn) });
    }
    const slot = slotOf(fence, this.turn);
    this.toFence(fenceAt(stepped(slot, way, LAST - 1), slot.lying, this.turn));
  }

  private toFence(fence: string): void {
    this.put({ fence });
    this.draft.think(fence, 'held');
    if (this.draft.state.value.kind !== 'fence') {
      const way = fence.endsWith('h') ? 'horizontal' : 'vertical';
      this.draft.announce(say('board-no-fence-here', { slot: fence.slice(0, 2), way }));
    }
  }

  /** Change between squares and fences. */
  private toggle(): void {
    const { draft, turn } = this;
    const { fence, square } = this.cursor.value;
    if (fence !== null) return this.leaveFences(fence);
    if (!draft.field().slots.some((slot) => slot.legal)) {
      const key = draft.state.value.kind === 'relocate' ? 'board-lift' : 'board-no-fences';
      return draft.announce(say(key, { fence: 'none' }));
    }
    this.toFence(fenceAt(stepped(cellOf(square, turn), [0, 0], LAST - 1), true, turn));
  }

  private leaveFences(fence: string): void {
    this.put({ square: fence.slice(0, 2), fence: null });
    this.draft.think(null, 'held');
  }

  private enter(): void {
    const { draft } = this;
    const { fence, square } = this.cursor.value;
    if (fence !== null) this.placeFence(fence);
    else if (draft.state.value.kind === 'ask') draft.place();
    else if (!this.liftHere(square)) draft.point(square);
  }

  private placeFence(fence: string): void {
    const before = this.draft.state.value;
    this.draft.place();
    if (before.kind === 'fence' && before.legal) {
      this.put({ fence: null, square: fence.slice(0, 2) });
    }
  }

  /** On a square of the Chamber, Enter lifts the next fence beside it. */
  private liftHere(square: string): boolean {
    const { scene, lifted, state } = this.draft;
    if (!scene || state.value.kind !== 'relocate') return false;
    const beside = movable(scene.options).filter((fence) => touches(fence, square));
    const at = beside.indexOf(lifted ?? '');
    const next = beside[(at + 1) % beside.length];
    if (next === undefined) return false;
    this.draft.lift(next);
    return true;
  }

  private escape(): void {
    const { fence } = this.cursor.value;
    if (fence !== null) this.leaveFences(fence);
    this.draft.cancel();
  }

  private turnFence(): void {
    const { fence } = this.cursor.value;
    if (fence !== null) this.toFence(rotated(fence));
    else this.draft.rotate();
  }
}

/** The cell one step on, inside the board. */
function stepped({ column, row }: Cell, [dx, dy]: [number, number], last: number): Cell {
  const within = (value: number) => Math.min(last, Math.max(0, value));
  return { column: within(column + dx), row: within(row + dy) };
}

/** Whether a fence stands at one of the four sides of a square. */
function touches(fence: string, square: string): boolean {
  const dx = square.charCodeAt(0) - fence.charCodeAt(0);
  const dy = square.charCodeAt(1) - fence.charCodeAt(1);
  return dx >= 0 && dx <= 1 && dy >= 0 && dy <= 1;
}
